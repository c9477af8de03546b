#include <QTest>

#include "engine/playtest/shards.h"

#include <cmath>

using namespace tilewright::playtest;

namespace {

/// Every `of`-th block of `blocks`, from `shard` (from 1).
Results part(std::uint32_t shard, std::uint32_t of, std::uint32_t blocks) {
    Results results;
    results.players = 2;
    results.blocks = blocks;
    for (std::uint32_t block = shard - 1; block < blocks; block += of)
        results.done.push_back(block);
    results.counters["turns"].assign(results.done.size(), 100);
    return results;
}

/// `both` blocks whose two games end by escape, in the others none does.
Results escaping(std::size_t both, std::size_t neither) {
    Results results = part(1, 1, static_cast<std::uint32_t>(both + neither));
    std::vector<std::int64_t>& escapes = results.counters["end/escape"];
    escapes.assign(both, 2);
    escapes.resize(both + neither);
    return results;
}

} // namespace

class TestShards : public QObject {
    Q_OBJECT

private slots:
    void missingAndUnfinishedOnesAreNamed() {
        Results cut = part(3, 4, 18);
        cut.done.pop_back();
        const ShardSet set = shardSet({part(4, 4, 18), cut, part(1, 4, 18)});
        QCOMPARE(set.shards, 4U);
        QCOMPARE(set.missing, std::vector<std::uint32_t>{2});
        QCOMPARE(set.unfinished, std::vector<std::uint32_t>{3});
        QVERIFY(set.doubled.empty());
        // Without a split there is nothing to name.
        QCOMPARE(shardSet({part(1, 1, 18)}).shards, 0U);
    }

    void doubledOnesAreNamed() {
        const ShardSet set = shardSet({part(1, 4, 18), part(2, 4, 18), part(2, 4, 18)});
        QCOMPARE(set.doubled, (std::vector<ShardSet::Overlap>{{1, 2, 1}}));
    }

    /// Expected 10 in each of four cells: 4 * 25 / 10 = 10, one degree of freedom.
    void unlikeShardsByHand() {
        const Homogeneity unlike = homogeneity({escaping(15, 5), escaping(5, 15)});
        QCOMPARE(unlike.tests, 1);
        QVERIFY2(std::abs(unlike.p - 0.0015654) < 1e-6, qPrintable(QString::number(unlike.p)));
        const Homogeneity alike = homogeneity({escaping(10, 10), escaping(10, 10)});
        QCOMPARE(alike.tests, 1);
        QCOMPARE(alike.p, 1.0);
    }

    void turnsTellToo() {
        Results quick = escaping(10, 10);
        Results slow = quick;
        quick.counters["turns"].assign(20, 40);
        QVERIFY(homogeneity({quick, slow}).p < 1e-6);
    }

    void tooFewBlocksTellNothing() {
        QCOMPARE(homogeneity({escaping(2, 2), escaping(0, 4)}).tests, 0);
        QCOMPARE(homogeneity({escaping(20, 20)}).tests, 0);
        QCOMPARE(homogeneity({escaping(20, 20), Results()}).tests, 0);
    }
};

QTEST_APPLESS_MAIN(TestShards)
#include "tst_shards.moc"
