#pragma once

#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"

#include <QByteArray>
#include <QMetaType>
#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>

// What a row of a test does to something good.
using ChangeJson = std::function<void(tilewright::Json&)>;
using ChangeTileSet = std::function<void(tilewright::TileSet&)>;
using ChangeMap = std::function<void(tilewright::Map&)>;

Q_DECLARE_METATYPE(ChangeJson)
Q_DECLARE_METATYPE(ChangeTileSet)
Q_DECLARE_METATYPE(ChangeMap)

namespace tilewright::test {

/// The set of the format's description, with more tiles so that lint has nothing to say about its
/// configurations.
inline TileSet sampleSet() {
    using enum SideContent;
    TileSet set;
    set.name = "Sample";
    set.pickColours = {Colour::Blue, Colour::Yellow, Colour::Green, Colour::Red};
    const auto tile = [](const char* id, Sides sides) {
        Tile t;
        t.id = id;
        t.face = sides;
        return t;
    };
    set.tiles = {
        tile("cor", {SkullBlue, SkullRed, Earth, Earth}),
        tile("crs", {SkullBlue, SkullYellow, SkullGreen, SkullRed}), tile("end", {Open, Earth, Earth, Earth}),
        tile("str", {SkullYellow, Earth, SkullGreen, Earth}), tile("tee", {Special, Open, Open, Earth})};
    return set;
}

/// One line an issue, for failure messages.
inline QByteArray listed(const Issues& issues) {
    std::string out;
    for (const Issue& issue : issues)
        out += format(issue) + "\n";
    return QByteArray::fromStdString(out);
}

inline const Issue* find(const Issues& issues, std::string_view code) {
    const auto it =
        std::find_if(issues.begin(), issues.end(), [&](const Issue& i) { return i.code == code; });
    return it == issues.end() ? nullptr : &*it;
}

/// Replaces the one place where `from` stands.
inline std::string with(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    if (at == std::string::npos || text.find(from, at + 1) != std::string::npos)
        qFatal("\"%s\" stands not exactly once in the sample", std::string(from).c_str());
    return text.replace(at, from.size(), to);
}

/// Of a property: what is written and read again is the same.
template <class Written>
void assertReadsBack(const Written& written, Loaded<Written> (*read)(std::string_view)) {
    const std::string text = fileText(toJson(written));
    const auto loaded = read(text);
    RC_ASSERT(loaded.value.has_value());
    RC_ASSERT(*loaded.value == written);
    RC_ASSERT(fileText(toJson(*loaded.value)) == text);
}

} // namespace tilewright::test
