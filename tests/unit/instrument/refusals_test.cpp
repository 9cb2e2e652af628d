// Tests each reason for refusing a kernel, and the line in the message.
#include "core/base/data_dir.h"
#include "core/instrument/instrument.h"
#include "core/instrument/refusal.h"

#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <vector>

namespace lockstep {
namespace {

struct RefusedKernel {
    const char* name;
    std::string_view reason;
    std::uint32_t line;
    std::string text;
    const char* options = "";
    const char* kernel = "k";
};

/// Returns "before 0 after", "before 1 after", ... separated by `between`.
std::string repeated(int count, const std::string& before, const std::string& after,
                     const std::string& between = "") {
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += (i == 0 ? "" : between) + before + std::to_string(i) + after;
    }
    return text;
}

/// Makes a kernel with one branch per line, from line 2 on.
std::string chain_of_branches(int count) {
    return "kernel void k(global int* a, int n) {\n" +
           repeated(count, "if (n == ", ") a[0] = 1;\n", "else ") + "}";
}

/// Makes a kernel in which each line, from line 2 on, stores the sum of all values loaded so far.
std::string stores_of_a_sum(int count) {
    return "kernel void k(global int* a) { int x = 0;\n" + repeated(count, "x += a[", "]; a[0] = x;\n") + "}";
}

const std::vector<RefusedKernel>& strange_kernels() {
    static const std::vector<RefusedKernel> kernels = {
        {"barrier_that_an_operand_may_skip", refusal::barrier_in_operand, 2,
         "int f(void) { barrier(CLK_LOCAL_MEM_FENCE); return 1; }\nkernel void k(global int* a) "
         "{ a[0] = a[1] && f(); }"},
        {"exchange_that_an_operand_may_skip", refusal::barrier_in_operand, 1,
         "kernel void k(global int* a) { a[0] = a[1] ? sub_group_reduce_add(2) : 0; }"},
        {"unknown_sub_group_function", refusal::sub_group, 1,
         "int sub_group_rotate(int, uint); kernel void k(global int* a) { a[0] = "
         "sub_group_rotate(1, 1); }"},
        {"goto_statement", refusal::goto_statement, 2,
         "kernel void k(global int* a) {\n if (a[1]) goto inside; { inside: a[0] = 1; } }"},
        {"case_label_in_a_nested_block", refusal::nested_case_label, 2,
         "kernel void k(global int* a, int n) { switch (n) { case 0: if (a[0]) {\n case 1: a[1] "
         "= 2; } } }"},
        {"image", refusal::image, 1, "kernel void k(read_only image2d_depth_t i) { }"},
        {"recursion", refusal::recursion, 1,
         "int f(int n) { return n > 0 ? f(n - 1) : 0; }\nkernel void k(global int* a) { a[0] = f(a[1]); }"},
        {"case_range", refusal::case_range, 2,
         "kernel void k(global int* a) { switch (a[0]) {\n case 1 ... 3: a[1] = 2; } }"},
        {"statement_expression", refusal::statement_expression, 2,
         "kernel void k(global int* a) {\n a[0] = ({ int x = a[1]; x + 1; }); }"},
        {"bit_field", refusal::bit_field, 3,
         "#pragma OPENCL EXTENSION __cl_clang_bitfields : enable\nstruct s { int b : 3; };\n"
         "kernel void k(global struct s* a) { a[0].b = 1; }"},
        {"function_pointer", refusal::function_pointer, 4,
         "#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable\nint one(void) { return 1; }\n"
         "int two(void) { return 2; }\nkernel void k(global int* a) { a[0] = (a[1] ? one : two)(); }"},
        {"built_in_that_is_given_memory", refusal::pointer_output, 2,
         "kernel void k(global int* a) {\n a[0] = get_fence(a); }", "-cl-std=CL2.0"},
        {"generic_pointer", refusal::generic_pointer, 2,
         "kernel void k(global int* a) {\n int* p = a; *p = 1; }", "-cl-std=CL2.0"},
        {"atomic_of_opencl_2", refusal::newer_atomic, 2,
         "kernel void k(global int* a) {\n atomic_fetch_add((volatile global atomic_int*)a, 1); }",
         "-cl-std=CL2.0"},
        {"program_scope_variable", refusal::program_scope_variable, 1,
         "global int x;\nkernel void k(global int* a) { a[0] = x; }", "-cl-std=CL2.0"},
        {"text_that_printf_is_given", refusal::printf_text, 2,
         "kernel void k(constant char* a) {\n printf(\"%s\", a); }"},
        {"function_of_somebody_else", refusal::foreign_function, 2,
         "int puts(constant char* text);\nkernel void k(global int* a) { a[0] = puts(\"x\"); }"},
        {"name_that_probes_go_by", refusal::name_of_ours, 1,
         "kernel void lk_event(global int* a) { a[0] = 1; }", "", "lk_event"},
        {"condition_that_is_its_own_result", refusal::unknown_expression, 2,
         "kernel void k(global int* a) {\n a[0] = a[1] ?: 5; }"},
        {"component_by_number_in_memory", refusal::unknown_expression, 2,
         "kernel void k(global int4* a, int i) {\n a[0][i] = 1; }"},
    };
    return kernels;
}

const std::vector<RefusedKernel>& kernels_of_opencl_2() {
    static const std::vector<RefusedKernel> kernels = {
        {"work_group_function", refusal::work_group, 2,
         "kernel void k(global int* a) {\n a[0] = work_group_reduce_add(a[1]); }", "-cl-std=CL2.0"},
        {"enqueued_kernel", refusal::device_queue, 2,
         "kernel void k(global int* a) {\n enqueue_kernel(get_default_queue(), 0, ndrange_1D(4), ^{ a[0] = "
         "1; }); }",
         "-cl-std=CL2.0"},
        {"enqueued_kernel_with_local_memory", refusal::device_queue, 2,
         "kernel void k(global int* a) {\n enqueue_kernel(get_default_queue(), 0, ndrange_1D(4), "
         "^(local void* t) { ((local int*)t)[0] = 1; }, 64); }",
         "-cl-std=CL2.0"},
        {"range_of_an_enqueued_kernel", refusal::device_queue, 2,
         "kernel void k(global int* a) {\n ndrange_t r = ndrange_1D(64); a[0] = 1; }", "-cl-std=CL2.0"},
        {"event_of_an_enqueued_kernel", refusal::device_queue, 2,
         "kernel void k(global int* a) {\n a[0] = is_valid_event(create_user_event()); }", "-cl-std=CL2.0"},
        {"read_of_a_pipe", refusal::device_queue, 2,
         "kernel void k(read_only pipe int p, global int* a) {\n int v; a[0] = read_pipe(p, &v); }",
         "-cl-std=CL2.0"},
        {"reserved_write_of_a_pipe", refusal::device_queue, 2,
         "kernel void k(write_only pipe int p) {\n commit_write_pipe(p, reserve_write_pipe(p, 1)); }",
         "-cl-std=CL2.0"},
    };
    return kernels;
}

/// Extensions that a driver may support and Clang ignores.
const std::vector<RefusedKernel>& kernels_with_extensions() {
    static const std::vector<RefusedKernel> kernels = {
        {"attribute_that_makes_the_driver_call_it", refusal::attribute, 2,
         "constant int one = 1;\nconstant ulong start __attribute__((aligned(8), section(\".init_array\"))) "
         "= 1;\n"
         "kernel void k(global int* a) { a[0] = one; }"},
        {"attribute_of_a_function_that_is_not_called", refusal::attribute, 1,
         "__attribute((__constructor__)) void f(void) {}\nkernel void k(global int* a) { a[0] = 1; }"},
        {"attribute_of_a_local_variable", refusal::attribute, 2,
         "void f(int* x) {}\nkernel void k(global int* a) { int x __attribute__((annotate(\"x\"))) = 1; a[0] "
         "= x; "
         "}"},
        {"attribute_that_a_macro_holds", refusal::attribute, 2,
         "#define HOLD(x) __attribute__((x))\nint f(void) HOLD(weak);\nkernel void k(global int* a) { a[0] = "
         "1; }"},
        {"pragma_that_names_a_section", refusal::pragma, 1,
         "#pragma clang section rodata=\".init_array\"\nkernel void k(global int* a) { a[0] = 1; }"},
        {"pragma_in_a_bracket", refusal::pragma, 2,
         "kernel void k(global int* a) { a[\n#pragma clang section data=\"x\"\n0] = 1; }"},
        {"pragma_operator", refusal::pragma, 1,
         "_Pragma(\"redefine_extname k l\") kernel void k(global int* a) { a[0] = 1; }"},
        {"assembly_beside_a_declaration", refusal::assembly, 1,
         "void f(void) __asm__(\"exit\");\nkernel void k(global int* a) { a[0] = 1; }"},
    };
    return kernels;
}

/// Kernels that are too large for compilers or recordings.
const std::vector<RefusedKernel>& kernels_beyond_limits() {
    static const std::vector<RefusedKernel> kernels = {
        {"subscripts_in_each_other", refusal::nested_brackets, 2,
         "kernel void k(global int* a) {\n a[0] = " + repeated(200, "a[", " + ") + "0" +
             std::string(200, ']') + "; }"},
        {"line_beyond_all", refusal::line_number, 2147483648,
         "#line 2147483648\nkernel void k(global int* a) { a[0] = 1; }"},
        {"expression_of_a_mebibyte", refusal::long_expression, 2,
         "kernel void k(global int* a, int " + std::string(1 << 20, 'x') + ") {\n a[" +
             std::string(1 << 20, 'x') + "] = 1; }"},
        {"long_text_of_an_old_encoding", refusal::long_source, 2,
         "// \xE9" + std::string(3'600'000, 'x') + "\nkernel void k(global int* a) { a[0] = 1; }"},
        {"large_union", refusal::large_value, 2,
         "union u { int i; char c[70000]; };\nkernel void k(global union u* a) { a[0] = a[1]; }"},
        {"many_parameters", refusal::many_parameters, 2,
         "\nkernel void k(" + repeated(4097, "int n", "", ", ") + ") { }"},
        {"many_buffers", refusal::many_objects, 2,
         "\nkernel void k(" + repeated(4096, "global int* a", "", ", ") + ") { a0[0] = 1; }"},
        {"much_local_memory", refusal::much_local_memory, 2,
         "\nkernel void k(global int* a) { local int s[1 << 30]; s[0] = 1; a[0] = s[0]; }"},
        {"local_memory_that_64_bits_cannot_count", refusal::much_local_memory, 2,
         "\nkernel void k(global int* a) {" + repeated(16, "local char s", "[1ul << 60]; ") +
             "s0[0] = 1; a[0] = s0[0]; }"},
        {"branches_one_in_the_other", refusal::nested_too_deeply, 2002, chain_of_branches(2200)},
        {"values_that_wait_for_all_before", refusal::too_large, 2599, stores_of_a_sum(3000)},
    };
    return kernels;
}

std::vector<RefusedKernel> refused_kernels() {
    std::vector<RefusedKernel> all = strange_kernels();
    all.insert(all.end(), kernels_of_opencl_2().begin(), kernels_of_opencl_2().end());
    all.insert(all.end(), kernels_beyond_limits().begin(), kernels_beyond_limits().end());
    return all;
}

class Refused : public testing::TestWithParam<RefusedKernel> {};

TEST_P(Refused, names_reason_and_line) {
    const auto result =
        instrument({"test.cl", GetParam().text, ""}, GetParam().kernel, GetParam().options, {});
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(result.error().code, ErrorCode::cannot_instrument) << result.error().detail;
    EXPECT_EQ(result.error().arguments, (std::vector<std::string>{std::string(GetParam().reason)}));
    EXPECT_EQ(result.error().place.line, GetParam().line);
}

INSTANTIATE_TEST_SUITE_P(Kernels, Refused, testing::ValuesIn(refused_kernels()),
                         [](const auto& kernel) { return std::string(kernel.param.name); });

INSTANTIATE_TEST_SUITE_P(Extensions, Refused, testing::ValuesIn(kernels_with_extensions()),
                         [](const auto& kernel) { return std::string(kernel.param.name); });

TEST(Refusals, AreNotMadeOfExtensionsThatAreKnown) {
    const Result<Instrumented> made = instrument(
        {"known.cl",
         "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#pragma STDC FP_CONTRACT OFF\n#pragma clang fp "
         "contract(off)\n"
         "#pragma\n#pragma pack(4)\nstruct __attribute__((packed, __aligned__(4))) s { int x[2]; };\n"
         "constant int pragma = 1;\n#pragma promote_to_registers\n"
         "__attribute__((always_inline, const)) int f(int x) { return x; }\n"
         "kernel __attribute__((reqd_work_group_size(8, 1, 1))) __attribute__((vec_type_hint(float4)))\n"
         "void k(global struct s* restrict a) {\n"
         "  __attribute__((opencl_unroll_hint(2))) for (int i = 0; i < 2; ++i) a[0].x[a[1].x[i]] = "
         "f(pragma);\n"
         "#pragma unroll 2\n  for (int i = 0; i < 2; ++i) a[1].x[i] = 1;\n}\n",
         ""},
        "k", "", {});
    EXPECT_TRUE(made.ok()) << made.error().arguments[0] << ": " << made.error().detail;
}

TEST(Refusals, AllHaveAKernelHere) {
    std::set<std::string_view> shown;
    for (const auto& kernels : {refused_kernels(), kernels_with_extensions()}) {
        for (const RefusedKernel& kernel : kernels) {
            shown.insert(kernel.reason);
        }
    }
    const Result<std::string> text = read_text_file(data_dir() / "core" / "instrument" / "refusal.h");
    ASSERT_TRUE(text.ok());
    const std::regex reason("\"([a-z-]+)\";");
    const std::sregex_iterator first(text->begin(), text->end(), reason);
    EXPECT_GT(std::distance(first, {}), 10);
    for (auto match = first; match != std::sregex_iterator(); ++match) {
        EXPECT_TRUE(shown.contains((*match)[1].str())) << (*match)[1].str();
    }
}

} // namespace
} // namespace lockstep
