#include "core/instrument/edit/require_group.h"

#include "core/base/data_dir.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>
#include <utility>

namespace lockstep {
namespace {

const std::string attribute = "__attribute__((reqd_work_group_size(8, 4, 1))) ";

Result<std::string> required(const std::string& text, const std::string& folder = "") {
    return require_group({"test.cl", text, folder}, "", {}, {"k", {8, 4, 1}});
}

std::string required_text(const std::string& text) {
    const auto edit = required(text);
    EXPECT_TRUE(edit.ok()) << (edit.ok() ? "" : edit.error().detail + edit.error().arguments.at(0));
    return edit ? *edit : "";
}

/// Returns the reason and the line of a refusal.
std::pair<std::string, std::uint32_t> refusal_of(const std::string& text, const std::string& folder = "") {
    const auto edit = required(text, folder);
    if (edit) {
        return {"changed", 0};
    }
    EXPECT_EQ(edit.error().code, ErrorCode::cannot_require_group) << edit.error().detail;
    return {edit.error().arguments.at(0), edit.error().place.line};
}

TEST(RequireGroup, puts_the_attribute_in_front_of_the_result_type) {
    EXPECT_EQ(required_text("// about k\n__kernel void k(__global int* a) { a[0] = 1; }\n"),
              "// about k\n__kernel " + attribute + "void k(__global int* a) { a[0] = 1; }\n");
    EXPECT_EQ(required_text("kernel\nvoid\nk(global int* a) { a[0] = 1; }"),
              "kernel\n" + attribute + "void\nk(global int* a) { a[0] = 1; }");
}

TEST(RequireGroup, keeps_other_attributes_and_kernels) {
    const std::string other = "__kernel void other(__global int* a) { a[0] = 2; }\n";
    EXPECT_EQ(required_text(other + "__kernel __attribute__((vec_type_hint(float4))) void k(__global int* a) "
                                    "{ a[0] = 1; }"),
              other + "__kernel __attribute__((vec_type_hint(float4))) " + attribute +
                  "void k(__global int* a) { a[0] = 1; }");
}

TEST(RequireGroup, changes_the_definition_if_the_kernel_is_also_declared) {
    EXPECT_EQ(
        required_text("__kernel void k(__global int* a);\n__kernel void k(__global int* a) { *a = 1; }"),
        "__kernel void k(__global int* a);\n__kernel " + attribute + "void k(__global int* a) { *a = 1; }");
}

TEST(RequireGroup, changes_a_kernel_whose_qualifier_is_a_macro) {
    EXPECT_EQ(required_text("#define KERNEL __kernel\nKERNEL void k(__global int* a) { *a = 1; }"),
              "#define KERNEL __kernel\nKERNEL " + attribute + "void k(__global int* a) { *a = 1; }");
}

TEST(RequireGroup, refuses_a_kernel_that_already_requires_a_group_size) {
    EXPECT_EQ(refusal_of("__kernel\n__attribute__((reqd_work_group_size(8, 4, 1)))\nvoid k(__global int* a) "
                         "{ *a = 1; }"),
              std::pair(std::string(edit_refusal::already_required), 2U));
}

TEST(RequireGroup, refuses_a_kernel_in_a_macro_or_an_included_file) {
    EXPECT_EQ(refusal_of("#define K(name) __kernel void name(__global int* a) { *a = 1; }\nK(k)\n"),
              std::pair(std::string(edit_refusal::in_macro), 2U));
    namespace fs = std::filesystem;
    const fs::path folder = fs::temp_directory_path() / ("require_group_" + std::to_string(::getpid()));
    fs::create_directories(folder);
    ASSERT_TRUE(write_text_file(folder / "k.h", "__kernel void k(__global int* a) { *a = 1; }\n").ok());
    EXPECT_EQ(refusal_of("#include \"k.h\"\n", folder.string()).first, edit_refusal::in_include);
    fs::remove_all(folder);
}

TEST(RequireGroup, names_the_kernels_if_there_is_none_of_this_name) {
    const auto edit = required("__kernel void other(__global int* a) { *a = 1; }");
    ASSERT_FALSE(edit.ok());
    EXPECT_EQ(edit.error().code, ErrorCode::kernel_not_found);
}

} // namespace
} // namespace lockstep
