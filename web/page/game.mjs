// The game that is played: what the engine last answered, bots that move, moments of the game. Knows no rules.
import { Interrupted } from "./engine_client.mjs";
import { engineWords } from "./text.mjs";

/** So long a bot's move stands before the next, in milliseconds. */
const pause = 450;
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Events: "changed" (detail: `added` entries of the log, `isNew` for another game), "kept" when the record changed
 * otherwise, "thinking", "failed" (detail: the Error).
 */
export class Game extends EventTarget {
    #client;
    /** Differs after each thing that happens: a bot's move counts only in the round it was thought of. */
    #round = 0;
    /** How many things are asked for and not done, and when the last of them is done. */
    #asked = 0;
    /** The moment that is asked for and not shown yet. */
    #wanted = null;
    #last = Promise.resolve();

    constructor(client) {
        super();
        this.#client = client;
        this.view = null;
        /** Those of the game that is played. */
        this.rules = null;
        this.log = [];
        this.thinking = false;
        this.botsPaused = false;
        this.calm = false;
        /** Pictures of kinds and tiles, by "kind/seat" and "tile/index", as SVG elements. */
        this.pictures = new Map();
    }

    get isOn() {
        return this.view !== null;
    }

    /** Whether the moment shown is the last one kept. */
    get atEnd() {
        return this.view.state.movesPlayed === this.view.state.movesKept;
    }

    get isPersons() {
        const { player, seats } = this.view.state;
        return player >= 0 && seats[player].kind === "human";
    }

    /** The rules of a design. */
    rulesOf(design) {
        return this.#client.ask("rules", design);
    }

    offer(design) {
        return this.#client.ask("offer", design);
    }

    /** Loads a design with players, or a record; the game before stays where that fails. Answers with the issues. */
    load(document, { paused = false } = {}) {
        return this.#inTurn(async () => {
            const { loaded, issues, view, rules } = await this.#client.ask("load", document);
            if (loaded) {
                this.rules = rules;
                this.botsPaused = paused;
                this.pictures.clear();
                this.#take(view, { isNew: true });
            }
            return { loaded, issues };
        });
    }

    /** Plays the move of that number in the list shown. */
    async play(number) {
        // The list is out of date as soon as anything else has been asked for.
        if (this.#asked === 0) {
            await this.#inTurn(async () => {
                const { view } = await this.#client.ask("play", number);
                this.#take(view, { added: view.log });
            });
        }
    }

    undo() {
        // Bots alone would play the same again at once.
        this.botsPaused ||= this.view.state.seats.every(({ kind }) => kind !== "human");
        return this.#inTurn(async () => this.#take(await this.#client.ask("undo")));
    }

    /** The moment after so many moves. Of several that are asked for at once, only the last is shown. */
    async show(count) {
        this.#wanted = count;
        await this.#inTurn(async () => {
            if (this.#wanted === count) {
                this.#take(await this.#client.ask("show", count));
            }
        });
        if (this.#wanted === count) {
            this.#wanted = null;
        }
    }

    /** The moment that is shown, or will be as soon as the engine answers. */
    get moment() {
        return this.#wanted ?? this.view.state.movesPlayed;
    }

    /** Others take the seats: [{name, kind}]. Answers with the issues. */
    seat(players) {
        return this.#inTurn(async () => {
            const { loaded, issues, view } = await this.#client.ask("seat", players);
            this.#take(view);
            return { loaded, issues };
        });
    }

    /** In another language, where that has just been chosen. */
    speak() {
        return this.#inTurn(async () => {
            const said = await this.#client.ask("speak", engineWords());
            if (this.isOn) {
                this.rules = said.rules;
                this.#take(said.view);
            }
        });
    }

    setFeedback(feedback) {
        return this.#inTurn(async () => {
            Object.assign(this.view, await this.#client.ask("setFeedback", feedback));
            this.dispatchEvent(new CustomEvent("kept"));
        });
    }

    pauseBots(paused) {
        this.botsPaused = paused;
        this.#announce([]);
        this.#goOn();
    }

    /** Bots wait, also the one that thinks now. */
    halt() {
        this.botsPaused = true;
        return this.#inTurn(async () => {});
    }

    /** Lets bots go on from the moment shown: the later moves go. */
    playOn() {
        this.botsPaused = false;
        this.#goOn(true);
    }

    /**
     * One thing after the other: ends a bot that thinks, does what was asked, and lets bots go on. Answers with the
     * issues of a document, also when the engine itself fails.
     */
    #inTurn(action) {
        this.#asked += 1;
        this.#round += 1;
        const done = this.#last.then(async () => {
            let answer;
            try {
                await this.#interrupt();
                answer = await action();
            } catch (error) {
                await this.#recover(error);
                answer = {
                    loaded: false,
                    issues: [{ severity: "error", pointer: "", message: String(error.message), remedy: "" }],
                };
            }
            this.#asked -= 1;
            if (this.#asked === 0) {
                this.#goOn();
            }
            return answer;
        });
        this.#last = done.catch(() => {});
        return done;
    }

    /** Ends a bot that thinks; the engine then stands at the moment shown again. */
    async #interrupt() {
        if (!this.thinking) {
            return;
        }
        this.#setThinking(false);
        await this.#anew();
    }

    async #anew() {
        await this.#client.restart(engineWords());
        if (this.view) {
            const { movesPlayed, movesKept } = this.view.state;
            await this.#client.ask("load", this.view.record);
            if (movesPlayed < movesKept) {
                await this.#client.ask("show", movesPlayed);
            }
        }
    }

    /** After an error of the engine itself: a new one, with the last game that was well. */
    async #recover(error) {
        if (error instanceof Interrupted) {
            return;
        }
        this.#setThinking(false);
        this.botsPaused = true;
        await this.#anew();
        this.dispatchEvent(new CustomEvent("failed", { detail: error }));
    }

    /** `added`: entries of the log that have just happened. */
    #take(view, { isNew = false, added = [] } = {}) {
        for (const [name, shapes] of Object.entries(view.pictures)) {
            this.pictures.set(name, shapes);
        }
        this.log.length = isNew ? 0 : Math.min(this.log.length, view.logFrom);
        this.log.push(...view.log);
        this.view = view;
        this.#announce(added, isNew);
    }

    #announce(added, isNew = false) {
        this.dispatchEvent(new CustomEvent("changed", { detail: { added, isNew } }));
    }

    #setThinking(thinking) {
        this.thinking = thinking;
        this.dispatchEvent(new CustomEvent("thinking"));
    }

    #botIsDue(anywhere) {
        const { state } = this.view;
        return !this.botsPaused && !state.over && !this.isPersons && (anywhere || this.atEnd);
    }

    /** Bots move one by one until a person decides; anything else that happens to the game ends this. */
    async #goOn(anywhere = false) {
        if (!this.isOn || this.thinking || !this.#botIsDue(anywhere)) {
            return;
        }
        const round = ++this.#round;
        for (let first = true; round === this.#round && this.#botIsDue(anywhere && first); first = false) {
            this.#setThinking(true);
            try {
                const [answer] = await Promise.all([this.#client.ask("think"), wait(this.calm ? 0 : pause)]);
                if (round !== this.#round) {
                    return;
                }
                this.#setThinking(false);
                if (answer === null) {
                    // A player of another program: somebody has to take the seat.
                    this.pauseBots(true);
                    return;
                }
                this.#take(answer.view, { added: answer.view.log });
            } catch (error) {
                if (round === this.#round) {
                    await this.#recover(error);
                }
                return;
            }
        }
    }
}
