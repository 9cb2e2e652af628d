#include "tests/support/in_process/report_here.h"
#include "tests/support/source_tree/source_tree.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <sstream>

// Compares the counts of a GPU's profiler for each launch of tests/validation/counted.txt with Lockstep's
// counts. They must be equal, except where the table gives Lockstep's count and the reason.

namespace lockstep {
namespace {

namespace fs = std::filesystem;

const fs::path folder = source_tree() / "tests/validation";

using Row = std::map<std::string, std::string>; // a row of the table: its cells, by column

std::vector<std::string> fields_of(const std::string& line) {
    std::vector<std::string> fields;
    std::istringstream stream(line + ",");
    for (std::string field; std::getline(stream, field, ',');) {
        fields.push_back(field);
    }
    return fields;
}

std::vector<Row> table() {
    std::ifstream file(folder / "counts-nvidia-h200.csv");
    std::string line;
    std::getline(file, line);
    const std::vector<std::string> columns = fields_of(line);
    std::vector<Row> rows;
    while (std::getline(file, line)) {
        const std::vector<std::string> fields = fields_of(line);
        Row row;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            row[columns[i]] = i < fields.size() ? fields[i] : std::string();
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Columns of the profiler's table that Lockstep also counts: "global_load_sectors" is
/// totals.global_load.sectors.
const std::pair<const char*, const char*> counted[] = {
    {"global_load", "requests"},   {"global_load", "sectors"},    {"global_store", "requests"},
    {"global_store", "sectors"},   {"global_atomic", "requests"}, {"global_atomic", "sectors"},
    {"local_load", "requests"},    {"local_load", "wavefronts"},  {"local_store", "requests"},
    {"local_store", "wavefronts"}, {"local_atomic", "requests"},  {"local_atomic", "wavefronts"}};

std::string command_of(const Row& row) {
    const std::string& what = row.at("what");
    const bool is_file = what.ends_with(".sim");
    std::string command = "'" + (is_file ? (folder / what).string() : what) + "' --hardware nvidia-h200";
    std::istringstream parameters(row.at("parameters"));
    for (std::string each; parameters >> each;) {
        command += " --set " + each;
    }
    return command + " --no-costs";
}

/// Returns every second launch and the launches with an explained difference; with LOCKSTEP_WHOLE_SUITES in
/// the environment, all launches.
std::vector<Row> rows_to_try() {
    std::vector<Row> rows;
    std::size_t number = 0;
    for (Row& row : table()) {
        if (test::runs_whole_suites() || number % 2 == 0 || !row.at("explained").empty()) {
            rows.push_back(std::move(row));
        }
        ++number;
    }
    return rows;
}

class Counts : public testing::TestWithParam<Row> {};

TEST_P(Counts, AreThoseOfTheGpu) {
    const Row& row = GetParam();
    const ReportHere result = counts_here(command_of(row));
    ASSERT_LE(result.code, 1) << result.error; // 1: the kernel has stores that race
    const nlohmann::json totals = result.json.at("launches").at(std::stoul(row.at("launch"))).at("totals");
    std::string different;
    for (const auto& [kind, figure] : counted) {
        const std::string column = std::string(kind) + "_" + figure;
        const std::string ours = std::to_string(totals.at(kind).at(figure).get<std::uint64_t>());
        if (ours != row.at(column)) {
            different += (different.empty() ? "" : " ") + column + "=" + ours;
        }
    }
    EXPECT_EQ(different, row.at("lockstep"));
    EXPECT_EQ(different.empty(), row.at("explained").empty());
}

std::string name_of(const testing::TestParamInfo<Row>& info) {
    std::string name =
        info.param.at("what") + "_" + info.param.at("parameters") + "_" + info.param.at("launch");
    std::ranges::replace_if(
        name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(OfH200, Counts, testing::ValuesIn(rows_to_try()), name_of);

/// Checks the statements of tests/README.md about the table.
TEST(CountsTable, HasEveryFamilyAndFewDifferences) {
    std::map<std::string, int> families;
    int by_compiler = 0;
    int by_counter = 0;
    for (const Row& row : table()) {
        ++families[row.at("family")];
        by_compiler += row.at("explained").starts_with("compiler: ") ? 1 : 0;
        by_counter += row.at("explained").starts_with("counter: ") ? 1 : 0;
    }
    EXPECT_EQ(families.size(), 16U);
    EXPECT_EQ(table().size(), 187U);
    EXPECT_EQ(by_compiler, 15);
    EXPECT_EQ(by_counter, 3);
}

} // namespace
} // namespace lockstep
