#include "core/base/data_dir.h"
#include "tests/support/source_tree/source_tree.h"

#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace lockstep {
namespace {

const std::filesystem::path root = source_tree();

/// Returns the packages of app/packages.txt by section: "build", "run", "test".
std::map<std::string, std::set<std::string>> listed_packages() {
    std::map<std::string, std::set<std::string>> packages;
    std::istringstream lines(read_text_file(root / "app/packages.txt").value());
    std::string section;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("# ") && line.find(' ', 2) == std::string::npos) {
            section = line.substr(2);
        } else if (!line.empty() && !line.starts_with('#')) {
            packages[section].insert(line.substr(0, line.find(' ')));
        }
    }
    return packages;
}

/// Returns the packages that resources/licences.txt names, each with the text after its name.
std::map<std::string, std::string> licensed_packages() {
    std::map<std::string, std::string> licences;
    std::istringstream lines(read_text_file(root / "resources/licences.txt").value());
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("    ")) {
            const std::size_t end = line.find(' ', 4);
            licences[line.substr(4, end - 4)] = line.substr(end);
        }
    }
    return licences;
}

/// Returns whether the package is a tool that builds the program and is not part of it.
bool is_tool(const std::string& package) {
    static const std::set<std::string> tools = {
        "cmake",         "ninja-build",         "clang-15",      "g++", "ccache", "lld-15",
        "qt6-tools-dev", "qt6-tools-dev-tools", "qt6-l10n-tools"};
    return tools.contains(package);
}

TEST(Licences, EveryPackageThatIsLinkedOrLoadedIsNamedWithItsLicence) {
    const auto licences = licensed_packages();
    const auto packages = listed_packages();
    ASSERT_GT(packages.at("build").size(), 10U);
    for (const std::string section : {"build", "run"}) {
        for (const std::string& package : packages.at(section)) {
            if (!is_tool(package)) {
                EXPECT_TRUE(licences.contains(package)) << package << " is missing in resources/licences.txt";
            }
        }
    }
}

TEST(Licences, NoOtherPackageIsNamed) {
    const auto packages = listed_packages();
    for (const auto& [package, rest] : licensed_packages()) {
        EXPECT_TRUE(packages.at("build").contains(package) || packages.at("run").contains(package))
            << package;
        EXPECT_TRUE(std::regex_match(rest, std::regex(" +\\S.*\\S {2,}\\S.*")))
            << package << " has no licence";
    }
}

} // namespace
} // namespace lockstep
