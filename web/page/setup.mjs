// Before a game: who takes the seats, and by which luck; or a game that waits to be gone on with.
import { button, el, fill } from "./dom.mjs";
import { issueList } from "./dialogs.mjs";
import { summaryOf } from "./summaries.mjs";
import { kindName, seatBadge } from "./seats.mjs";
import { say } from "./text.mjs";

const longestName = 40;
const searchSeconds = [0.5, 1, 3];

/** Bots that are offered: those of the rules, with searches by time in place of those by effort. */
export function offeredKinds(bots) {
    const plain = bots.filter(({ kind }) => !kind.startsWith("search"));
    const search = bots.find(({ kind }) => kind === "search");
    const timed = search
        ? searchSeconds.map((seconds) => ({ kind: `search:seconds=${seconds}`, explanation: search.explanation }))
        : [];
    return [{ kind: "human", explanation: say("A person at this screen.") }, ...plain, ...timed];
}

/** The fields of a seat; read() gives {name, kind}. */
export function seatRow(seat, player, bots) {
    const name = el("input", { type: "text", value: player.name, maxLength: longestName, autocomplete: "off" });
    name.setAttribute("aria-label", say("Name of player %1", seat + 1));
    const kinds = offeredKinds(bots);
    if (!kinds.some(({ kind }) => kind === player.kind)) {
        kinds.push({
            kind: player.kind,
            explanation: bots.find(({ kind }) => kind === player.kind)?.explanation ?? "",
        });
    }
    const explanation = el("p", { class: "quiet" });
    const choice = el(
        "select",
        { on: { change: () => explain() } },
        kinds.map(({ kind }) => el("option", { value: kind }, kindName(kind, bots))),
    );
    choice.setAttribute("aria-label", say("Who plays seat %1", seat + 1));
    choice.value = player.kind;
    const explain = () =>
        (explanation.textContent = kinds.find(({ kind }) => kind === choice.value)?.explanation ?? "");
    explain();
    return {
        element: el("div", { class: "seat-row" }, seatBadge(seat), name, choice, explanation),
        read: () => ({ name: name.value.trim(), kind: choice.value }),
    };
}

const randomSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0] % 1000000);

/**
 * Events: "start" (detail: {players, seed}), "goOn", "open" (detail: a File).
 */
export class Setup extends EventTarget {
    #rows = [];
    #list = el("div", { class: "seat-rows" });
    #offer;
    #issues = el("div", { class: "found", role: "alert" });

    /** `share`: title and design; `offer`: what the engine says of the design; `waiting`: "going" or "over" if a game is kept. */
    constructor({ title, design }, offer, waiting) {
        super();
        this.#offer = offer;
        const variant = typeof design?.variant === "string" ? design.variant : "";
        const canPlay = offer.counts?.length > 0;
        this.element = el(
            "main",
            { class: "setup", tabIndex: -1 },
            el(
                "div",
                { class: "card start-card" },
                el("h1", {}, title || offer.set || say("A game")),
                el(
                    "p",
                    { class: "quiet" },
                    [offer.rules, offer.set !== title && offer.set, offer.map, variant].filter(Boolean).join(" · "),
                ),
                el("p", {}, summaryOf(offer.ruleset)),
                offer.ruleset &&
                    button(say("Rules"), { class: "rules-button", on: { click: () => this.#tell("rules") } }, "book", true),
                waiting &&
                    el(
                        "div",
                        { class: "waiting" },
                        el(
                            "p",
                            {},
                            waiting === "over"
                                ? say("The last game with this set is over; it is kept until you start another one.")
                                : say("A game with this set is in progress."),
                        ),
                        button(
                            waiting === "over" ? say("View it") : say("Continue it"),
                            { class: "main go-on", on: { click: () => this.#tell("goOn") } },
                            waiting === "over" ? "fit" : "play",
                            true,
                        ),
                    ),
                canPlay ? this.#form() : issueList(offer.issues),
                this.#issues,
                this.#opener(),
            ),
        );
    }

    #form() {
        const { counts } = this.#offer;
        const count = el(
            "select",
            { id: "count", on: { change: () => this.#fill(Number(count.value)) } },
            counts.map((n) => el("option", { value: n }, say("%1 players", n))),
        );
        count.setAttribute("aria-label", say("Number of players"));
        const seed = el("input", {
            type: "text",
            id: "seed",
            value: randomSeed(),
            inputMode: "numeric",
            pattern: "[0-9]{1,18}",
            required: true,
            autocomplete: "off",
            title: say("The same seed gives the same tiles in the same order"),
        });
        const form = el(
            "form",
            {
                on: {
                    submit: (event) => {
                        event.preventDefault();
                        this.#tell("start", { players: this.#rows.map((row) => row.read()), seed: seed.value });
                    },
                },
            },
            el("div", { class: "field" }, el("label", { htmlFor: "count" }, say("Players")), count),
            this.#list,
            el(
                "div",
                { class: "field" },
                el("label", { htmlFor: "seed" }, say("Seed")),
                seed,
                button(say("Another seed"), { on: { click: () => (seed.value = randomSeed()) } }, "turnRight"),
            ),
            el("button", { type: "submit", class: "worded main start" }, say("Start the game")),
        );
        this.#fill(counts[0]);
        return form;
    }

    #fill(count) {
        const before = this.#rows.map((row) => row.read());
        this.#rows = Array.from({ length: count }, (_, seat) =>
            seatRow(
                seat,
                before[seat] ?? { name: this.#offer.seats[seat], kind: seat === 0 ? "human" : this.#defaultBot() },
                this.#offer.bots,
            ),
        );
        fill(
            this.#list,
            this.#rows.map(({ element }) => element),
        );
    }

    #defaultBot() {
        const known = this.#offer.bots.map(({ kind }) => kind);
        return known.includes("greedy") ? "greedy" : known[0];
    }

    #opener() {
        const input = el("input", {
            type: "file",
            accept: ".json,application/json",
            hidden: true,
            on: { change: () => input.files.length > 0 && this.#tell("open", input.files[0]) },
        });
        return el(
            "div",
            { class: "opener" },
            input,
            button(say("Open a recorded game …"), { on: { click: () => input.click() } }, "open", true),
            el("span", { class: "quiet" }, say("or drop its file on this page")),
        );
    }

    showIssues(issues) {
        fill(this.#issues, issueList(issues));
    }

    #tell(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { detail }));
    }
}
