// Asks above the lower edge of the board which of several moves is meant, and before something is paid.
import { button, el, fill, hovering } from "./dom.mjs";
import { priceOf } from "./price.mjs";
import { say, upperFirst } from "./text.mjs";

const most = 60;

export const costs = (move) => (move.pays?.length ?? 0) > 0 || move.takes !== undefined;

/** Events: "play" (detail: number of the move), "pointed" (detail: numbers), "closed". */
export class ChoiceBar extends EventTarget {
    #pictures;

    /** `pictures`: shapes of kinds, as Game has them. */
    constructor(pictures) {
        super();
        this.#pictures = pictures;
        this.element = el("div", { class: "choice over-board", hidden: true, role: "group" });
        this.element.addEventListener("keydown", (event) => {
            if (event.key === "Escape") {
                event.stopPropagation();
                this.close();
            }
        });
    }

    get isOpen() {
        return !this.element.hidden;
    }

    close() {
        if (this.isOpen) {
            this.element.hidden = true;
            this.dispatchEvent(new CustomEvent("closed"));
        }
    }

    /** Plays the only one that costs nothing at once; asks otherwise. */
    offer(moves, numbers, player) {
        if (numbers.length === 1) {
            this.confirm(moves, numbers[0], player);
            return;
        }
        const rows = numbers.slice(0, most).map((number) =>
            el(
                "button",
                {
                    type: "button",
                    class: "row",
                    on: {
                        click: () => this.confirm(moves, number, player),
                        focus: () => this.#point([number]),
                        ...hovering(() => this.#point([number])),
                    },
                },
                el("span", {}, upperFirst(moves[number].text)),
                priceOf(moves[number], player, this.#pictures),
            ),
        );
        const rest = numbers.length - rows.length;
        this.#open(
            say("Which of these?"),
            el(
                "div",
                { class: "rows" },
                rows,
                rest > 0 && el("p", { class: "quiet" }, say("%1 more in the list of actions", rest)),
            ),
        );
        rows[0].focus();
    }

    /** Plays a move, after a question if it costs something. */
    confirm(moves, number, player) {
        const move = moves[number];
        if (!costs(move)) {
            this.#play(number);
            return;
        }
        const play = button(say("Do it"), { class: "main", on: { click: () => this.#play(number) } }, "check", true);
        this.#point([number]);
        this.#open(upperFirst(move.text), el("div", { class: "ask" }, priceOf(move, player, this.#pictures), play));
        play.focus();
    }

    #open(title, content) {
        const close = button(say("Cancel (Esc)"), { on: { click: () => this.close() } }, "close");
        this.element.setAttribute("aria-label", title);
        fill(this.element, el("div", { class: "head" }, el("strong", {}, title), close), content);
        this.element.hidden = false;
    }

    #point(numbers) {
        this.dispatchEvent(new CustomEvent("pointed", { detail: numbers }));
    }

    #play(number) {
        this.close();
        this.dispatchEvent(new CustomEvent("play", { detail: number }));
    }
}
