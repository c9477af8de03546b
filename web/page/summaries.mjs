// What a game is about, for people who have never seen it.
import { say } from "./text.mjs";

const summaries = {
    beneath: () =>
        say(
            "Dig under the castle tile by tile, send your Runners for lock picks, and release your Prisoner. Whoever walks him into a guardhouse with the golden key wins at once; if the tiles run out first, points decide.",
        ),
    landscape: () =>
        say(
            "Add a tile to the landscape and put a follower on one of its cities, roads, cloisters or fields. Completed features score, and their followers come home; most points win.",
        ),
    tunnel: () =>
        say(
            "The landscape game with tunnels: tokens on their mouths join distant roads. Completed features score; most points win.",
        ),
    dungeon: () =>
        say(
            "The landscape game with a dungeon below: followers go down at the entrances, towers grow floor by floor, and a dragon sends home anyone it meets. Most points win.",
        ),
};

/** Two lines about the rules of that name; nothing for rules that are unknown. */
export const summaryOf = (ruleset) => summaries[ruleset]?.() ?? "";
