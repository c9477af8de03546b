// The game on the screen: board, tile in hand, panels; what is done in one shows in the others.
import { Actions } from "./actions.mjs";
import { Board } from "./board.mjs";
import { ChoiceBar } from "./choice_bar.mjs";
import { confirmed } from "./dialogs.mjs";
import { button, el, fill, keepsFocus } from "./dom.mjs";
import { imageOf } from "./picture.mjs";
import { boundsWith, Places } from "./places.mjs";
import { cellsOfTurn, Log, sentenceOf } from "./log.mjs";
import { Replay } from "./replay.mjs";
import { seatBadge, seatName, Seats } from "./seats.mjs";
import { say, upperFirst } from "./text.mjs";

/** After a jump over more, the board is fitted anew: it may have been much larger. */
const fewMoves = 8;

/** Events: "newGame", "settings", "keys", "rules", "sendBack", "comment" (detail: moves), "result", "seats". */
export class Screen extends EventTarget {
    #game;
    #feedback;
    #bots = [];
    #board = new Board(say("Board"));
    #places = new Places(this.#board);
    #actions = new Actions();
    #seats = new Seats();
    #log = new Log();
    #replay = new Replay();
    #choice;
    #hand = el("button", { type: "button", class: "hand" });
    #prompt = el("div", { class: "prompt" });
    #said = el("div", { class: "unseen", role: "status", "aria-live": "polite" });
    #undo;
    #resultButton;
    #tabs = [];
    #shownMoves = 0;
    /** The moment after which the later moves may go: somebody has agreed. */
    #agreed = -1;
    /** Where the focus belongs if nothing has it, as after the first screen. */
    #focusPart = "board";

    constructor(game, feedback, title) {
        super();
        this.#game = game;
        this.#feedback = feedback;
        this.#choice = new ChoiceBar(game.pictures);
        this.#undo = button(say("Take back (Ctrl+Z)"), { class: "undo", on: { click: () => this.undo() } }, "undo");
        this.#resultButton = button(
            say("Result"),
            { hidden: true, on: { click: () => this.#tell("result") } },
            "table",
            true,
        );
        this.element = el(
            "div",
            { class: "screen" },
            this.#header(title),
            this.#table(),
            this.#turn(),
            this.#panels(),
            this.#said,
        );
        this.#connect();
    }

    #header(title) {
        return el(
            "header",
            {},
            el("h1", { title }, title),
            button(say("New game"), { class: "new-game", on: { click: () => this.#tell("newGame") } }, "plus", true),
            this.#undo,
            this.#resultButton,
            button(say("Rules"), { class: "rules-button", on: { click: () => this.#tell("rules") } }, "book"),
            button(say("Keys (?)"), { class: "keys-button", on: { click: () => this.#tell("keys") } }, "keys"),
            button(say("Settings"), { class: "settings", on: { click: () => this.#tell("settings") } }, "menu"),
            button(say("Send back …"), { class: "send", on: { click: () => this.#tell("sendBack") } }, "send", true),
        );
    }

    #table() {
        const { port } = this.#board;
        return el(
            "main",
            { class: "table", "aria-label": say("Board") },
            this.#board.frame,
            el(
                "div",
                { class: "zoom", role: "group", "aria-label": say("Zoom") },
                button(say("Zoom in (+)"), { on: { click: () => port.zoom(1.3) } }, "plus"),
                button(say("Zoom out (−)"), { on: { click: () => port.zoom(1 / 1.3) } }, "minus"),
                button(say("Whole board (0)"), { on: { click: () => port.fit() } }, "fit"),
            ),
            this.#choice.element,
        );
    }

    #turn() {
        this.#hand.addEventListener("click", () => this.#places.turn(1));
        keepsFocus(this.#hand);
        this.#hand.addEventListener(
            "wheel",
            (event) => {
                event.preventDefault();
                this.#places.turn(event.deltaY > 0 ? 1 : -1);
            },
            { passive: false },
        );
        return el(
            "section",
            { class: "card turn-bar", "aria-label": say("This turn") },
            this.#hand,
            el("div", { class: "turn-side" }, this.#prompt, this.#replay.element),
        );
    }

    #panels() {
        const parts = [
            ["actions", say("Actions"), this.#actions.element],
            ["seats", say("Players"), this.#seats.element],
            ["log", say("Log"), this.#log.element],
        ];
        const aside = el("aside", { class: "panels", "aria-label": say("Players, actions and log") });
        this.#tabs = parts.map(([name, label]) =>
            el(
                "button",
                {
                    type: "button",
                    class: "tab",
                    "aria-pressed": String(name === "actions"),
                    on: {
                        click: () => {
                            // The tab of the open panel folds the sheet, as there is little room where there are tabs.
                            aside.classList.toggle(
                                "folded",
                                aside.dataset.part === name && !aside.classList.contains("folded"),
                            );
                            aside.dataset.part = name;
                            this.#tabs.forEach((tab, i) =>
                                tab.setAttribute("aria-pressed", String(parts[i][0] === name)),
                            );
                            this.#log.reveal();
                        },
                    },
                },
                label,
            ),
        );
        aside.dataset.part = "actions";
        aside.append(
            el("div", { class: "tabs", role: "group", "aria-label": say("What is shown") }, this.#tabs),
            ...parts.map(([, , element]) => element),
        );
        return aside;
    }

    #connect() {
        const light = ({ detail }) => {
            this.#places.light(detail);
            this.#actions.light(detail);
        };
        for (const source of [this.#places, this.#actions, this.#choice]) {
            source.addEventListener("pointed", light);
        }
        this.#places.addEventListener("chosen", ({ detail }) =>
            this.#choice.offer(this.#game.view.moves, detail.numbers, this.#game.view.state.player),
        );
        this.#places.addEventListener("lay", ({ detail }) => this.#play(detail));
        this.#places.addEventListener("turned", () => this.#showHandTurned(this.#places.angle));
        this.#actions.addEventListener("chosen", ({ detail }) =>
            this.#choice.confirm(this.#game.view.moves, detail, this.#game.view.state.player),
        );
        this.#choice.addEventListener("play", ({ detail }) => this.#play(detail));
        this.#choice.addEventListener("closed", () => {
            light({ detail: [] });
            this.#refocus();
        });
        this.#log.addEventListener("show", ({ detail }) => this.#game.show(detail));
        this.#log.addEventListener("comment", ({ detail }) => this.#tell("comment", detail));
        this.#replay.addEventListener("show", ({ detail }) => this.#game.show(detail));
        this.#replay.addEventListener("comment", ({ detail }) => this.#tell("comment", detail));
        this.#replay.addEventListener("pause", ({ detail }) => this.#game.pauseBots(detail));
        this.#replay.addEventListener("playOn", () => this.#tell("seats"));
    }

    #tell(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { detail }));
    }

    set bots(bots) {
        this.#bots = bots;
    }

    /** Whether the later moves may go: asked where there are any. */
    async mayDropLater() {
        const { movesPlayed, movesKept } = this.#game.view.state;
        if (this.#game.atEnd || this.#agreed === movesPlayed) {
            return true;
        }
        const later = movesKept - movesPlayed;
        const agrees = await confirmed(
            say("Later moves: %1. Playing on from here discards them.", later),
            say("Play on from here"),
        );
        if (agrees) {
            this.#agreed = movesPlayed;
        }
        return agrees;
    }

    async #play(number) {
        if (await this.mayDropLater()) {
            await this.#game.play(number);
        }
    }

    async undo() {
        if (this.#game.view.state.movesPlayed > 0 && (await this.mayDropLater())) {
            await this.#game.undo();
        }
    }

    /** Where the focus was before what had it was replaced: the board, the actions or elsewhere. */
    #noteFocus() {
        const active = document.activeElement;
        if (this.#board.frame.contains(active)) {
            this.#focusPart = "board";
        } else if (this.#actions.element.contains(active)) {
            this.#focusPart = "actions";
        } else if (active !== document.body && !this.#choice.element.contains(active)) {
            this.#focusPart = "";
        }
    }

    /** Gives a focus that got lost back to where it was. */
    #refocus() {
        if (document.activeElement !== document.body || this.#focusPart === "" || !this.#game.isPersons) {
            return;
        }
        if (this.#focusPart !== "board" || !this.#places.focus()) {
            this.#actions.focus();
        }
    }

    /** Shows what the game is now; `added`: entries of the log that are new. */
    show(added, isNew) {
        const { view } = this.#game;
        const { state } = view;
        if (isNew || state.movesPlayed !== this.#agreed) {
            this.#agreed = -1;
        }
        const moves = this.#game.isPersons ? view.moves : [];
        this.#noteFocus();
        this.#choice.close();
        this.#board.show(view.drawing, isNew);
        this.#board.mark(cellsOfTurn(this.#game.log.slice(0, state.movesPlayed)));
        this.#showPlaces(moves, state);
        this.#actions.show(
            moves,
            this.#game.isPersons ? view.refusals : [],
            state.player,
            this.#game.pictures,
            this.#note(state),
        );
        this.#undo.disabled = state.movesPlayed === 0;
        this.#resultButton.hidden = !state.over;
        this.showThinking();
        if (isNew) {
            this.#log.clear();
        }
        // Last, as it scrolls by the room that the others leave.
        this.#log.show(this.#game.log, view.logFrom, state.movesPlayed, state.seats, this.#feedback.comments);
        this.#refocus();
        if (added.length > 0) {
            this.#said.textContent = [
                ...added.map((entry) => sentenceOf(entry, state.seats)),
                this.#promptText(state),
            ].join(". ");
        }
    }

    #showPlaces(moves, state) {
        const tile = this.#game.pictures.get(`tile/${this.#handTile(moves, state)}`) ?? "";
        this.#places.show(moves, tile, (place) => this.#placeName(place, moves));
        const far = Math.abs(state.movesPlayed - this.#shownMoves) > fewMoves;
        this.#shownMoves = state.movesPlayed;
        this.#board.port.hold(boundsWith(this.#game.view.drawing.bounds, moves), far);
        this.#showHand(tile);
    }

    #handTile(moves, state) {
        return moves.find(({ tile }) => tile !== undefined)?.tile ?? state.drawnTile;
    }

    #placeName(place, moves) {
        if (place.lays) {
            return say(
                "Lay the tile at %1, %2; ways that fit: %3",
                (place.x - 50) / 100,
                (place.y - 50) / 100,
                place.numbers.length,
            );
        }
        if (place.numbers.length === 1) {
            return upperFirst(moves[place.numbers[0]].text);
        }
        const groups = [...new Set(place.numbers.map((number) => moves[number].group))];
        return say("%1 actions here: %2", place.numbers.length, groups.join(", "));
    }

    /** The tile to be laid, or the stack that the next one comes from. */
    #showHand(tile) {
        const { stackLeft } = this.#game.view.state;
        fill(this.#hand, imageOf(tile || this.#game.pictures.get("back")));
        this.#hand.disabled = tile === "";
        this.#hand.title = tile ? say("Tile in hand: click or R turns it") : say("tiles left: %1", stackLeft);
        this.#hand.setAttribute("aria-label", this.#hand.title);
        this.#hand.classList.toggle("used-up", !tile && stackLeft === 0);
        this.#showHandTurned(tile ? this.#places.angle : 0);
    }

    #showHandTurned(angle) {
        const image = this.#hand.firstElementChild;
        if (image) {
            image.style.transform = `rotate(${angle}deg)`;
        }
    }

    #note(state) {
        if (state.over) {
            return say("The game is over.");
        }
        if (!this.#game.isPersons) {
            const name = seatName(state.seats, state.player);
            return this.#game.atEnd ? say("It is %1's turn.", name) : say("%1 was to move here.", name);
        }
        return "";
    }

    #promptText(state) {
        return state.over ? say("The game is over.") : say("%1: %2", seatName(state.seats, state.player), state.prompt);
    }

    /** What changes when a bot begins or ends to think. */
    showThinking() {
        const { view, thinking, botsPaused, pictures } = this.#game;
        const { state } = view;
        this.#seats.show({ state, bots: this.#bots, pictures, thinking });
        fill(
            this.#prompt,
            el(
                "strong",
                {},
                state.player >= 0 && seatBadge(state.player),
                thinking ? say("%1 thinks …", seatName(state.seats, state.player)) : this.#promptText(state),
            ),
            el("span", { class: "quiet" }, say("turn %1", state.turn), " · ", say("tiles left: %1", state.stackLeft)),
        );
        this.#replay.show(
            state,
            this.#game.moment,
            !state.over && !this.#game.isPersons,
            botsPaused,
            this.#agreed !== state.movesPlayed,
        );
        this.element.classList.toggle("thinking", thinking);
    }

    /** A key that no field has taken. False if it means nothing here. */
    key(event) {
        const control = event.ctrlKey || event.metaKey;
        if (control) {
            return event.key.toLowerCase() === "z" && (this.undo(), true);
        }
        const known = {
            r: () => this.#places.turn(event.shiftKey ? -1 : 1),
            f: () => this.#places.focus(),
            // Keys on buttons are theirs.
            enter: !event.target.closest("button, summary, a") && this.#places.hasGhost && (() => this.#places.lay()),
            "+": () => this.#board.port.zoom(1.3),
            "-": () => this.#board.port.zoom(1 / 1.3),
            0: () => this.#board.port.fit(),
            ",": () => this.#replay.step(-1),
            ".": () => this.#replay.step(1),
            home: () => this.#game.show(0),
            end: () => this.#game.show(this.#game.view.state.movesKept),
            escape: () => {
                this.#choice.close();
                this.#places.putBack();
            },
            "?": () => this.#tell("keys"),
        }[event.key.toLowerCase()];
        if (known) {
            known();
            return true;
        }
        return /^[a-z]$/i.test(event.key) && !event.altKey && this.#actions.goTo(event.key.toLowerCase());
    }
}
