// The same game everywhere: seeded games of bots played in the WebAssembly module are, byte for byte, the records that
// the program writes, and each reads the other's.
//     node same_games.mjs PROGRAM FOLDER [SEEDS OF RANDOM BOTS] [SEEDS OF GREEDY BOTS]
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Engine } from "../../web/engine.mjs";

const [program, folder, randomSeeds = "200", greedySeeds = "30"] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(join(folder, "player.wasm")));
const words = JSON.parse(readFileSync(join(folder, "words.json"), "utf8"));
const scratch = mkdtempSync(join(tmpdir(), "tilewright-web-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

/** The record that the program writes. */
function nativeRecord(rules, bots, seed) {
    const file = join(scratch, "native.game.json");
    execFileSync(program, ["play", "--ruleset", rules, "--players", bots.join(","), "--seed", String(seed), "-o", file]);
    return readFileSync(file);
}

/** What the game of a record begins with. */
function designOf(record) {
    const { ruleset, tileset, map, options, seed, players } = record;
    return { ruleset, tileset, map, options, seed, players };
}

function loaded(document) {
    const engine = new Engine(module);
    const { loaded: done, issues } = engine.load(document);
    assert.ok(done, JSON.stringify(issues));
    return engine;
}

/** Reading it succeeds only if every move is legal and the result is the recorded one. */
function replayNatively(bytes) {
    const file = join(scratch, "module.game.json");
    writeFileSync(file, bytes);
    execFileSync(program, ["replay", file]);
}

function sameGames(rules, bots, seeds) {
    for (let seed = 1; seed <= seeds; ++seed) {
        const native = nativeRecord(rules, bots, seed);
        const engine = loaded(designOf(JSON.parse(native)));
        assert.ok(engine.playBots() > 0);
        const bytes = engine.record();
        assert.ok(native.equals(bytes), `${rules}, ${bots}, seed ${seed}: the records differ`);
        assert.ok(native.equals(loaded(native.toString()).record()), `${rules}, seed ${seed}: the record read differs`);
        if (seed <= 3) {
            replayNatively(bytes);
        }
    }
    console.log(`${rules}, ${bots[0]} bots: ${seeds} seeds`);
}

/** A person plays by numbers of moves, takes moves back and is answered in words. */
function gameByHand(rules) {
    const design = designOf(JSON.parse(nativeRecord(rules, ["random", "random"], 7)));
    design.players = [
        { name: "Ada", kind: "human" },
        { name: "Bot", kind: "greedy" },
    ];
    const engine = loaded(design);
    const begin = engine.record();
    for (let i = 0; i < 40 && !engine.state().over; ++i) {
        const { moves } = engine.moves();
        assert.ok(moves.length > 0 && moves.every((move) => move.text && move.group));
        assert.ok(Array.isArray(engine.play(engine.botMove() ?? i % moves.length)));
    }
    const state = engine.state();
    assert.equal(state.seats[0].name, "Ada");
    replayNatively(engine.record());

    const drawing = engine.drawing();
    assert.ok(drawing.placed.every(({ name }) => drawing.pictures[name].startsWith("<path ")));
    assert.deepEqual(engine.drawing().pictures, {});

    assert.equal(engine.play(100000), null);
    const english = engine.moves().moves.map((move) => move.group);
    assert.ok(engine.speak(words.de));
    assert.notDeepEqual(engine.moves().moves.map((move) => move.group), english);

    const moments = [];
    for (let count = 0; count <= engine.state().movesKept; ++count) {
        assert.ok(engine.show(count));
        moments.push(engine.state().points);
    }
    assert.equal(engine.log().length, moments.length - 1);
    assert.deepEqual(moments.at(-1), state.points);

    while (engine.undo());
    assert.ok(Buffer.from(begin).equals(engine.record()));
}

/** Nothing that can't be read breaks the game that is being played. */
function badInput() {
    const native = nativeRecord("beneath", ["random", "random"], 1);
    const engine = loaded(native.toString());
    const broken = JSON.parse(native);
    broken.moves[3] = broken.moves[4];
    for (const bad of ["", "{", "[]", "7", { tileset: {} }, { ...designOf(broken), players: [{ kind: 3 }, null] }, broken]) {
        const { loaded: done, issues } = engine.load(bad);
        assert.ok(!done && issues.length > 0 && issues[0].message);
    }
    assert.ok(native.equals(engine.record()));
}

badInput();
for (const rules of ["beneath", "landscape", "tunnel", "dungeon"]) {
    gameByHand(rules);
    sameGames(rules, ["random", "random"], Number(randomSeeds));
    sameGames(rules, ["greedy", "greedy", "greedy"], Number(greedySeeds));
}
