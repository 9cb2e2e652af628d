#include "core/report/tables.h"

#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/session/pipeline.h"
#include "tests/support/recordings.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace lockstep {
namespace {

class TextSink : public ByteSink {
public:
    Status write(std::span<const std::byte> bytes) override {
        text.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        return {};
    }
    [[nodiscard]] std::uint64_t written() const override { return text.size(); }

    std::string text;
};

std::string table_of(const Session& session, const char* name) {
    TextSink sink;
    const Status status = write_table(session, name, sink);
    EXPECT_TRUE(status.ok()) << name;
    return sink.text;
}

/// A table without quoted cells.
struct PlainTable {
    explicit PlainTable(const std::string& csv) {
        std::istringstream lines(csv);
        for (std::string line; std::getline(lines, line);) {
            std::vector<std::string> cells;
            std::size_t from = 0;
            for (std::size_t at = line.find(','); at != std::string::npos; at = line.find(',', from)) {
                cells.push_back(line.substr(from, at - from));
                from = at + 1;
            }
            cells.push_back(line.substr(from));
            rows.push_back(std::move(cells));
        }
    }
    [[nodiscard]] std::size_t column(const std::string& name) const {
        const auto found = std::ranges::find(rows[0], name);
        EXPECT_NE(found, rows[0].end()) << name;
        return static_cast<std::size_t>(found - rows[0].begin());
    }
    /// Returns the sum of a column over the rows in which other columns have these values.
    [[nodiscard]] std::uint64_t
    sum(const std::string& name, const std::vector<std::pair<std::string, std::string>>& where = {}) const {
        std::uint64_t total = 0;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            const bool counts = std::ranges::all_of(
                where, [&](const auto& each) { return rows[i].at(column(each.first)) == each.second; });
            total += counts ? std::stoull(rows[i].at(column(name))) : 0;
        }
        return total;
    }

    std::vector<std::vector<std::string>> rows;
};

class Tables : public testing::Test {
protected:
    std::shared_ptr<const Session> session_ =
        *analyse(std::make_shared<const Recording>(
                     fixture::reduction_recording(fixture::Reduction::compacted, 256, 3)),
                 {});
    nlohmann::ordered_json totals_ = to_json(*session_).at("launches").at(0).at("totals");
};

TEST_F(Tables, sums_over_warp_steps_are_the_totals_of_the_report) {
    const PlainTable table(table_of(*session_, "warp-steps"));
    EXPECT_EQ(table.rows.size() - 1, totals_.at("warp_steps").get<std::size_t>());
    EXPECT_EQ(table.sum("active_lanes"), totals_.at("lane_steps").get<std::uint64_t>());
    const std::vector<std::pair<std::string, std::string>> reads{{"space", "local"}, {"kind", "read"}};
    const std::vector<std::pair<std::string, std::string>> writes{{"space", "local"}, {"kind", "write"}};
    EXPECT_GT(table.sum("conflicts", reads), 0U);
    EXPECT_EQ(table.sum("conflicts", reads), totals_.at("local_load").at("conflicts").get<std::uint64_t>());
    EXPECT_EQ(table.sum("passes", reads), totals_.at("local_load").at("wavefronts").get<std::uint64_t>());
    EXPECT_EQ(table.sum("conflicts", writes), totals_.at("local_store").at("conflicts").get<std::uint64_t>());
    EXPECT_EQ(table.sum("requests", writes), totals_.at("local_store").at("requests").get<std::uint64_t>());
    const std::vector<std::pair<std::string, std::string>> loads{{"space", "global"}, {"kind", "read"}};
    EXPECT_EQ(table.sum("sectors", loads), totals_.at("global_load").at("sectors").get<std::uint64_t>());
    EXPECT_EQ(table.sum("cache_lines", loads), totals_.at("global_load").at("lines").get<std::uint64_t>());
    EXPECT_EQ(table.sum("bytes", loads), totals_.at("global_load").at("bytes").get<std::uint64_t>());
}

TEST_F(Tables, each_event_is_a_row_with_its_element_and_value) {
    const PlainTable table(table_of(*session_, "events"));
    EXPECT_EQ(table.rows.size() - 1, session_->trace(0).event_count());
    EXPECT_EQ(table.sum("bytes", {{"space", "global"}, {"kind", "read"}}),
              totals_.at("global_load").at("bytes").get<std::uint64_t>());
    EXPECT_EQ(table.sum("bytes", {{"space", "local"}, {"kind", "write"}}),
              totals_.at("local_store").at("bytes").get<std::uint64_t>());
    std::size_t inputs = 0;
    for (std::size_t i = 1; i < table.rows.size(); ++i) {
        const auto& row = table.rows[i];
        if (row[table.column("space")] == "global" && row[table.column("kind")] == "read") {
            const std::uint64_t item = std::stoull(row[table.column("x")]);
            EXPECT_EQ(std::stoull(row[table.column("offset")]), 4 * item);
            EXPECT_EQ(row[table.column("work_item")], row[table.column("x")]);
            ++inputs;
        }
    }
    EXPECT_EQ(inputs, 3U * 256U);
    float sum = 0;
    for (std::size_t i = 1; i < table.rows.size(); ++i) {
        const auto& row = table.rows[i];
        const bool is_input = row[table.column("space")] == "global" && row[table.column("kind")] == "read" &&
                              row[table.column("group")] == "1";
        sum += is_input ? std::stof(row[table.column("value")]) : 0;
    }
    EXPECT_EQ(sum, fixture::group_sum(session_->recording(), 1));
}

TEST_F(Tables, lists_of_the_report_have_a_row_per_entry) {
    EXPECT_EQ(table_of(*session_, "lines"), to_csv(*session_));
    const PlainTable launches(table_of(*session_, "launches"));
    ASSERT_EQ(launches.rows.size(), 2U);
    EXPECT_EQ(launches.sum("totals.warp_steps"), totals_.at("warp_steps").get<std::uint64_t>());
    const PlainTable checks(table_of(*session_, "checks"));
    EXPECT_EQ(checks.rows.size() - 1, to_json(*session_).at("checks").size());
    EXPECT_EQ(table_of(*session_, "buffers"), "");
}

TEST_F(Tables, an_unknown_table_is_refused_with_the_known_ones) {
    TextSink sink;
    const Status status = write_table(*session_, "nothing", sink);
    ASSERT_FALSE(status.ok());
    EXPECT_EQ(status.error().code, ErrorCode::value_not_allowed);
    EXPECT_NE(status.error().arguments.at(2).find("warp-steps"), std::string::npos);
    EXPECT_EQ(sink.written(), 0U);
}

TEST_F(Tables, stop_when_they_are_cancelled) {
    for (const char* name : {"events", "warp-steps"}) {
        TextSink sink;
        const Status status = write_table(*session_, name, sink, [](const Progress&) { return false; });
        ASSERT_FALSE(status.ok());
        EXPECT_EQ(status.error().code, ErrorCode::cancelled);
    }
}

TEST(HostileTables, no_name_becomes_a_formula_or_breaks_a_row) {
    const auto session = *analyse(std::make_shared<const Recording>(test::hostile_recording()), {});
    for (const std::string_view name : table_names()) {
        const std::string csv = table_of(*session, std::string(name).c_str());
        for (const char* hostile : {",=", ",@", "\n=", "\n@", ",\"=", ",\"@"}) {
            EXPECT_EQ(csv.find(hostile), std::string::npos) << name << " " << hostile;
        }
    }
}

} // namespace
} // namespace lockstep
