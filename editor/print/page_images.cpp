#include "editor/print/page_images.h"

#include "editor/output/sheets/sheet_backends.h"

#include <QPainter>

#include <iterator>
#include <utility>

namespace tilewright {

namespace {

constexpr std::size_t maxCachedPages = 8;

} // namespace

QImage pageImage(const DrawnSheets& sheets, int page, QSize pixels) {
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixels.width() / sheets.document.width, pixels.height() / sheets.document.height);
    paintPage(painter, sheets.document.pages[static_cast<std::size_t>(page)], sheets.symbols);
    return image;
}

PageImages::PageImages(QObject* parent) : QObject(parent) {
    painters_.setMaxThreadCount(1);
}

PageImages::~PageImages() {
    ++generation_;
    painters_.clear();
    painters_.waitForDone();
}

void PageImages::show(std::shared_ptr<const DrawnSheets> sheets) {
    cancelRequests();
    const auto shape = [](const DrawnSheets* of) {
        return of == nullptr ? 0.0 : of->document.width / of->document.height;
    };
    // On paper of another shape the old pages would be distorted.
    if (shape(sheets_.get()) != shape(sheets.get()))
        images_.clear();
    sheets_ = std::move(sheets);
    images_.erase(images_.lower_bound(static_cast<int>(sheets_->document.pages.size())), images_.end());
}

void PageImages::cancelRequests() {
    ++generation_;
    painters_.clear();
    for (auto& [page, image] : images_) {
        image.isCurrent = false;
        image.pixels = {};
    }
}

void PageImages::clear() {
    ++generation_;
    painters_.clear();
    images_.clear();
    sheets_.reset();
}

bool PageImages::isReady(int page) const {
    const auto found = images_.find(page);
    return found != images_.end() && found->second.isCurrent;
}

QPixmap PageImages::image(int page, QSize pixels) {
    Image& image = images_[page];
    if (image.pixels != pixels) {
        image.pixels = pixels;
        image.isCurrent = false;
        painters_.start([this, sheets = sheets_, page, pixels, generation = generation_.load()] {
            if (generation != generation_)
                return;
            QImage painted = pageImage(*sheets, page, pixels);
            QMetaObject::invokeMethod(
                this,
                [this, page, generation, painted = std::move(painted)] { take(page, generation, painted); },
                Qt::QueuedConnection);
        });
    }
    return image.pixmap;
}

void PageImages::take(int page, unsigned generation, const QImage& image) {
    const auto found = images_.find(page);
    if (generation != generation_ || found == images_.end() || found->second.pixels != image.size())
        return;
    found->second.pixmap = QPixmap::fromImage(image);
    found->second.isCurrent = true;
    emit painted(page);
}

void PageImages::keepNear(int first, int last) {
    while (images_.size() > maxCachedPages) {
        const int before = first - images_.begin()->first, behind = images_.rbegin()->first - last;
        if (before <= 0 && behind <= 0)
            return;
        images_.erase(before > behind ? images_.begin() : std::prev(images_.end()));
    }
}

} // namespace tilewright
