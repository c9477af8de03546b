// What the page says, in one of its languages.

let tables = {};
let current = "en";
/** Languages whose lines go from right to left; not every browser tells. */
const fromRightToLeft = ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** Their codes, each with the language's name in itself; English is what the texts are written in. */
export const languages = () =>
    ["en", ...Object.keys(tables).filter((code) => code !== "en")].map((code) => [
        code,
        tables[code]?.Engine?.["name of this language"] ?? code,
    ]);

export function setTables(all) {
    tables = all;
}

/** The language wished for, or else the browser's, or else English. */
export function useLanguage(wished) {
    const browsers = navigator.languages ?? [navigator.language];
    // Without the country: "pt-BR" is "pt".
    const known = [wished, ...browsers].map((name) => String(name ?? "").toLowerCase().split(/[-_]/)[0]);
    current = known.find((name) => name === "en" || Object.hasOwn(tables, name)) ?? "en";
    document.documentElement.lang = current;
    document.documentElement.dir = fromRightToLeft.includes(current) ? "rtl" : "ltr";
}

export const language = () => current;

/** What the engine says, by context. */
export const engineWords = () => tables[current] ?? {};

/** A text of texts.js, translated; %1 ... %9 are replaced by the arguments. */
export function say(source, ...parts) {
    const pattern = tables[current]?.Page?.[source] ?? source;
    return pattern.replace(/%([1-9])/g, (whole, number) =>
        number <= parts.length ? String(parts[number - 1]) : whole,
    );
}

/** The first letter in upper case, as sentences of the engine begin small. */
export function upperFirst(text) {
    return text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
}
