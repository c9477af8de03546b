#include <QTest>

#include "engine/playtest/tallies/number_writer.h"

#include <string>

using namespace tilewright::playtest;

/// Numbers written game after game under nearly the same names.
class NumberWriterTest : public QObject {
    Q_OBJECT

    Counters counters_;
    CounterWriter::Order order_;

private slots:
    void init() {
        counters_.clear();
        order_.clear();
    }

    void namesOfNoUseAreZero() {
        {
            CounterWriter count(counters_, order_);
            count("a/", Digits(1)) = 1;
            count("b") = 2;
            count("c") = 3;
        }
        CounterWriter count(counters_, order_);
        count("a/", Digits(1)) = 5;
        count("c") = 7;
        QCOMPARE(counters_, (Counters{{"a/1", 5}, {"b", 0}, {"c", 7}}));
    }

    void newNamesAndOtherOrders() {
        {
            CounterWriter count(counters_, order_);
            count("a") = 1;
            count("z") = 1;
        }
        {
            CounterWriter count(counters_, order_);
            count("a") = 2;
            count("m") = 3;
            count("z") = 4;
        }
        CounterWriter count(counters_, order_);
        count("z") = 5;
        count("a") = 6;
        count("a") += 1;
        count("m") = 8;
        QCOMPARE(counters_, (Counters{{"a", 7}, {"m", 8}, {"z", 5}}));
        QCOMPARE(order_.size(), std::size_t{3});
    }

    void farAheadAndBehind() {
        constexpr std::size_t names = 200;
        {
            CounterWriter count(counters_, order_);
            for (std::size_t i = 0; i < names; ++i)
                count("name/", Digits(i)) = 1;
        }
        CounterWriter count(counters_, order_);
        count("name/", Digits(150)) = 2;
        count("name/", Digits(3)) = 4;
        count("name/", Digits(4)) = 5;
        std::int64_t sum = 0;
        for (const auto& [name, number] : counters_)
            sum += number;
        QCOMPARE(sum, std::int64_t{11});
        QCOMPARE(counters_.size(), names);
        QCOMPARE(counters_.at("name/150"), std::int64_t{2});
        QCOMPARE(counters_.at("name/3"), std::int64_t{4});
    }

    void partsAreNoBoundaries() {
        CounterWriter count(counters_, order_);
        count("a/", "b") = 1;
        count("a", "/b") += 1;
        count("a/b") += 1;
        count("a/", "bc") = 9;
        QCOMPARE(counters_, (Counters{{"a/b", 3}, {"a/bc", 9}}));
    }
};

QTEST_APPLESS_MAIN(NumberWriterTest)
#include "tst_number_writer.moc"
