// Saved games for Tabletop Simulator are read by programs that are not ours: each object has the form that its published
// declarations give it, and a tool that takes saved games apart and puts them together again gets the same game.
//     node tabletop_simulator.mjs PROGRAM NPM_FOLDER
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [program, npm] = process.argv.slice(2);
const require = createRequire(join(npm, "package.json"));
const { extractSave, writeExtractedSave, embedSave, readSave } = require("@tts-tools/savefile");
const declarations = join(dirname(require.resolve("@typed-tabletop-simulator/declaration/package.json")), "src");
const scratch = mkdtempSync(join(tmpdir(), "tilewright-tts-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
const sets = fileURLToPath(new URL("../../tilesets/", import.meta.url));

/** The declared form of an object of that name. */
const forms = {
    Bag: "BagData",
    BlockSquare: "ObjectData",
    Card: "CardCustomData",
    Custom_Board: "BoardCustomData",
    Custom_Tile: "TileData",
    Deck: "DeckCustomData",
    Figurine_Custom: "FigurineCustomData",
};

/** What an object contains is looked at by itself. */
function formOf(name) {
    return `Omit<${forms[name]}, "Name" | "ContainedObjects">`;
}

function exported(set, ...options) {
    const folder = join(scratch, set.replaceAll("/", "-") + options.join("").replaceAll(/\W/g, "-"));
    execFileSync(program, ["export", join(sets, set), "--to", "tts", "--local", ...options, "-o", folder]);
    const [save] = readdirSync(folder).filter((name) => name.endsWith(".json"));
    return join(folder, save);
}

function* objectsOf(save) {
    for (const object of save.ObjectStates ?? save.ContainedObjects ?? []) {
        yield object;
        yield* objectsOf(object);
    }
}

const saves = [
    exported("beneath/standard.tileset.json", "--option", "players=4"),
    exported("landscape/base.tileset.json", "--option", "rules=tunnel"),
    exported("landscape/princess-dragon.tileset.json", "--option", "rules=dungeon"),
];

const declared = readFileSync(join(declarations, "object.d.ts"), "utf8");
const names = new Set([.../enum ObjectName \{([^}]*)\}/.exec(declared)[1].matchAll(/"([^"]+)"/g)].map((found) => found[1]));
const lines = [`/// <reference path="${join(declarations, "index.d.ts")}" />`];
const seen = new Set();
let objects = 0;
for (const file of saves) {
    const save = JSON.parse(readFileSync(file, "utf8"));
    for (const { Name, ContainedObjects, ...object } of objectsOf(save)) {
        assert.ok(names.has(Name), `${Name} is no object of the game`);
        assert.ok(forms[Name], `${Name} has no form here`);
        seen.add(Name);
        ++objects;
        // Not a literal where it is assigned: the game itself writes members that the declarations lack.
        lines.push(`{ const it = ${JSON.stringify(object)}; const as: ${formOf(Name)} = it; }`);
    }
    const { ObjectStates, ...rest } = save;
    lines.push(`{ const it = ${JSON.stringify(rest)}; const as: Partial<TTSSave> = it; }`);

    const apart = join(scratch, "apart");
    rmSync(apart, { recursive: true, force: true });
    mkdirSync(apart);
    writeExtractedSave(extractSave(readSave(file), { output: apart }), { output: apart });
    assert.ok(readdirSync(apart, { recursive: true }).length > save.ObjectStates.length);
    assert.deepEqual(JSON.parse(JSON.stringify(embedSave(apart, {}))), save);
}
assert.deepEqual([...seen].sort(), Object.keys(forms).sort());
// The forms tell something: a card whose number is a text is none.
lines.push(
    'const card = { Transform: {} as TransformData, CardID: "7", CustomDeck: {} };',
    "// @ts-expect-error",
    `{ const as: ${formOf("Card")} = card; }`,
);
writeFileSync(join(scratch, "saves.ts"), lines.join("\n") + "\n");
const compiler = require.resolve("typescript/bin/tsc");
const options = { noEmit: true, strict: true, skipLibCheck: true, types: [], lib: ["es2020"] };
writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["saves.ts"] }));
const checked = spawnSync(process.execPath, [compiler, "--project", scratch], { encoding: "utf8" });
assert.equal(checked.status, 0, checked.stdout);
console.log(`Saved games for Tabletop Simulator: ${saves.length}, with ${objects} objects of ${seen.size} kinds, read by others.`);
