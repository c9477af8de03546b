#pragma once

#include "editor/map/map_fragment.h"

#include "engine/model/map/fill.h"

#include <QObject>

#include <thread>

namespace tilewright {

/// Slow tasks on their own threads: filling cells, looking for holes. One of each at a time.
class MapJobs : public QObject {
    Q_OBJECT
public:
    explicit MapJobs(QObject* parent = nullptr);
    ~MapJobs() override;

    /// Fills the free cells of the region. Pre: the document has a tile set.
    void fill(const MapDocument& document, const QRegion& region, bool respectCounts, std::uint64_t seed);
    void stopFilling();
    bool isFilling() const { return filler_.joinable(); }

    void findHoles(const MapDocument& document);
    void stopFindingHoles();

signals:
    void filled(const tilewright::FillResult& result);
    void holesFound(const std::vector<tilewright::Cell>& holes);

private:
    std::jthread filler_;
    std::jthread holeFinder_;
};

} // namespace tilewright
