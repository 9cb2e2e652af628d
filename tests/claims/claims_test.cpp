#include "tests/claims/claim_sheet.h"
#include "tests/claims/coverage.h"
#include "tests/claims/statement.h"
#include "tests/support/in_process/report_here.h"
#include "tests/support/source_tree/source_tree.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

const fs::path sources = source_tree();
const fs::path sheets = sources / "tests/claims/sheets";

/// Compares the numbers in the texts with the program's output.
class Claims : public testing::TestWithParam<std::string> {
protected:
    /// Returns the output of `lockstep-cli run COMMAND --json`. The command runs only once, however many
    /// claims use it.
    const nlohmann::ordered_json& report(const std::string& command) {
        const auto known = reports_.find(command);
        if (known != reports_.end()) {
            return known->second;
        }
        ReportHere result = counts_here(command);
        EXPECT_LE(result.code, 1) << command << "\n" << result.error; // 1: a kernel that is broken on purpose
        return reports_[command] =
                   result.code <= 1 ? nlohmann::ordered_json(result.json) : nlohmann::ordered_json::object();
    }

    void expect_to_hold(const Claim& claim) {
        ClaimReports of_claim;
        for (const auto& [name, command] : claim.commands) {
            of_claim[name] = report(command);
        }
        for (const std::string& statement : claim.holds) {
            const Verdict verdict = judge(statement, of_claim);
            EXPECT_TRUE(verdict.holds) << claim.words << "\n  " << statement << "\n  " << verdict.found;
        }
    }

    ClaimSheet sheet_ = read_sheet(sheets / (GetParam() + ".json"), sources);

private:
    std::map<std::string, nlohmann::ordered_json> reports_;
};

TEST_P(Claims, AreWhatTheProgramPrints) {
    for (const ClaimedText& text : sheet_.texts) {
        for (const Claim& claim : text.claims) {
            SCOPED_TRACE(text.name);
            expect_to_hold(claim);
        }
    }
}

TEST_P(Claims, StandForEveryNumberInTheText) {
    for (const ClaimedText& text : sheet_.texts) {
        for (const std::string& gap : gaps_in(text)) {
            ADD_FAILURE() << gap;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Of, Claims, testing::ValuesIn(sheet_names(sheets)),
                         [](const auto& sheet) { return sheet.param; });

TEST(ClaimSheets, ThereIsOneForEveryTextWithFigures) {
    std::set<std::string> claimed;
    for (const std::string& name : sheet_names(sheets)) {
        claimed.insert(read_sheet(sheets / (name + ".json"), sources).file);
    }
    for (const char* file : {"README.md", "app/README.md", "core/README.md", "tests/README.md"}) {
        EXPECT_TRUE(claimed.contains(file)) << file;
    }
    for (const char* folder : {"resources/catalogue/en", "kernels"}) {
        for (const auto& file : fs::directory_iterator(sources / folder)) {
            EXPECT_TRUE(claimed.contains(fs::relative(file.path(), sources).string())) << file.path();
        }
    }
}

} // namespace
} // namespace lockstep
