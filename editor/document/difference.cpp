#include "editor/document/difference.h"

#include "editor/words/translated_text.h"
#include "engine/model/io/file_formats.h"

#include <QCoreApplication>

#include <map>
#include <string_view>
#include <unordered_map>

namespace tilewright {

namespace {

/// The fields of an object by name: a linear search for each would take too long.
class Fields {
public:
    explicit Fields(const Json& object) {
        if (object.is_object())
            for (const auto& [key, value] : object.get_ref<const Json::object_t&>())
                fields_.emplace(key, &value);
    }
    /// Null if there is none.
    const Json& operator[](std::string_view key) const {
        static const Json nothing;
        const auto found = fields_.find(key);
        return found == fields_.end() ? nothing : *found->second;
    }

private:
    std::unordered_map<std::string_view, const Json*> fields_;
};

struct DifferenceWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::Difference)
};

QString shortened(const Json& value) {
    QString text = value.is_string() ? toQString(value.get_ref<const std::string&>())
                                     : toQString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
    if (text.size() > 60)
        text = text.left(57) + QStringLiteral("…");
    return text.isEmpty() ? DifferenceWords::tr("nothing") : text;
}

/// "tile cor-01", "chamber at 3, -1": a readable name for an entry of a list.
QString nameOf(const QString& list, const Json& entry, int index) {
    if (entry.is_object() && entry.contains("id"))
        return DifferenceWords::tr("tile %1").arg(shortened(entry["id"]));
    if (entry.is_object() && entry.contains("x") && entry.contains("y")) {
        const QString place = QStringLiteral("%1, %2").arg(shortened(entry["x"]), shortened(entry["y"]));
        return list == QLatin1String("markers") ? DifferenceWords::tr("marker at %1").arg(place)
                                                : DifferenceWords::tr("chamber at %1").arg(place);
    }
    return QStringLiteral("%1 %2").arg(list).arg(index);
}

void compareLists(const QString& list, const Json& before, const Json& after, QStringList& lines) {
    std::map<QString, const Json*> old;
    for (std::size_t i = 0; i < before.size(); ++i)
        old.emplace(nameOf(list, before[i], static_cast<int>(i)), &before[i]);
    for (std::size_t i = 0; i < after.size(); ++i) {
        const QString name = nameOf(list, after[i], static_cast<int>(i));
        const auto found = old.find(name);
        if (found == old.end()) {
            lines << DifferenceWords::tr("%1 was added").arg(name);
            continue;
        }
        if (*found->second != after[i]) {
            QStringList fields;
            const Fields known(*found->second);
            if (after[i].is_object())
                for (const auto& [key, value] : after[i].items())
                    if (known[key] != value)
                        fields << toQString(key);
            lines << (fields.isEmpty() ? DifferenceWords::tr("%1 was changed").arg(name)
                                       : DifferenceWords::tr("%1 was changed: %2")
                                             .arg(name, fields.join(QStringLiteral(", "))));
        }
        old.erase(found);
    }
    for (const auto& [name, entry] : old)
        lines << DifferenceWords::tr("%1 was removed").arg(name);
}

} // namespace

QStringList differences(const std::string& before, const std::string& after, int most) {
    const Loaded<Json> first = parseJson(before);
    const Loaded<Json> second = parseJson(after);
    if (!first || !second || !first.value->is_object() || !second.value->is_object())
        return before == after ? QStringList()
                               : QStringList{DifferenceWords::tr("one of the two can't be read")};
    QStringList lines;
    const Fields firstFields(*first.value);
    const Fields secondFields(*second.value);
    std::map<std::string, bool> keys;
    for (const Json* object : {&*first.value, &*second.value})
        for (const auto& [key, value] : object->items())
            keys[key] = true;
    for (const auto& [key, known] : keys) {
        const Json& from = firstFields[key];
        const Json& to = secondFields[key];
        if (from == to)
            continue;
        const bool lists = from.is_array() && to.is_array();
        if (lists && (key == "tiles" || key == "chambers" || key == "markers"))
            compareLists(toQString(key), from, to, lines);
        else if (key == "tileOrder")
            lines << DifferenceWords::tr("the order of the tiles was changed");
        else
            //: %1 is the name of a field, %2 its old and %3 its new value
            lines << DifferenceWords::tr("%1: %2 became %3")
                         .arg(toQString(key), shortened(from), shortened(to));
    }
    if (lines.size() > most) {
        const int rest = static_cast<int>(lines.size()) - most;
        lines = lines.mid(0, most);
        lines << DifferenceWords::tr("and %n more", nullptr, rest);
    }
    return lines;
}

} // namespace tilewright
