// The moments of a game: a slider, and buttons that step.
import { button, el } from "./dom.mjs";
import { say } from "./text.mjs";

/** Events: "show" and "comment" (detail: number of moves), "pause" (detail: whether bots pause), "playOn". */
export class Replay extends EventTarget {
    #moment = 0;
    #kept = 0;
    #slider = el("input", {
        type: "range",
        min: 0,
        step: 1,
        on: { input: () => this.#ask(Number(this.#slider.value)) },
    });
    #first = button(say("To the beginning (Home)"), { class: "far", on: { click: () => this.#ask(0) } }, "first");
    #back = button(say("Back one move (,)"), { on: { click: () => this.step(-1) } }, "left");
    #on = button(say("Forward one move (.)"), { on: { click: () => this.step(1) } }, "right");
    #last = button(
        say("To the last move (End)"),
        { class: "far", on: { click: () => this.#ask(this.#kept) } },
        "last",
    );
    #pause = button(say("Pause the bots"), { class: "pause", on: { click: () => this.#tell("pause", true) } }, "pause");
    #resume = button(
        say("Resume the bots"),
        { class: "pause", on: { click: () => this.#tell("pause", false) } },
        "play",
    );
    #playOn = button(
        say("Play on from here"),
        { class: "main", on: { click: () => this.#tell("playOn") } },
        "play",
        true,
    );
    #comment = button(
        say("Comment on this moment"),
        { on: { click: () => this.#tell("comment", this.#moment) } },
        "comment",
    );
    #where = el("span", { class: "quiet where" });

    constructor() {
        super();
        this.#slider.setAttribute("aria-label", say("Moment of the game"));
        this.element = el(
            "div",
            { class: "replay", role: "group", "aria-label": say("Moments of the game") },
            this.#first,
            this.#back,
            this.#on,
            this.#last,
            this.#pause,
            this.#resume,
            this.#slider,
            this.#where,
            this.#comment,
            this.#playOn,
        );
    }

    /**
     * `moment`: the one shown, or asked for and on its way: the slider must not jump back under a finger. `botsPlay`:
     * whether a bot is to move; `paused`: whether bots wait; `asks`: whether somebody has still to say to play on
     * from here.
     */
    show(state, moment, botsPlay, paused, asks) {
        const { movesKept: kept, over } = state;
        this.#moment = moment;
        this.#kept = kept;
        this.#slider.max = String(kept);
        this.#slider.value = String(moment);
        this.#slider.setAttribute("aria-valuetext", say("move %1 of %2", moment, kept));
        this.#slider.disabled = kept === 0;
        this.#where.textContent = say("move %1 of %2", moment, kept);
        this.#first.disabled = this.#back.disabled = moment === 0;
        this.#last.disabled = this.#on.disabled = moment === kept;
        this.#pause.hidden = !botsPlay || paused || moment < kept;
        this.#resume.hidden = !botsPlay || !paused || moment < kept;
        // Also at the end of a shared game of bots: somebody may want a seat.
        this.#playOn.hidden = over || !asks || (moment === kept && !(botsPlay && paused));
    }

    step(by) {
        this.#ask(this.#moment + by);
    }

    #ask(count) {
        if (count >= 0 && count <= this.#kept && count !== this.#moment) {
            this.#moment = count;
            this.#tell("show", count);
        }
    }

    #tell(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { detail }));
    }
}
