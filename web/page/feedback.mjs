// What a tester says of a game: comments on moves, a rating, answers to the designer's questions. It travels in the
// game record.
import { button, el } from "./dom.mjs";
import { openBox, tell, writtenText } from "./dialogs.mjs";
import { say } from "./text.mjs";

const longestAnswer = 2000;
const mostComments = 500;

export class Feedback {
    #game;
    #questions;
    /** What was written and not kept, by the number of moves. */
    #drafts = new Map();

    /** `questions`: the designer's, at most five. */
    constructor(game, questions) {
        this.#game = game;
        this.#questions = questions;
    }

    /** Those of the game before. */
    forgetDrafts() {
        this.#drafts.clear();
    }

    get comments() {
        const comments = this.#game.view?.feedback.comments;
        return Array.isArray(comments) ? comments : [];
    }

    /** Asks for a comment after so many moves, and keeps it; an empty one takes it away. */
    async comment(after) {
        const isOwn = (one) => one.move === after && !one.by;
        const others = this.comments.filter((one) => !isOwn(one));
        const before = this.comments
            .filter(isOwn)
            .map(({ text }) => text)
            .join("\n");
        const said = others.filter((one) => one.move === after).map(({ by, text }) => say("%1: %2", by, text));
        const title = after === 0 ? say("Comment on the start of the game") : say("Comment on move %1", after);
        if (others.length >= mostComments) {
            await tell(title, el("p", {}, say("There are already %1 comments, the most that a record can hold.", mostComments)));
            return;
        }
        const draft = this.#drafts.get(after) ?? before;
        const text = await writtenText(title, draft, said, (written) => this.#drafts.set(after, written));
        if (text === null) {
            return;
        }
        this.#drafts.delete(after);
        const own = { move: after, ...this.#seat(), text };
        const comments = text ? [...others, own].sort((a, b) => a.move - b.move) : others;
        await this.#keep({ comments });
    }

    /** Who comments, as far as the seats tell: the only person. */
    #seat() {
        const persons = this.#game.view.state.seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
        return persons.length === 1 ? { player: persons[0] } : {};
    }

    /** What somebody else said of the game stays as comments of theirs; the rest is asked anew. */
    async takeOver() {
        const { sender, comments } = this.#game.view.feedback;
        if (sender) {
            const theirs = this.comments.map((one) => ({ by: sender, ...one }));
            await this.#game.setFeedback(comments ? { comments: theirs } : {});
        }
    }

    async #keep(changed) {
        const all = { ...this.#game.view.feedback, ...changed };
        const isEmpty = (value) => value === "" || value === undefined || (Array.isArray(value) && value.length === 0);
        await this.#game.setFeedback(Object.fromEntries(Object.entries(all).filter(([, value]) => !isEmpty(value))));
    }

    /** Stars and questions, as part of a page; read() gives what was said. */
    form() {
        const { rating = 0, questions = [], answers = [] } = this.#game.view.feedback;
        const stars = el(
            "fieldset",
            { class: "stars" },
            el("legend", {}, say("How did you like the game?")),
            [1, 2, 3, 4, 5].map((n) => {
                const box = el("input", { type: "radio", name: "rating", value: String(n), checked: n === rating });
                box.setAttribute("aria-label", say("%1 of 5", n));
                return el("label", { title: say("%1 of 5", n) }, box, el("span", { "aria-hidden": "true" }, "★"));
            }),
        );
        const show = () => {
            const given = Number(stars.querySelector(":checked")?.value ?? 0);
            stars.querySelectorAll("label").forEach((label, i) => label.classList.toggle("on", i < given));
        };
        stars.addEventListener("change", show);
        show();
        const areas = this.#questions.map((question) => ({
            question,
            area: el("textarea", {
                rows: 2,
                maxLength: longestAnswer,
                value: answers[questions.indexOf(question)] ?? "",
            }),
        }));
        const element = el(
            "div",
            { class: "feedback" },
            stars,
            areas.map(({ question, area }) => el("label", { class: "question" }, el("span", {}, question), area)),
        );
        const read = () => {
            const given = areas.map(({ area }) => area.value.trim());
            const any = given.some((answer) => answer);
            return {
                rating: Number(stars.querySelector(":checked")?.value) || undefined,
                questions: any ? this.#questions : [],
                answers: any ? given : [],
            };
        };
        return { element, keep: () => this.#keep(read()) };
    }

    /** Asks for what is missing, and saves the record with all that was said as a file; answers with its name, or null. */
    async sendBack(title) {
        const form = this.form();
        const name = el("input", {
            type: "text",
            value: this.#game.view.feedback.sender ?? "",
            maxLength: 100,
            autocomplete: "name",
        });
        const wanted = await openBox(say("Send back"), (close) => [
            el(
                "p",
                {},
                say(
                    "Saves a file with the game so far, your comments and what you enter here. Send it to whoever gave you this page.",
                ),
            ),
            el("label", { class: "question" }, el("span", {}, say("Your name (optional)")), name),
            form.element,
            el("p", { class: "quiet" }, say("Comments on moves: %1", this.comments.length)),
            el(
                "div",
                { class: "buttons" },
                button(say("Cancel"), { on: { click: () => close() } }, null, true),
                button(say("Save the file"), { class: "main save", on: { click: () => close(true) } }, "send", true),
            ),
        ]);
        await form.keep();
        if (wanted) {
            await this.#keep({ sender: name.value.trim(), sent: new Date().toISOString().replace(/\.[0-9]+Z$/, "Z") });
            const file = `${fileName(title)}.game.json`;
            download(file, this.#game.view.record);
            return file;
        }
        return null;
    }
}

/** Letters that some systems refuse in names of files are left out. */
const fileName = (title) =>
    title
        .replace(/[\s\u0000-\u001f\u007f\\/:*?"<>|]+/g, " ")
        .trim()
        .slice(0, 80) || "game";

function download(name, text) {
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    el("a", { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60000);
}
