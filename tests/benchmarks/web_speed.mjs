// How fast the module is beside the same session built natively: both play the same seeded games, turn about; then how
// long somebody at the page waits for a bot.
//     node web_speed.mjs PROGRAM PLAY_GAMES FOLDER [ROUNDS]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Engine } from "../../web/engine.mjs";

const [program, playGames, folder, rounds = "3"] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(join(folder, "player.wasm")));
const scratch = mkdtempSync(join(tmpdir(), "tilewright-speed-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

/** Games a round, enough for about a second. */
const matches = [
    ["beneath", "random", 200],
    ["beneath", "greedy", 40],
    ["beneath", "search-quick", 2],
    ["landscape", "random", 400],
    ["landscape", "greedy", 100],
    ["landscape", "search-quick", 4],
    ["tunnel", "greedy", 60],
    ["dungeon", "greedy", 60],
];

function designOf(rules, bot) {
    const file = join(scratch, "begin.game.json");
    execFileSync(program, ["play", "--ruleset", rules, "--players", "random,random", "-o", file]);
    const { ruleset, tileset, map, options, players } = JSON.parse(readFileSync(file));
    return { ruleset, tileset, map, options, players: players.map(({ name }) => ({ name, kind: bot })) };
}

/** Seconds of the games alone, without reading the design, as play_games counts them. */
function inModule(design, games) {
    const engine = new Engine(module);
    let seconds = 0;
    let moves = 0;
    for (let seed = 1; seed <= games; ++seed) {
        const { loaded, issues } = engine.load({ ...design, seed: String(seed) });
        if (!loaded) {
            throw new Error(JSON.stringify(issues));
        }
        const begin = process.cpuUsage();
        moves += engine.playBots();
        const { user, system } = process.cpuUsage(begin);
        seconds += (user + system) / 1e6;
    }
    return { seconds, moves };
}

for (const [rules, bot, games] of matches) {
    const design = designOf(rules, bot);
    const file = join(scratch, "design.json");
    writeFileSync(file, JSON.stringify(design));
    const ratios = [];
    let of = {};
    for (let round = 0; round < Number(rounds); ++round) {
        const native = JSON.parse(execFileSync(playGames, [file, String(games)]));
        const web = inModule(design, games);
        if (web.moves !== native.moves) {
            throw new Error(`${rules}, ${bot}: ${web.moves} moves in the module, ${native.moves} natively`);
        }
        ratios.push(native.seconds / web.seconds);
        of = { native: native.seconds, web: web.seconds, moves: web.moves };
    }
    ratios.sort((a, b) => a - b);
    const median = ratios[Math.floor(ratios.length / 2)];
    console.log(
        `${rules}, ${bot}: ${median.toFixed(2)} of the native speed (${ratios.map((r) => r.toFixed(2)).join(", ")}); ` +
            `${((1000 * of.web) / of.moves).toFixed(3)} ms a move in the module`,
    );
}

/** How long each answer of a bot takes in one game, longest last; in ms. */
function answersOf(design) {
    const engine = new Engine(module);
    const { loaded, issues } = engine.load({ ...design, seed: "1" });
    if (!loaded) {
        throw new Error(JSON.stringify(issues));
    }
    const times = [];
    for (;;) {
        const begin = performance.now();
        const number = engine.botMove();
        if (number === null) {
            return times.sort((a, b) => a - b);
        }
        times.push(performance.now() - begin);
        engine.play(number);
    }
}

for (const rules of ["beneath", "landscape", "tunnel", "dungeon"]) {
    for (const bot of ["greedy", "search:seconds=0.2"]) {
        const times = answersOf(designOf(rules, bot));
        const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)];
        console.log(
            `${rules}, ${bot}: ${times.length} answers, median ${median.toFixed(2)} ms, slowest ${slowest.toFixed(1)} ms`,
        );
    }
}
