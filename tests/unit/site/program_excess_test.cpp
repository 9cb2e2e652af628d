// Tests the limits of recordings with a kernel at each limit, and one that exceeds it.
#include "core/site/program_check.h"

#include "core/site/program_limits.h"

#include <functional>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace limits = program_limits;

/// Makes a kernel with one write, in line 3 of its file.
Instrumented small_kernel() {
    Instrumented kernel;
    Program& program = kernel.program;
    program.kernel = "k";
    program.files = {"a.cl"};
    program.texts = {"text"};
    program.sites.push_back({.kind = SiteKind::write,
                             .space = Space::global,
                             .line = 3,
                             .column = 5,
                             .text = "a[0]",
                             .type = {Scalar::int32, 1},
                             .pieces = {{0, 4}}});
    program.skeleton.nodes.push_back({NodeKind::site, Site(0), {}, {}});
    program.parameter_names = {"a"};
    kernel.objects.push_back({.name = "a", .argument = 0});
    return kernel;
}

/// Nests the site this number of nodes below the root.
void nest(Instrumented& kernel, std::uint32_t nodes) {
    Skeleton& skeleton = kernel.program.skeleton;
    for (std::uint32_t i = 1; i < nodes; ++i) {
        skeleton.nodes.push_back({NodeKind::sequence, Site(), {skeleton.root}, {}});
        skeleton.root = i;
    }
}

struct Limit {
    const char* name;
    Excess what;
    std::uint32_t line; ///< the line in the error message; 0 if there is none
    std::uint64_t most;
    std::function<void(Instrumented&, std::uint64_t)> grow;
};

std::vector<Limit> all_limits() {
    return {
        {"line_number", Excess::line_number, limits::line + 1, limits::line,
         [](Instrumented& kernel, std::uint64_t line) {
             kernel.program.sites[0].line = static_cast<std::uint32_t>(line);
         }},
        {"text", Excess::text, 3, limits::text_bytes,
         [](Instrumented& kernel, std::uint64_t bytes) {
             kernel.program.sites[0].text = std::string(bytes, 'x');
         }},
        {"value", Excess::value, 3, limits::union_bytes,
         [](Instrumented& kernel, std::uint64_t bytes) {
             kernel.program.sites[0].type = {Scalar::bytes, static_cast<std::uint32_t>(bytes)};
         }},
        {"parameters", Excess::parameters, 0, limits::parameters,
         [](Instrumented& kernel, std::uint64_t count) { kernel.program.parameter_names.resize(count); }},
        {"objects", Excess::objects, 0, limits::objects,
         [](Instrumented& kernel, std::uint64_t count) { kernel.objects.resize(count, {.argument = -1}); }},
        {"local_memory", Excess::local_memory, 0, limits::local_bytes,
         [](Instrumented& kernel, std::uint64_t bytes) { kernel.local_bytes = bytes; }},
        {"depth", Excess::depth, 3, limits::depth,
         [](Instrumented& kernel, std::uint64_t nodes) { nest(kernel, static_cast<std::uint32_t>(nodes)); }},
    };
}

class ProgramExcess : public testing::TestWithParam<Limit> {};

TEST_P(ProgramExcess, is_found_beyond_the_limit_and_not_at_it) {
    const Limit& limit = GetParam();
    Instrumented at_it = small_kernel();
    limit.grow(at_it, limit.most);
    EXPECT_FALSE(find_excess(at_it));
    EXPECT_FALSE(find_flaw(at_it)) << *find_flaw(at_it);

    Instrumented beyond = small_kernel();
    limit.grow(beyond, limit.most + 1);
    const auto excess = find_excess(beyond);
    ASSERT_TRUE(excess);
    EXPECT_EQ(excess->what, limit.what);
    EXPECT_EQ(excess->place.line, limit.line);
}

INSTANTIATE_TEST_SUITE_P(All, ProgramExcess, testing::ValuesIn(all_limits()),
                         [](const testing::TestParamInfo<Limit>& limit) { return limit.param.name; });

TEST(ProgramExcess, names_the_site_at_which_a_description_becomes_too_long) {
    Instrumented kernel = small_kernel();
    Program& program = kernel.program;
    const SiteInfo site = program.sites[0];
    constexpr std::uint32_t sites = 4000;
    program.sites.assign(sites, site);
    program.needs.assign(sites, {});
    program.turn_needs.assign(sites, {});
    for (std::uint32_t i = 0; i < sites; ++i) {
        program.sites[i].line = i + 1;
        program.needs[i].assign(i, 0); // eight million needs in total
    }
    const auto excess = find_excess(kernel);
    ASSERT_TRUE(excess);
    EXPECT_EQ(excess->what, Excess::description);
    EXPECT_GT(excess->place.line, 2000U);
    EXPECT_LT(excess->place.line, 3000U);
}

TEST(ProgramExcess, names_no_site_of_a_long_description_without_sites) {
    Instrumented kernel = small_kernel();
    kernel.program.sites.clear();
    kernel.program.skeleton.nodes.assign(limits::values / 4, {NodeKind::sequence, Site(), {}, {}});
    const auto excess = find_excess(kernel);
    ASSERT_TRUE(excess);
    EXPECT_EQ(excess->what, Excess::description);
    EXPECT_EQ(excess->place.line, 0U);
}

TEST(ProgramExcess, counts_the_paths_of_included_files) {
    Instrumented kernel = small_kernel();
    kernel.program.included.assign(limits::values, "/a.h");
    ASSERT_TRUE(find_excess(kernel));
    EXPECT_EQ(find_excess(kernel)->what, Excess::source);
}

TEST(ProgramExcess, counts_a_text_that_is_no_utf8_as_the_numbers_that_it_is_kept_as) {
    Instrumented kernel = small_kernel();
    std::string& text = kernel.program.texts[0];
    text = std::string(limits::values, 'x') + "\xC3\xA9 \xE4\xB8\xAD \xF0\x9F\x98\x80"; // 2 to 4 bytes each
    EXPECT_FALSE(find_excess(kernel));
    text += '\xE9';
    ASSERT_TRUE(find_excess(kernel));
    EXPECT_EQ(find_excess(kernel)->what, Excess::source);
}

TEST(ProgramExcess, of_a_skeleton_deeper_than_any_stack_is_found) {
    Instrumented kernel = small_kernel();
    nest(kernel, 1'000'000);
    EXPECT_EQ(find_excess(kernel)->what, Excess::depth);
}

} // namespace
} // namespace lockstep
