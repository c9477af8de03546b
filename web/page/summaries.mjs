// What a game is about, for people who have never seen it.
import { say } from "./text.mjs";

const summaries = {
    beneath: () =>
        say(
            "Dig under the castle tile by tile, send your Runners for lock picks, and release your Prisoner. Who walks him into a guardhouse with the golden key wins at once; if the tiles run out first, points decide.",
        ),
    landscape: () =>
        say(
            "Lay a tile to the landscape and put a follower on a city, road, cloister or field of it. What is complete scores, and its followers come home; most points win.",
        ),
    tunnel: () =>
        say(
            "The landscape game with tunnels: tokens on their mouths join roads far from each other. What is complete scores; most points win.",
        ),
    dungeon: () =>
        say(
            "The landscape game with a dungeon below: followers go down at the entrances, floors grow on towers, and a dragon sends home whom he meets. Most points win.",
        ),
};

/** Two lines about the rules of that name; nothing for rules that are unknown. */
export const summaryOf = (ruleset) => summaries[ruleset]?.() ?? "";
