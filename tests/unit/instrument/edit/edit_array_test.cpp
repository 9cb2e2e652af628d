#include "core/instrument/edit/edit_array.h"

#include <gtest/gtest.h>
#include <string>

namespace lockstep {
namespace {

Result<ArrayEdit> edited(const std::string& text, const ArrayMap& map, const std::string& array = "s") {
    return edit_array({"test.cl", text, ""}, "", {}, {"k", array, map});
}

std::string text_after(const std::string& text, const ArrayMap& map) {
    const auto edit = edited(text, map);
    EXPECT_TRUE(edit.ok()) << (edit.ok() ? "" : edit.error().detail + edit.error().arguments.at(0));
    return edit ? edit->text : "";
}

std::string reason(const std::string& text, const ArrayMap& map) {
    const auto edit = edited(text, map);
    return edit ? "" : edit.error().arguments.at(0);
}

constexpr ArrayMap pad_one = {.row = 32, .pad = 1};
constexpr ArrayMap last_dimension = {.row = 8, .pad = 1, .pads_last_row = true};
constexpr ArrayMap swizzle_rows = {.row = 8, .swizzle = swizzles[3], .pads_last_row = true};

TEST(ArrayEdit, adds_the_padding_to_the_last_dimension) {
    EXPECT_EQ(text_after("kernel void k() { local float s[4][8]; s[1][2] = 0; }", last_dimension),
              "kernel void k() { local float s[4][8 + 1]; s[1][2] = 0; }");
    EXPECT_EQ(text_after("#define T (4 * 2)\nkernel void k() { local float s[4][T], t[8]; s[1][2] = t[0]; }",
                         last_dimension),
              "#define T (4 * 2)\nkernel void k() { local float s[4][T + 1], t[8]; s[1][2] = t[0]; }");
}

TEST(ArrayEdit, puts_a_size_that_binds_weakly_in_parentheses) {
    EXPECT_EQ(text_after("kernel void k() { local float s[4][1 << 3]; s[1][2] = 0; }", last_dimension),
              "kernel void k() { local float s[4][(1 << 3) + 1]; s[1][2] = 0; }");
}

TEST(ArrayEdit, changes_the_column_of_each_access_by_its_row) {
    EXPECT_EQ(
        text_after("kernel void k(int i) { local float s[8][8]; s[i + 1][i] = s[i][2]; }", swizzle_rows),
        "kernel void k(int i) { local float s[8][8]; s[i + 1][(i) ^ ((i + 1) & 7)] = s[i][(2) ^ ((i) & 7)]; "
        "}");
}

TEST(ArrayEdit, puts_a_macro_around_the_indices_of_one_dimension) {
    EXPECT_EQ(
        text_after("// adds\nkernel void k(int i) {\n    local float s[64];\n    s[i] += s[i + 1];\n}\n",
                   pad_one),
        "#define PADDED_S(i) ((i) + (i) / 32 * 1)\n// adds\nkernel void k(int i) {\n    local float s[(64) + "
        "((64) "
        "- 1) / 32 * 1];\n    s[PADDED_S(i)] += s[PADDED_S(i + 1)];\n}\n");
}

TEST(ArrayEdit, uses_a_function_if_an_index_has_an_effect_or_reads_memory) {
    const std::string effect = text_after("kernel void k(int i) { local float s[64]; s[i++] = 0; }", pad_one);
    EXPECT_TRUE(effect.starts_with("uint padded_s(uint i) { return i + i / 32 * 1; }\n")) << effect;
    const std::string load =
        text_after("kernel void k(global int* a) { local int s[64]; atomic_inc(&s[a[0] % 64]); }", pad_one);
    EXPECT_NE(load.find("atomic_inc(&s[padded_s(a[0] % 64)])"), std::string::npos) << load;
}

TEST(ArrayEdit, follows_the_array_into_functions_and_names_the_kernels_that_break) {
    const std::string text = "void f(local float* t) { t[1] = *t; }\n"
                             "kernel void other() { local float u[64]; f(u); }\n"
                             "kernel void k() { local float s[64]; f(s); s[2] = 1; }\n";
    const auto edit = edited(text, pad_one);
    ASSERT_TRUE(edit.ok());
    EXPECT_NE(edit->text.find("{ t[PADDED_S(1)] = *t; }"), std::string::npos) << edit->text;
    EXPECT_EQ(edit->other_kernels, std::vector<std::string>{"other"});
    EXPECT_FALSE(edit->argument.has_value());
}

TEST(ArrayEdit, leaves_the_size_of_an_argument_to_the_host) {
    const auto edit = edited("kernel void k(int i, local float* s) { s[i] = 0; }", pad_one);
    ASSERT_TRUE(edit.ok());
    EXPECT_EQ(edit->argument, 1U);
    EXPECT_TRUE(edit->text.ends_with("kernel void k(int i, local float* s) { s[PADDED_S(i)] = 0; }"));
}

TEST(ArrayEdit, changes_the_arguments_of_macros_once) {
    EXPECT_TRUE(
        text_after("#define TWICE(x) ((x) + (x))\n"
                   "kernel void k(int i, global float* o) { local float s[64]; o[0] = TWICE(s[i]); }\n",
                   pad_one)
            .ends_with("o[0] = TWICE(s[PADDED_S(i)]); }\n"));
}

TEST(ArrayEdit, takes_a_name_that_the_source_does_not_have) {
    EXPECT_TRUE(
        text_after("#define PADDED_S 1\nkernel void k() { local int s[64]; s[3] = PADDED_S; }", pad_one)
            .find("s[PADDED_S2(3)]") != std::string::npos);
}

TEST(ArrayEdit, refuses_what_it_cannot_be_sure_of) {
    struct Case {
        const char* reason;
        const char* body;
    };
    const Case cases[] = {
        {"no-array", "local float t[64]; t[0] = 1;"},
        {"pointer", "local float s[64]; local float* p = s; p[0] = 1;"},
        {"pointer", "local float s[64]; local float* p = &s[1]; p[0] = 1;"},
        {"pointer", "local float s[64]; *(s + 1) = 1;"},
        {"pointer", "local float s[64]; vstore4((float4)(0), 0, s);"},
        {"sizeof", "local float s[64]; s[0] = sizeof(s);"},
        {"sizeof", "local float s[64]; local float t[sizeof(s)]; s[0] = t[0];"},
        {"in-macro", "local float s[64]; FIRST = 1;"},
        {"declaration", "local float s[2][64]; s[0][1] = 1;"},
        {"declaration", "local Floats s; s[0] = 1;"},
        {"shared-function", "local float s[64]; local float t[64]; set(s); set(t);"},
    };
    for (const Case& each : cases) {
        const std::string text = std::string("typedef float Floats[64];\n#define FIRST s[0]\n") +
                                 "void set(local float* t) { t[1] = 0; }\nkernel void k() { " + each.body +
                                 " }";
        EXPECT_EQ(reason(text, pad_one), each.reason) << each.body;
    }
}

TEST(ArrayEdit, refuses_rows_whose_evaluation_matters_and_more_than_two_dimensions) {
    EXPECT_EQ(reason("kernel void k(int i) { local float s[8][8]; s[i++][1] = 0; }", swizzle_rows),
              "effect-in-row");
    EXPECT_EQ(reason("kernel void k(int i) { local float s[2][8][8]; s[1][i][1] = 0; }", swizzle_rows),
              "dimensions");
    EXPECT_EQ(text_after("kernel void k(int i) { local float s[2][8][8]; s[1][i][1] = 0; }", last_dimension),
              "kernel void k(int i) { local float s[2][8][8 + 1]; s[1][i][1] = 0; }");
}

TEST(ArrayEdit, refuses_a_row_that_is_passed_on) {
    EXPECT_EQ(reason("void f(local float* r) { r[9] = 0; } kernel void k() { local float s[8][8]; f(s[1]); }",
                     last_dimension),
              "pointer");
}

} // namespace
} // namespace lockstep
