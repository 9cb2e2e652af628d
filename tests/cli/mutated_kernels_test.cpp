#include "core/base/data_dir.h"
#include "tests/cli/cli_runner.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <random>
#include <vector>

// Runs kernels of the suite in which text is cut, swapped or overwritten. Whatever the result, lockstep-cli
// must end with findings, a refusal or a message. LOCKSTEP_KERNEL_MUTANTS sets their number (default: 12).

namespace lockstep {
namespace {

namespace fs = std::filesystem;

struct Case {
    std::string kernel;
    std::string launch;
};

/// Returns the cases of the suite, which are launch files that run a .cl file with the same name.
const std::vector<Case>& cases() {
    static const std::vector<Case> all = [] {
        std::vector<Case> found;
        for (const auto& entry : fs::recursive_directory_iterator(data_dir() / "tests" / "kernels")) {
            const fs::path kernel = fs::path(entry.path()).replace_extension(".cl");
            if (entry.path().extension() == ".sim" && fs::exists(kernel)) {
                found.push_back({read_text_file(kernel).value(), read_text_file(entry.path()).value()});
            }
        }
        std::ranges::sort(found, {}, &Case::kernel);
        return found;
    }();
    return all;
}

class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : random_(seed) {}

    /// Returns a case of the suite with one to four edits in its kernel and, in one of four cases, one in its
    /// launch file.
    Case mutant() {
        Case made = cases()[below(cases().size())];
        for (std::size_t edits = 1 + below(4); edits != 0; --edits) {
            edit(made.kernel);
        }
        if (below(4) == 0) {
            edit(made.launch);
        }
        return made;
    }

private:
    std::size_t below(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_);
    }
    void edit(std::string& text) {
        const std::size_t at = below(text.size() + 1);
        const std::size_t other = below(text.size() + 1);
        const std::size_t length = below(30);
        switch (below(4)) {
        case 0: // removes a piece
            text.erase(at, length);
            break;
        case 1: { // moves a piece
            const std::string piece = text.substr(at, length);
            text.erase(at, length);
            text.insert(std::min(other, text.size()), piece);
            break;
        }
        case 2: // overwrites a few characters with random bytes
            for (std::size_t i = at; i < std::min(at + 1 + below(4), text.size()); ++i) {
                text[i] = static_cast<char>(below(256));
            }
            break;
        default: // changes digits
            for (char& c : text) {
                c = c >= '0' && c <= '9' && below(8) == 0 ? static_cast<char>('0' + below(10)) : c;
            }
        }
    }

    std::mt19937_64 random_;
};

void write(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

TEST(MutatedKernels, EndInFindingsARefusalOrAMessage) {
    const char* const asked = std::getenv("LOCKSTEP_KERNEL_MUTANTS");
    const std::uint64_t count = asked == nullptr ? 12 : std::strtoull(asked, nullptr, 10);
    ASSERT_GE(cases().size(), 150U);
    const CliRunner cli;
    std::map<int, std::uint64_t> ends; // number of runs by exit code
    // Runs with exit code 4 in which one of our processes ended with the kernel.
    std::uint64_t lost = 0;
    for (std::uint64_t number = 0; number < count && !HasFailure(); ++number) {
        const Case mutant = Mutator(number).mutant();
        const std::string name = mutant.launch.substr(0, mutant.launch.find('\n'));
        write(cli.folder() / "mutant.cl", mutant.kernel);
        write(cli.folder() / "mutant.sim", "mutant.cl" + mutant.launch.substr(name.size()));
        const CliResult check = cli.run("check mutant.sim --time-limit 20", "timeout 60");
        EXPECT_TRUE(check.code == 0 || check.code == 1 || check.code == 3 || check.code == 4)
            << "mutant " << number << " of " << name << ": exit code " << check.code << "\n"
            << mutant.kernel << check.err;
        EXPECT_EQ(check.code >= 3, !check.err.empty()) << "mutant " << number << " of " << name;
        EXPECT_FALSE(check.out.empty()) << "mutant " << number << " of " << name;
        ++ends[check.code];
        lost += check.code == 4 && check.err.find("The process that") != std::string::npos ? 1 : 0;
    }
    std::cout << count << " mutants: " << ends[0] << " without an error, " << ends[1] << " with findings, "
              << ends[3] << " refused, " << ends[4] - lost << " not taken by the driver or ended in time, "
              << lost << " took the process that ran them along\n";
}

} // namespace
} // namespace lockstep
