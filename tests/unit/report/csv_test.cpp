#include "core/report/csv.h"

#include "core/report/json.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

/// Parses CSV with quoted fields.
std::vector<std::vector<std::string>> parse_csv(const std::string& csv) {
    std::vector<std::vector<std::string>> rows(1, std::vector<std::string>(1));
    bool quoted = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        if (csv[i] == '"') {
            const bool doubled = quoted && i + 1 < csv.size() && csv[i + 1] == '"';
            if (doubled) {
                rows.back().back() += csv[++i];
            } else {
                quoted = !quoted;
            }
        } else if (csv[i] == ',' && !quoted) {
            rows.back().emplace_back();
        } else if (csv[i] == '\n' && !quoted) {
            rows.emplace_back(1);
        } else {
            rows.back().back() += csv[i];
        }
    }
    rows.pop_back();
    return rows;
}

class CsvReport : public testing::Test {
protected:
    CsvReport() {
        session_ = *analyse(std::make_shared<const Recording>(
                                fixture::reduction_recording(fixture::Reduction::compacted, 256, 2)),
                            {});
        rows_ = parse_csv(to_csv(*session_));
        json_ = to_json(*session_);
    }
    [[nodiscard]] std::string at(std::size_t row, const std::string& column) const {
        const auto found = std::ranges::find(rows_[0], column);
        EXPECT_NE(found, rows_[0].end()) << column;
        return found == rows_[0].end() ? ""
                                       : rows_[row].at(static_cast<std::size_t>(found - rows_[0].begin()));
    }
    std::shared_ptr<const Session> session_;
    std::vector<std::vector<std::string>> rows_;
    nlohmann::ordered_json json_;
};

TEST_F(CsvReport, HasOneRowALineUnderOneHeader) {
    EXPECT_EQ(rows_.size(), 1 + json_.at("launches").at(0).at("lines").size());
    for (const auto& row : rows_) {
        EXPECT_EQ(row.size(), rows_[0].size());
    }
}

TEST_F(CsvReport, AColumnHoldsWhatItsJsonPathHolds) {
    const auto& lines = json_.at("launches").at(0).at("lines");
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(at(i + 1, "launches.lines.text"), lines[i].at("text").get<std::string>());
        EXPECT_EQ(at(i + 1, "launches.lines.local_store.conflicts"),
                  lines[i].at("local_store").at("conflicts").dump());
        EXPECT_EQ(at(i + 1, "launches.totals.local_store.conflicts"), "70");
        EXPECT_EQ(at(i + 1, "hardware.warp_width"), "32");
    }
}

TEST_F(CsvReport, SizesAreOneField) {
    EXPECT_EQ(at(1, "launches.global"), "512x1x1");
}

TEST_F(CsvReport, TextWithCommasAndQuotesIsOneField) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::sequential);
    recording.what = "a,\"b\"\nc";
    session_ = *analyse(std::make_shared<const Recording>(std::move(recording)), {});
    rows_ = parse_csv(to_csv(*session_));
    EXPECT_EQ(at(1, "what"), "a,\"b\"\nc");
}

} // namespace
} // namespace lockstep
