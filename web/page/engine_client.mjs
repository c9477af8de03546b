// Asks the engine in its worker. A worker that thinks can't be interrupted, only ended: the next one begins with what
// is loaded into it.

export class EngineClient {
    #code;
    #module;
    #worker = null;
    #waiting = new Map();
    #next = 0;

    /** `code`: the text of the worker; `module`: the compiled module. */
    constructor(code, module) {
        this.#code = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
        this.#module = module;
    }

    /** Ends what runs, and begins anew in that language. */
    async restart(words) {
        this.#worker?.terminate();
        for (const { refuse } of this.#waiting.values()) {
            refuse(new Interrupted());
        }
        this.#waiting.clear();
        this.#worker = new Worker(this.#code);
        this.#worker.addEventListener("message", ({ data }) => this.#answered(data));
        this.#worker.addEventListener("error", (event) => this.#failed(event.message));
        await this.ask("begin", { module: this.#module, words });
    }

    ask(call, argument) {
        const id = ++this.#next;
        return new Promise((resolve, refuse) => {
            this.#waiting.set(id, { resolve, refuse });
            this.#worker.postMessage({ id, call, argument });
        });
    }

    #answered({ id, answer, error }) {
        const waiting = this.#waiting.get(id);
        this.#waiting.delete(id);
        if (error === undefined) {
            waiting?.resolve(answer);
        } else {
            waiting?.refuse(new Error(error));
        }
    }

    #failed(message) {
        for (const { refuse } of this.#waiting.values()) {
            refuse(new Error(message));
        }
        this.#waiting.clear();
    }
}

/** What a question ends with whose worker was ended on purpose. */
export class Interrupted extends Error {}
