// What people have, pay and gain, as small pictures with counts; in words for those who don't see them.
import { el } from "./dom.mjs";
import { imageOf } from "./picture.mjs";
import { say } from "./text.mjs";

/** Holdings of a seat, or of the supply (-1). */
export function chips(holdings, player, pictures) {
    return el(
        "ul",
        { class: "chips" },
        holdings.map(({ kind, count, text }) =>
            el(
                "li",
                { class: count === 0 ? "none" : "", title: text },
                imageOf(pictures.get(`${kind}/${player}`)),
                el("span", { "aria-hidden": "true" }, String(count)),
                el("span", { class: "unseen" }, text),
            ),
        ),
    );
}

/** More of a kind are one picture and a number. */
const mostPictures = 4;

function part(sign, word, holdings, player, pictures) {
    const said = say("%1: %2", word, (holdings ?? []).map(({ text }) => text).join(", "));
    return (
        holdings?.length > 0 &&
        el(
            "span",
            {
                class: `sum ${sign === "−" ? "pays" : "gains"}`,
                title: said,
            },
            el("span", { class: "unseen" }, said),
            el("span", { "aria-hidden": "true" }, sign),
            holdings.flatMap(({ kind, count }) => {
                const shown = count > mostPictures ? 1 : count;
                return [
                    shown < count && el("span", { "aria-hidden": "true" }, `${count} ×`),
                    ...Array.from({ length: shown }, () => imageOf(pictures.get(`${kind}/${player}`))),
                ];
            }),
        )
    );
}

/** What a move pays and gains. */
export function priceOf(move, player, pictures) {
    return el(
        "span",
        { class: "price" },
        part("−", say("pays"), move.pays, player, pictures),
        part("+", say("gains"), move.gains, player, pictures),
    );
}
