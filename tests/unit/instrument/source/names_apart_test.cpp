#include "core/instrument/source/names_apart.h"

#include "core/instrument/instrument.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(NamesApart, take_names_that_begin_as_ours_and_no_others) {
    const std::string text =
        "int lk_a, LK_b, Lk, blk_c, lk; char* s = \"lk_\\\"lk_\"; char c = 'lk_'; x = 0xlk_;";
    const NamesApart names(text);
    const std::string renamed = names.renamed(text);
    EXPECT_EQ(renamed, "int Lk_a, lK_b, Lk, blk_c, lk; char* s = \"lk_\\\"lk_\"; char c = 'lk_'; x = 0xlk_;");
    EXPECT_EQ(names.as_written(renamed), text);
}

TEST(NamesApart, begin_with_what_no_other_name_begins_with) {
    const std::string text = "int lk_a, Lk_a, lK_a;";
    const NamesApart names(text);
    EXPECT_EQ(names.renamed(text), "int Kl_a, Lk_a, lK_a;");
    EXPECT_EQ(names.as_written(names.renamed(text)), text);
}

TEST(NamesApart, are_read_as_they_were_written) {
    const auto made =
        instrument({"test.cl",
                    "int lk_f(global int* lk_p) { return lk_p[1]; }\nkernel void lk_k(global int* lk_a) "
                    "{ for (int lk_i = 0; lk_i < 2; ++lk_i) lk_a[lk_i] = lk_f(lk_a); }",
                    ""},
                   "lk_k", "", {});
    ASSERT_TRUE(made.ok()) << made.error().detail;
    EXPECT_EQ(made->program.kernel, "lk_k");
    EXPECT_EQ(made->program.parameter_names, (std::vector<std::string>{"lk_a"}));
    EXPECT_EQ(made->objects.front().name, "lk_a");
    std::string sites;
    for (const SiteInfo& site : made->program.sites) {
        sites += site.function + " " + site.text + " " + site.loop_variable + "\n";
    }
    EXPECT_NE(sites.find("lk_f lk_p[1] \n"), std::string::npos) << sites;
    EXPECT_NE(sites.find("lk_k lk_i < 2 lk_i\n"), std::string::npos) << sites;
    EXPECT_NE(made->text.find("void lk_k("), std::string::npos);
}

TEST(NamesApart, stand_in_messages_as_they_were_written) {
    const auto made = instrument({"test.cl", "kernel void k(global int* a) { lk_b = 1; }", ""}, "k", "", {});
    ASSERT_FALSE(made.ok());
    EXPECT_NE(made.error().detail.find("'lk_b'"), std::string::npos) << made.error().detail;
}

} // namespace
} // namespace lockstep
