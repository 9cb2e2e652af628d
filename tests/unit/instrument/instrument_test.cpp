#include "core/instrument/instrument.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

Result<Instrumented> instrumented(const std::string& text, const std::string& options = "") {
    return instrument({"test.cl", text, ""}, "k", options, {});
}

/// Returns the kind and text of every site that can log, in order: "read a[i]".
std::vector<std::string> sites_of(const std::string& text) {
    static const char* kinds[] = {"read",     "write",      "atomic",      "branch",
                                  "loop",     "choice",     "barrier",     "fence",
                                  "exchange", "image read", "image write", "sub-group barrier",
                                  "copy",     "wait"};
    const Result<Instrumented> result = instrumented(text);
    EXPECT_TRUE(result.ok()) << result.error().detail;
    std::vector<std::string> lines;
    for (const SiteInfo& site : result->program.sites) {
        if (!is_access(site.kind) || site.space != Space::none) {
            lines.push_back(std::string(kinds[static_cast<int>(site.kind)]) + " " + site.text);
        }
    }
    return lines;
}

using Lines = std::vector<std::string>;

TEST(Instrument, logs_the_right_side_of_an_assignment_before_the_left) {
    EXPECT_EQ(sites_of("kernel void k(global int* a, global int* b) { a[b[0]] = b[a[1]]; }"),
              (Lines{"read a[1]", "read b[a[1]]", "read b[0]", "write a[b[0]]"}));
}

TEST(Instrument, logs_right_side_then_read_then_write_of_a_compound_assignment) {
    EXPECT_EQ(sites_of("kernel void k(global int* a, global int* b) { a[0] += b[1]; }"),
              (Lines{"read b[1]", "read a[0]", "write a[0]"}));
}

TEST(Instrument, logs_operands_and_arguments_from_left_to_right) {
    EXPECT_EQ(sites_of("kernel void k(global int* a) { a[0] = a[1] - max(a[2], a[3]); }"),
              (Lines{"read a[1]", "read a[2]", "read a[3]", "write a[0]"}));
}

TEST(Instrument, logs_no_address_that_is_only_taken_and_nothing_inside_sizeof) {
    EXPECT_EQ(
        sites_of("kernel void k(global int* a) { global int* p = &a[2]; a[0] = sizeof(a[1]); *p = 1; }"),
        (Lines{"write a[0]", "write *p"}));
}

TEST(Instrument, logs_the_second_result_of_a_built_in_as_a_write_behind_its_operands) {
    EXPECT_EQ(sites_of("kernel void k(global float* a, local int* l) { int i = a[3];\n"
                       "a[0] = fract(a[1], &a[2]) + frexp(a[4], l + i); float p; a[5] = modf(a[6], &p); }"),
              (Lines{"read a[3]", "read a[1]", "write fract(a[1], &a[2])", "read a[4]",
                     "write frexp(a[4], l + i)", "write a[0]", "read a[6]", "write a[5]"}));
}

TEST(Instrument, takes_a_prefetch_for_a_hint_that_moves_nothing) {
    EXPECT_EQ(sites_of("kernel void k(global int* a) { prefetch(a + a[0], 4); }"), (Lines{"read a[0]"}));
}

TEST(Instrument, makes_a_decision_of_every_condition) {
    EXPECT_EQ(
        sites_of(
            "kernel void k(global int* a, int n) { if (n > 1 && n < 9) a[0] = n ? 1 : 2; while (n--) { } "
            "switch (n) { case 1: break; } }"),
        (Lines{"branch n > 1", "branch n > 1 && n < 9", "branch n", "write a[0]", "loop n--", "choice n"}));
}

TEST(Instrument, does_not_take_logical_operators_on_vectors_for_decisions) {
    EXPECT_EQ(sites_of("kernel void k(global int4* a) { int4 x = a[0]; a[1] = (x < 3) && (x > 1); }"),
              (Lines{"read a[0]", "write a[1]"}));
}

TEST(Instrument, names_the_lines_of_the_users_file_behind_macros_that_span_lines) {
    const auto result =
        instrumented("#define TWICE(x) \\\n    ((x) + \\\n     (x))\nkernel void k(global int* a) {\n"
                     "    a[0] = TWICE(\n        a[1]);\n    a[2] = 3;\n}\n");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    EXPECT_EQ(result->program.sites.back().text, "a[2]");
    EXPECT_EQ(result->program.sites.back().line, 7U);
}

TEST(Instrument, splits_a_swizzle_into_runs_of_neighbouring_components) {
    const auto result = instrumented("kernel void k(global float4* a) { a[0].xz = a[1].yz; }");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    EXPECT_EQ(result->program.sites[0].pieces, (std::vector<Piece>{{4, 8}}));
    EXPECT_EQ(result->program.sites[1].pieces, (std::vector<Piece>{{0, 4}, {8, 4}}));
}

TEST(Instrument, counts_a_request_an_element_for_vload_and_12_bytes_for_a_float3) {
    const auto result =
        instrumented("kernel void k(global float* a, global float3* b) { b[0] = vload3(1, a); }");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    EXPECT_EQ(result->program.sites[0].pieces, (std::vector<Piece>{{0, 4}, {4, 4}, {8, 4}}));
    EXPECT_EQ(result->program.sites[1].pieces, (std::vector<Piece>{{0, 12}}));
}

TEST(Instrument, makes_an_access_a_leaf_of_a_struct_copy) {
    EXPECT_EQ(
        sites_of("typedef struct { int a; float2 b[2]; } S; kernel void k(global S* s) { s[0] = s[1]; }"),
        (Lines{"read s[1].a", "read s[1].b[0]", "read s[1].b[1]", "write s[0].a", "write s[0].b[0]",
               "write s[0].b[1]"}));
}

TEST(Instrument, places_local_variables_in_declaration_order) {
    const auto result = instrumented("kernel void k(local int* c) { local char a[3]; local float4 b[2]; "
                                     "c[0] = a[0]; b[0] = 1; }");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    ASSERT_EQ(result->objects.size(), 3U);
    EXPECT_EQ(result->objects[0].name, "c");
    EXPECT_EQ(result->objects[1].base, 0U);
    EXPECT_EQ(result->objects[2].base, 16U);
    EXPECT_EQ(result->local_bytes, 48U);
    EXPECT_EQ(result->local_arguments, (std::vector<std::uint32_t>{0}));
}

TEST(Instrument, counts_the_arithmetic_between_sites) {
    const auto result =
        instrumented("kernel void k(global float* a, float x) { a[0] = x * x + 1; a[1] = -x; }");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    EXPECT_EQ(result->program.sites[0].operations, 2U);
    EXPECT_EQ(result->program.sites[1].operations, 1U);
}

TEST(Instrument, charges_a_turn_at_its_loops_test_and_what_was_before_the_loop_behind_it) {
    const auto result = instrumented("kernel void k(global float* a, float x, int n) { float y = x * x + 2; "
                                     "for (int i = 0; i < n; ++i) y = y * y; a[0] = y; }");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    EXPECT_EQ(result->program.sites[0].operations, 3U) << "i < n, y * y, ++i";
    EXPECT_EQ(result->program.sites[1].operations, 2U) << "x * x + 2";
}

TEST(Instrument, charges_a_function_without_sites_to_each_of_its_callers) {
    const auto result = instrumented("float f(float x) { return x * x + 1; }\n"
                                     "kernel void k(global float* a, float x) { a[0] = x; a[1] = f(x); "
                                     "a[2] = f(x) + f(x); }");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    EXPECT_EQ(result->program.sites[0].operations, 0U);
    EXPECT_EQ(result->program.sites[1].operations, 2U);
    EXPECT_EQ(result->program.sites[2].operations, 5U);
}

TEST(Instrument, notes_functions_and_divisions_of_floats_that_have_a_faster_form) {
    const auto result = instrumented("kernel void k(global float* a, float x, int n, double d) {\n"
                                     "    if (n > 0)\n"
                                     "        x = sqrt(x);\n"
                                     "    else\n"
                                     "        x /= 3;\n"
                                     "    a[n / 2] = exp(x) + native_exp(x) + (float)sqrt(d) + 1.0f / 3;\n"
                                     "}\n");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    const auto& sites = result->program.sites;
    ASSERT_EQ(sites.size(), 2U);
    EXPECT_EQ(sites[0].math, (std::vector<MathCall>{{"sqrt", 0, 3, Evaluates::if_taken},
                                                    {"/", 0, 5, Evaluates::if_refused}}));
    EXPECT_EQ(sites[1].math, (std::vector<MathCall>{{"exp", 0, 6, Evaluates::always}}));
}

TEST(Instrument, tells_reads_whose_address_is_clamped_also_by_way_of_variables) {
    const auto result = instrumented("kernel void k(global float* a, int i, int n) {\n"
                                     "    int held = clamp(i, 0, n - 1);\n"
                                     "    int next = held + 1;\n"
                                     "    int moving = max(i, 0);\n"
                                     "    ++moving;\n"
                                     "    a[i] = a[held] + a[2 * next] + a[min(i, n)] + a[i] + a[moving];\n"
                                     "    a[held] = max(a[i], 0.0f);\n"
                                     "}\n");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    std::vector<bool> clamped;
    for (const SiteInfo& site : result->program.sites) {
        clamped.push_back(site.is_clamped);
    }
    EXPECT_EQ(clamped, (std::vector<bool>{true, true, true, false, false, false, false, false}));
}

TEST(Instrument, tells_operands_of_and_and_or_from_branches) {
    const auto result = instrumented("kernel void k(global int* a, int n) {\n"
                                     "    if ((n > 1 && n < 9) || n == 20) a[0] = 1;\n"
                                     "    while (n > 3 && a[1]) --n;\n"
                                     "    a[2] = n == 5 || n == 6 ? 1 : 2;\n"
                                     "    a[3] = n > 7 && n < 8;\n"
                                     "    switch (n && a[4]) { case 0: a[5] = 1; }\n"
                                     "}\n");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    std::vector<std::string> operands;
    std::vector<std::string> branches;
    for (const SiteInfo& site : result->program.sites) {
        if (is_decision(site.kind)) {
            (site.is_operand ? operands : branches).push_back(site.text);
        }
    }
    EXPECT_EQ(operands,
              (std::vector<std::string>{"n > 1", "(n > 1 && n < 9)", "n > 3", "n == 5", "n > 7", "n"}));
    EXPECT_EQ(branches, (std::vector<std::string>{"(n > 1 && n < 9) || n == 20", "n > 3 && a[1]",
                                                  "n == 5 || n == 6", "n && a[4]"}));
}

TEST(Instrument, keeps_the_group_size_that_the_kernel_requires_and_whether_mathematics_are_relaxed) {
    const auto result = instrumented("kernel __attribute__((reqd_work_group_size(8, 4, 1))) void k() { }",
                                     "-cl-fast-relaxed-math");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    EXPECT_EQ(result->program.required_group, (std::array<std::uint64_t, 3>{8, 4, 1}));
    EXPECT_TRUE(result->program.relaxed_math);
    EXPECT_FALSE(instrumented("kernel void k() { }")->program.relaxed_math);
}

TEST(Instrument, keeps_the_name_of_a_counting_loop_variable) {
    const auto result =
        instrumented("kernel void k(global int* a) { for (int i = 0; i < 4; ++i) a[i] = 0; }");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    EXPECT_EQ(result->program.sites[0].loop_variable, "i");
}

TEST(Instrument, tells_where_a_kernel_does_not_compile) {
    const auto result = instrumented("kernel void k(global int* a) {\n    a[0] = b;\n}\n");
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(result.error().code, ErrorCode::kernel_does_not_compile);
    EXPECT_EQ(result.error().place.file, "test.cl");
    EXPECT_EQ(result.error().place.line, 2U);
    EXPECT_NE(result.error().detail.find("undeclared identifier 'b'"), std::string::npos);
}

// NVIDIA's compiler wrongly reads texel (0, 0) if a call contains the sampler's settings as a literal.
TEST(Instrument, gives_every_constant_sampler_a_name) {
    const auto result = instrumented(
        "constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE;\n"
        "float at(read_only image2d_t i, sampler_t s) { return read_imagef(i, s, (int2)(0, 1)).y; }\n"
        "kernel void k(read_only image2d_t i, global float* a) {\n"
        "    a[0] = read_imagef(i, edge, (int2)(1, 2)).x + read_imagef(i, CLK_ADDRESS_CLAMP, (int2)(1, "
        "2)).x;\n"
        "    a[1] = at(i, edge) + at(i, CLK_FILTER_NEAREST);\n"
        "}\n");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    const std::string& text = result->text;
    EXPECT_EQ(text.find("(i, CLK_"), std::string::npos) << text;
    EXPECT_EQ(text.find("(lk_self, i, CLK_"), std::string::npos) << text;
    const auto declared = [&](const std::string& settings) {
        return text.find("= " + settings + ";\n", text.find("__constant sampler_t lk_sampler_k_")) !=
               std::string::npos;
    };
    EXPECT_TRUE(declared("CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE"));
    EXPECT_TRUE(declared("CLK_ADDRESS_CLAMP"));
    EXPECT_TRUE(declared("CLK_FILTER_NEAREST"));
}

TEST(Instrument, logs_what_a_built_in_writes_through_a_pointer_that_it_takes_as_a_generic_one) {
    const auto result =
        instrumented("kernel void k(global float* a) { a[0] = fract(1.5f, a + 3); }", "-cl-std=CL2.0");
    ASSERT_TRUE(result.ok()) << result.error().detail;
    const auto writes = std::ranges::count(result->program.sites, SiteKind::write, &SiteInfo::kind);
    EXPECT_EQ(writes, 2);
}

TEST(Instrument, names_the_kernels_there_are_when_one_is_missing) {
    const auto result = instrumented("kernel void one(global int* a) { a[0] = 1; } kernel void two() {}");
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(result.error().code, ErrorCode::kernel_not_found);
    EXPECT_EQ(result.error().arguments, (std::vector<std::string>{"k", "one, two"}));
}

} // namespace
} // namespace lockstep
