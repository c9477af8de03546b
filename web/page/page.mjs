// Leads from the first screen to the game and back, and keeps what is in progress.
import { confirmed, issueList, openBox, showKeys, tell } from "./dialogs.mjs";
import { button, el, fill } from "./dom.mjs";
import { Feedback } from "./feedback.mjs";
import { showResult } from "./finish.mjs";
import { Game } from "./game.mjs";
import { showRules } from "./rules.mjs";
import { Screen } from "./screen.mjs";
import { Setup, seatRow } from "./setup.mjs";
import { say, useLanguage } from "./text.mjs";

/** Files above this are no game records, in bytes. */
const largestFile = 64 * 1024 * 1024;

/** What is played, of a design or of the beginning of a record; players and seed are asked for. */
const designOf = ({ design, record }) =>
    design ?? { tileset: record.tileset, map: record.map, ruleset: record.ruleset, options: record.options };

export class Page {
    #app;
    #share;
    #game;
    #storage;
    #settings;
    #feedback;
    #screen = null;
    #setup = null;
    #offer;
    #bots = [];
    /** The record as it was shared or opened, while nothing has changed in it. */
    #untouched = "";
    #opening = false;

    constructor(app, share, client, storage, settings) {
        this.#app = app;
        this.#share = share;
        this.#storage = storage;
        this.#settings = settings;
        this.#game = new Game(client);
        this.#feedback = new Feedback(this.#game, share.questions);
        storage.onRefused = () =>
            this.#notice(
                say(
                    "This browser stores nothing for this page: the game is lost when you close it. Use Send back to save it as a file.",
                ),
            );
        this.#connect();
    }

    get #title() {
        return this.#share.title || this.#offer.set || "Tilewright";
    }

    async begin() {
        this.#offer = await this.#game.offer(designOf(this.#share));
        this.#bots = this.#offer.bots ?? [];
        document.title = this.#title;
        if (this.#share.record && !this.#storage.get("record")) {
            await this.#openShared();
        } else {
            this.#showSetup();
        }
    }

    /** The game of a shared record, at its last moment. */
    async #openShared() {
        const issues = await this.#look(this.#share.record, () => this.#feedback.takeOver());
        if (issues) {
            this.#showSetup();
            this.#setup.showIssues(issues);
        }
    }

    /**
     * Shows a record at its last moment, changed by `prepare`: what is in progress stays kept until something happens
     * in this one. Answers with the issues if it can't be played.
     */
    async #look(record, prepare = async () => {}) {
        this.#opening = true;
        try {
            const { loaded, issues } = await this.#game.load(record, { paused: true });
            if (!loaded) {
                return issues;
            }
            await prepare();
            this.#untouched = this.#game.view.record;
            return null;
        } finally {
            this.#opening = false;
        }
    }

    /** The game that can be gone on with: none, "going" or "over". */
    get #waiting() {
        return this.#storage.get("record") && (this.#storage.get("over") ? "over" : "going");
    }

    #showSetup() {
        this.#setup = new Setup(this.#share, this.#offer, this.#waiting);
        this.#screen = null;
        this.#setup.addEventListener("start", ({ detail }) => this.#start(detail));
        this.#setup.addEventListener("goOn", () => this.#load(this.#storage.get("record")));
        this.#setup.addEventListener("rules", async () =>
            showRules(await this.#game.rulesOf(designOf(this.#share))),
        );
        this.#setup.addEventListener("open", ({ detail }) => this.#open(detail));
        fill(this.#app, el("div", { class: "first-screen" }, this.#tools(), this.#setup.element));
        this.#setup.element.focus();
    }

    /** Settings and the shared game, on the first screen. */
    #tools() {
        return el(
            "div",
            { class: "tools" },
            this.#share.record &&
                button(say("Open the shared game"), { on: { click: () => this.#openShared() } }, "play", true),
            button(say("Settings"), { on: { click: () => this.#settings.open() } }, "menu"),
        );
    }

    async #start({ players, seed }) {
        await this.#load({ ...designOf(this.#share), players, seed });
    }

    async #load(document) {
        const { loaded, issues } = await this.#game.load(document);
        if (!loaded) {
            this.#refuse(issues);
        }
    }

    /** Why a game can't be played; the game in progress stays. */
    #refuse(issues) {
        if (this.#setup) {
            this.#setup.showIssues(issues);
        } else {
            tell(say("This file can't be played; the game in progress continues."), issueList(issues));
        }
    }

    async #open(file) {
        if (file.size > largestFile) {
            this.#refuse([
                {
                    severity: "error",
                    pointer: "",
                    message: say("The file is too large for a game record."),
                    remedy: "",
                },
            ]);
            return;
        }
        const { movesKept, over } = this.#game.view?.state ?? { movesKept: 0, over: true };
        if (
            this.#screen &&
            movesKept > 0 &&
            !over &&
            !(await confirmed(say("Open this file and leave the game in progress?"), say("Open it")))
        ) {
            return;
        }
        const text = await file.text();
        const issues = await this.#look(text);
        if (issues) {
            this.#refuse(issues);
        }
    }

    #connect() {
        this.#game.addEventListener("changed", ({ detail }) => this.#changed(detail));
        this.#game.addEventListener("kept", () => this.#keep());
        this.#game.addEventListener("thinking", () => this.#screen?.showThinking());
        this.#game.addEventListener("failed", ({ detail }) =>
            this.#notice(
                say("The engine failed and was restarted; the game is where it was. (%1)", detail.message),
            ),
        );
        this.#settings.addEventListener("changed", () => (this.#game.calm = !this.#settings.animated));
        this.#settings.addEventListener("language", ({ detail }) => this.#speak(detail));
        addEventListener("keydown", (event) => this.#key(event));
        addEventListener("dragover", (event) => event.preventDefault());
        addEventListener("drop", (event) => {
            event.preventDefault();
            if (event.dataTransfer.files.length > 0) {
                this.#open(event.dataTransfer.files[0]);
            }
        });
    }

    #changed({ added, isNew }) {
        if (isNew) {
            this.#feedback.forgetDrafts();
        }
        if (!this.#screen) {
            this.#showScreen();
            isNew = true;
        }
        this.#screen.show(added, isNew);
        this.#keep();
        const { state } = this.#game.view;
        if (state.over && added.length > 0) {
            this.#showEnd();
        }
    }

    /** A game that was shared or opened is in progress only when somebody has played or said something. */
    #keep() {
        if (this.#opening || this.#game.view.record === this.#untouched) {
            return;
        }
        this.#storage.setAll({ record: this.#game.view.record, over: this.#game.view.state.over });
    }

    #showScreen() {
        this.#setup = null;
        this.#screen = new Screen(this.#game, this.#feedback, this.#title);
        this.#screen.bots = this.#bots;
        const answers = {
            newGame: () => this.#newGame(),
            settings: () => this.#settings.open(),
            keys: () => showKeys(),
            rules: () => showRules(this.#game.rules),
            sendBack: () => this.#sendBack(),
            comment: ({ detail }) => this.#comment(detail),
            result: () => this.#showEnd(),
            seats: () => this.#takeSeats(),
        };
        for (const [name, answer] of Object.entries(answers)) {
            this.#screen.addEventListener(name, answer);
        }
        fill(this.#app, this.#screen.element);
    }

    async #comment(after) {
        await this.#feedback.comment(after);
        this.#screen.show([], false);
    }

    async #newGame() {
        const { over, movesKept } = this.#game.view.state;
        if (
            over ||
            movesKept === 0 ||
            (await confirmed(say("Leave this game? It is kept until you start another one."), say("Leave it")))
        ) {
            await this.#game.halt();
            this.#showSetup();
        }
    }

    async #showEnd() {
        const chosen = await showResult(this.#game.view, this.#feedback);
        if (chosen === "new") {
            this.#newGame();
        } else if (chosen === "send") {
            this.#sendBack();
        }
    }

    async #sendBack() {
        const file = await this.#feedback.sendBack(this.#title);
        if (file) {
            this.#notice(say("%1 is in your downloads. Send it to whoever gave you this page.", file));
        }
    }

    /** Who plays on from the moment shown. */
    async #takeSeats() {
        const { seats } = this.#game.view.state;
        const players = await openBox(say("Who plays on from here?"), (close) => {
            const rows = seats.map((seat, i) => seatRow(i, seat, this.#bots));
            return [
                el(
                    "div",
                    { class: "seat-rows" },
                    rows.map(({ element }) => element),
                ),
                el(
                    "div",
                    { class: "buttons" },
                    button(
                        say("Play on from here"),
                        { class: "main", on: { click: () => close(rows.map((row) => row.read())) } },
                        "play",
                        true,
                    ),
                ),
            ];
        });
        if (players && (await this.#screen.mayDropLater())) {
            const { loaded, issues } = await this.#game.seat(players);
            if (loaded) {
                await this.#game.playOn();
            } else {
                this.#refuse(issues);
            }
        }
    }

    async #speak(language) {
        useLanguage(language);
        const wasGame = this.#screen !== null;
        await this.#game.speak();
        this.#offer = await this.#game.offer(designOf(this.#share));
        this.#bots = this.#offer.bots ?? [];
        if (wasGame) {
            this.#showScreen();
            this.#screen.show([], true);
        } else {
            this.#showSetup();
        }
    }

    #key(event) {
        const isField = event.target.closest("input:not([type='range']), textarea, select, dialog");
        if (!this.#screen || event.defaultPrevented || (isField && event.key !== "Escape")) {
            return;
        }
        if (this.#screen.key(event)) {
            event.preventDefault();
        }
    }

    /** One line above everything that goes when it is closed. */
    #notice(text) {
        document.querySelector(".notice")?.remove();
        const bar = el(
            "div",
            { class: "notice", role: "alert" },
            el("span", {}, text),
            button(say("Close"), { on: { click: () => bar.remove() } }, "close"),
        );
        document.body.append(bar);
    }
}
