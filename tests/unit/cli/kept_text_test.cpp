#include "app/cli/text/run_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Makes a program of `lines` lines with `accesses` accesses each. The compiler has removed the first access
/// of each line.
Program program_of(std::uint32_t lines, std::uint32_t accesses) {
    Program program;
    program.files = {"k.cl"};
    for (std::uint32_t line = 1; line <= lines; ++line) {
        program.optimised.gone.push_back(static_cast<std::uint32_t>(program.sites.size()));
        for (std::uint32_t i = 0; i < accesses; ++i) {
            program.sites.push_back({.kind = SiteKind::read, .space = Space::global, .line = line});
        }
    }
    program.optimised.operations.assign(program.sites.size(), 0);
    return program;
}

TEST(KeptText, has_a_line_per_source_line_and_states_once_what_is_counted) {
    EXPECT_EQ(kept_text(program_of(2, 5), {}), "  k.cl:1: The compiler keeps 4 of these 5 accesses.\n"
                                               "  k.cl:2: The compiler keeps 4 of these 5 accesses.\n"
                                               "  The counts include all accesses in the source.\n");
}

TEST(KeptText, OfManyLinesIsTheFirstOnes) {
    const std::string text = kept_text(program_of(9, 1), {});
    EXPECT_NE(text.find("  k.cl:6: The compiler removes this access.\n  Similar lines not shown: 3.\n"),
              std::string::npos)
        << text;
    EXPECT_EQ(text.find("k.cl:7"), std::string::npos);
}

TEST(KeptText, is_empty_if_no_access_is_removed_or_the_hardware_ignores_it) {
    Program program = program_of(1, 2);
    EXPECT_EQ(kept_text(program, {.optimised_arithmetic = 0}), "");
    program.optimised.gone.clear();
    EXPECT_EQ(kept_text(program, {}), "");
}

} // namespace
} // namespace lockstep
