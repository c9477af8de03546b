// Starts the page: reads what was shared, and the engine.
import { el, fill } from "./dom.mjs";
import { EngineClient } from "./engine_client.mjs";
import { Page } from "./page.mjs";
import * as parts from "./parts.mjs";
import { Settings, showSystemColours } from "./settings.mjs";
import { Storage } from "./storage.mjs";
import { engineWords, say, setTables, useLanguage } from "./text.mjs";

const app = document.getElementById("app");

/** Instead of a blank page. */
function giveUp(message, detail) {
    fill(
        app,
        el(
            "main",
            { class: "setup" },
            el(
                "div",
                { class: "card start-card", role: "alert" },
                el("h1", {}, "Tilewright"),
                el("p", {}, message),
                detail && el("p", {}, el("code", {}, detail)),
            ),
        ),
    );
}

async function main() {
    showSystemColours();
    if (parts.lacking().length > 0) {
        // What the page says by itself after a while, in all languages, as the words can't be read.
        document.documentElement.classList.add("too-old");
        return;
    }
    setTables(await parts.words());
    useLanguage();
    let share;
    try {
        share = parts.share();
    } catch (error) {
        giveUp(
            say("The game in this page can't be read; its file was changed or is incomplete. Ask for it again."),
            error.message,
        );
        return;
    }
    if (share === null) {
        giveUp(say("This page contains no game. To add one, use File > Share as Web Page… in Tilewright."));
        return;
    }
    const storage = new Storage(share.key);
    const settings = new Settings(storage);
    useLanguage(settings.language ?? share.language);
    settings.apply();
    const client = new EngineClient(parts.workerCode(), await parts.engineModule());
    await client.restart(engineWords());
    const page = new Page(app, share, client, storage, settings);
    settings.apply();
    await page.begin();
}

main().catch((error) => giveUp(say("The page can't start."), String(error.message ?? error)));
