// The table of core/README.md must match the program's table.
#include "core/base/data_dir.h"
#include "core/hardware/numbers.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

namespace lockstep {
namespace {

constexpr std::size_t column = 76; ///< column at which the sources start
constexpr std::size_t width = 132;

const char* unit_text(NumberUnit unit) {
    switch (unit) {
    case NumberUnit::bytes:
        return " B";
    case NumberUnit::cycles:
        return " cycles";
    case NumberUnit::bytes_per_cycle:
        return " B/cycle";
    case NumberUnit::megahertz:
        return " MHz";
    case NumberUnit::nanoseconds:
        return " ns";
    default:
        return "";
    }
}

std::string padded(std::string text, std::size_t to) {
    text.resize(std::max(text.size() + 1, to), ' ');
    return text;
}

/// Returns the documentation of a number: "    warp_width      32    4, 8, 16, 32, 64, group    NVIDIA GPUs".
/// The source is wrapped to as many lines as it needs.
std::string lines_of(const HardwareNumber& number) {
    const std::uint32_t value = HardwareModel{}.*(number.member);
    std::string line = padded("    " + number.name, 30);
    line = padded(line + to_text(number, value) + unit_text(number.unit), 44);
    line = padded(line + allowed_text(number), column);
    std::string lines;
    std::istringstream words(number.source);
    for (std::string word; words >> word;) {
        if (line.size() > column && line.size() + word.size() > width) {
            lines += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
            line = std::string(column, ' ');
        }
        line += word + " ";
    }
    return lines + line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

TEST(DocumentedNumbers, are_all_numbers_of_the_hardware_with_default_range_and_source) {
    std::string table;
    for (const HardwareNumber& number : hardware_numbers()) {
        table += lines_of(number);
    }
    const auto readme = read_text_file(source_tree() / "core/README.md");
    ASSERT_TRUE(readme.ok());
    EXPECT_NE(readme->find("\n\n" + table + "\n"), std::string::npos)
        << "core/README.md, The hardware, should have this table:\n\n"
        << table;
}

} // namespace
} // namespace lockstep
