#include "engine/sheet/pieces/single_pieces.h"

#include "engine/base/file_names.h"
#include "engine/sheet/pieces/printed_pieces.h"
#include "engine/sheet/pieces/recolour.h"

#include <algorithm>
#include <map>

namespace tilewright::sheet {

namespace {

int wantedOf(const PrintedPiece& piece, const PieceRun& run, const SheetSpecification& s) {
    if (s.quantities == Quantities::OneOfEach)
        return std::min(piece.count, 1);
    if (s.quantities == Quantities::AsCounted || !run.areTiles)
        return piece.count;
    const auto chosen = std::find_if(s.chosen.begin(), s.chosen.end(),
                                     [&](const ChosenTile& tile) { return tile.id == piece.id; });
    return chosen == s.chosen.end() ? 0 : chosen->count;
}

/// Paper of the size of the piece with its bleed, without anything else on it.
SheetSpecification bare(const SheetSpecification& s, Size piece) {
    SheetSpecification page;
    const double bleed = s.bleedMode == BleedMode::None ? 0 : s.bleed;
    const double width = piece.width + 2 * bleed, height = piece.height + 2 * bleed;
    page.paper = {"", std::min(width, height), std::max(width, height)};
    page.orientation = width > height ? Orientation::Landscape : Orientation::Portrait;
    page.margins = {0, 0, 0, 0};
    page.tileMillimetres = s.tileMillimetres;
    page.bleedMode = bleed > 0 ? BleedMode::Each : BleedMode::None;
    page.bleed = bleed;
    page.cornerRadius = s.cornerRadius;
    page.marks = {CutLines::None, false, false, false, false, false, false};
    page.back.backs = s.back.backs;
    return page;
}

class Maker {
public:
    Maker(const SheetSpecification& s, const Translator& words) : s_(s), words_(words) {}

    Issues add(PieceRun run) {
        for (PrintedPiece& piece : run.pieces)
            piece.count = wantedOf(piece, run, s_);
        std::erase_if(run.pieces, [](const PrintedPiece& piece) { return piece.count < 1; });
        if (run.pieces.empty())
            return {};
        const SheetSpecification page = bare(s_, run.size);
        PieceRun once = run;
        for (PrintedPiece& piece : once.pieces)
            piece.count = 1;
        Loaded<PrintDocument> document = drawRuns({&once, 1}, page, {.title = run.title});
        if (!document)
            return document.issues;
        recolour(*document.value, s_.colours);
        const Issues told = applyTextSettings(*document.value, s_, words_);
        issues_.insert(issues_.end(), told.begin(), told.end());
        for (const PrintedPiece& piece : run.pieces)
            addRow(piece, run.size, page);
        result_.documents.push_back(std::move(*document.value));
        page_ = 0;
        return {};
    }

    SinglePieces take() { return std::move(result_); }
    const Issues& issues() const { return issues_; }

private:
    void addRow(const PrintedPiece& piece, Size size, const SheetSpecification& page) {
        SinglePieces::Row row{
            addFile(piece.front.name), "", piece.id, piece.count, size.width, size.height, page.bleed};
        // drawRuns makes a back page for each front, even if the piece has no back.
        if (page.back.backs != Backs::None && piece.back) {
            row.back = addFile(piece.back->name);
        } else if (page.back.backs != Backs::None) {
            ++page_;
        }
        result_.rows.push_back(std::move(row));
    }

    /// Returns the name of the file, which is the same for the same picture.
    std::string addFile(const std::string& picture) {
        const auto [file, isNew] = files_.try_emplace(picture);
        if (isNew) {
            file->second = names_.nameFor(picture, {});
            result_.files.push_back({file->second, result_.documents.size(), page_});
        }
        ++page_;
        return file->second;
    }

    const SheetSpecification& s_;
    const Translator& words_;
    SinglePieces result_;
    Issues issues_;
    UniqueFileNames names_;
    std::map<std::string, std::string> files_;
    /// The next page of the document being built.
    std::size_t page_ = 0;
};

} // namespace

Loaded<SinglePieces> singlePieces(const TileSet& set, const SheetSpecification& s, const Translator& words) {
    if (Issues issues = check(s); hasErrors(issues))
        return {std::nullopt, std::move(issues)};
    Maker maker(s, words);
    for (PieceRun& run : runsOf(set, s, {}, words))
        if (Issues issues = maker.add(std::move(run)); hasErrors(issues))
            return {std::nullopt, std::move(issues)};
    SinglePieces result = maker.take();
    if (!result.files.empty())
        return {std::move(result), maker.issues()};
    Issue issue;
    issue.code = "sheet-empty";
    issue.message =
        QT_TRANSLATE_NOOP("Engine", "there are no tiles to print; expected at least one copy of a tile");
    return {std::nullopt, {issue}};
}

} // namespace tilewright::sheet
