// Tests macros of OpenCL C's standard header, whether or not they contain operators: wherever they are in an
// expression, the instrumented kernel computes the same result as the plain one, to the last bit.

#include "tests/support/recorder/record_here.h"
#include "tests/support/whole_suites.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lockstep {
namespace {

/// A family of macros of the standard header, with their type.
struct Family {
    const char* type;
    const char* opening; ///< lines that a program needs before it may use the type
    std::vector<std::string> macros;
};

const Family families[] = {
    {"int",
     "",
     {"INT_MIN",
      "INT_MAX",
      "CHAR_MIN",
      "CHAR_MAX",
      "SCHAR_MIN",
      "SCHAR_MAX",
      "UCHAR_MAX",
      "SHRT_MIN",
      "SHRT_MAX",
      "USHRT_MAX",
      "CHAR_BIT",
      "FP_ILOGB0",
      "FP_ILOGBNAN",
      "FLT_DIG",
      "FLT_MANT_DIG",
      "FLT_MAX_10_EXP",
      "FLT_MAX_EXP",
      "FLT_MIN_10_EXP",
      "FLT_MIN_EXP",
      "FLT_RADIX",
      "DBL_DIG",
      "DBL_MANT_DIG",
      "DBL_MAX_10_EXP",
      "DBL_MAX_EXP",
      "DBL_MIN_10_EXP",
      "DBL_MIN_EXP",
      "CLK_LOCAL_MEM_FENCE",
      "CLK_GLOBAL_MEM_FENCE",
      "CLK_ADDRESS_NONE",
      "CLK_ADDRESS_CLAMP_TO_EDGE",
      "CLK_ADDRESS_CLAMP",
      "CLK_ADDRESS_REPEAT",
      "CLK_ADDRESS_MIRRORED_REPEAT",
      "CLK_NORMALIZED_COORDS_FALSE",
      "CLK_NORMALIZED_COORDS_TRUE",
      "CLK_FILTER_NEAREST",
      "CLK_FILTER_LINEAR",
      "CLK_SNORM_INT8",
      "CLK_UNORM_INT8",
      "CLK_SIGNED_INT32",
      "CLK_UNSIGNED_INT32",
      "CLK_FLOAT",
      "CLK_R",
      "CLK_A",
      "CLK_RG",
      "CLK_RGBA",
      "CLK_BGRA",
      "CLK_INTENSITY",
      "CLK_LUMINANCE"}},
    {"uint", "", {"UINT_MAX"}},
    {"long", "", {"LONG_MIN", "LONG_MAX"}},
    {"ulong", "", {"ULONG_MAX"}},
    {"float", "", {"FLT_MAX",   "FLT_MIN",  "FLT_EPSILON",  "INFINITY",  "NAN",
                   "HUGE_VALF", "MAXFLOAT", "M_E_F",        "M_LOG2E_F", "M_LOG10E_F",
                   "M_LN2_F",   "M_LN10_F", "M_PI_F",       "M_PI_2_F",  "M_PI_4_F",
                   "M_1_PI_F",  "M_2_PI_F", "M_2_SQRTPI_F", "M_SQRT2_F", "M_SQRT1_2_F"}},
    {"double",
     "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n",
     {"DBL_MAX", "DBL_MIN", "DBL_EPSILON", "HUGE_VAL", "M_E", "M_LOG2E", "M_LOG10E", "M_LN2", "M_LN10",
      "M_PI", "M_PI_2", "M_PI_4", "M_1_PI", "M_2_PI", "M_2_SQRTPI", "M_SQRT2", "M_SQRT1_2"}},
};

struct Macro {
    std::string name;
    std::string type;
    std::string opening;
    bool is_constant = true; ///< whether it may initialise a file-scope variable and label a case
};

/// Returns every eighth macro of each type; with LOCKSTEP_WHOLE_SUITES in the environment, all macros.
std::vector<Macro> macros_to_try() {
    const std::size_t step = test::runs_whole_suites() ? 1 : 8;
    std::vector<Macro> macros;
    for (const Family& family : families) {
        for (std::size_t i = 0; i < family.macros.size(); i += step) {
            const std::string& name = family.macros[i];
            macros.push_back({name, family.type, family.opening, name != "NAN"});
        }
    }
    return macros;
}

constexpr std::uint64_t places = 16;

/// Makes a kernel that writes the value of the macro M from every place where an expression may be; integers
/// never overflow.
std::string kernel_text(const Macro& macro, const std::string& name) {
    const bool whole =
        macro.type == "int" || macro.type == "uint" || macro.type == "long" || macro.type == "ulong";
    const std::string constant = macro.is_constant ? "M" : "1";
    return macro.opening + "#define T " + macro.type + "\n#define M " + name +
           "\n"
           "#define TWICE(x) (((x) + (x)) / 2)\n"
           "#define FIRST(a, b) a\n"
           "#define GLUE(a, b) a##b\n"
           "__constant T kept = " +
           constant +
           ";\n"
           "__constant T several[] = {" +
           constant + ", 1, " + constant +
           " / 3};\n"
           "T handed(T x, T y) { return x == y ? x : y; }\n"
           "__kernel void k(__global T* out, __global const T* in)\n"
           "{\n"
           "    const T one = in[0];\n"
           "    T list[2] = {M, one};\n"
           "    out[0] = M;\n"
           "    out[1] = -M;\n"
           "    out[2] = M / 2 + in[0];\n"
           "    out[3] = in[0] * M - one;\n"
           "    out[4] = handed(M, in[0]);\n"
           "    out[5] = in[0] < M ? M : one;\n"
           "    out[6] = list[0];\n"
           "    out[7] = kept;\n"
           "    out[8] = several[0] + several[2];\n"
           "    out[9] = sizeof(M) + sizeof(T[sizeof M]);\n"
           "    out[10] = (T)(M);\n"
           "    out[11] = FIRST(M, one);\n"
           "    out[12] = GLUE(ha, nded)(TWICE(in[0]), FIRST(M, 1));\n"
           "    T total = 0;\n"
           "    for (T x = M; x == M && total == 0; x = one)\n"
           "        total += one;\n"
           "    if (total == 1 && !(M == one))\n"
           "        out[13] = total;\n" +
           (whole && macro.is_constant ? "    switch (in[0] > 0 ? M : 3) {\n"
                                         "    case M: out[14] = 7; break;\n"
                                         "    case 3: out[14] = 8; break;\n"
                                         "    }\n"
                                       : "") +
           "    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
           "    list[1] = M;\n"
           "    out[15] = (one, list[1]);\n"
           "}\n";
}

std::vector<std::byte> one_of(const std::string& type) {
    return type == "int" || type == "uint"     ? bytes_of(std::vector<std::int32_t>{1})
           : type == "long" || type == "ulong" ? bytes_of(std::vector<std::int64_t>{1})
           : type == "float"                   ? bytes_of(std::vector<float>{1})
                                               : bytes_of(std::vector<double>{1});
}

Launch launch_of(const Macro& macro, const std::string& name, const std::string& options) {
    Launch launch;
    launch.source = {"test.cl", kernel_text(macro, name), ""};
    launch.kernel = "k";
    launch.options = options;
    launch.range.global[0] = 1;
    launch.range.local[0] = 1;
    const std::vector<std::byte> one = one_of(macro.type);
    launch.arguments = {{.name = "out", .kind = ArgumentKind::buffer, .size_bytes = places * one.size()},
                        {.name = "in", .kind = ArgumentKind::buffer, .bytes = one, .size_bytes = one.size()}};
    launch.arguments[0].bytes.resize(launch.arguments[0].size_bytes);
    return launch;
}

/// Returns the places at which the two kernels' results differ: "INT_MIN at 3".
std::vector<std::string> differences(const Macro& macro, const std::string& name,
                                     const std::string& options) {
    RecordOptions record_options;
    record_options.time_plain = false;
    const Result<Trace> trace = record(launch_of(macro, name, options), record_options);
    if (!trace) {
        return {name + ": " + trace.error().detail};
    }
    const Output& out = trace->outputs.front();
    const auto width = static_cast<std::ptrdiff_t>(out.plain.size() / places);
    std::vector<std::string> found;
    for (std::size_t i = 0; i < places; ++i) {
        const auto at = static_cast<std::ptrdiff_t>(i) * width;
        if (width == 0 || !std::equal(out.plain.begin() + at, out.plain.begin() + at + width,
                                      out.instrumented.begin() + at)) {
            found.push_back(name + " at " + std::to_string(i));
        }
    }
    return found;
}

class HeaderMacro : public testing::TestWithParam<Macro> {};

TEST_P(HeaderMacro, is_in_the_instrumented_kernel_what_it_is_in_the_plain_one) {
    EXPECT_EQ(differences(GetParam(), GetParam().name, ""), std::vector<std::string>());
}

INSTANTIATE_TEST_SUITE_P(OfTheStandardHeader, HeaderMacro, testing::ValuesIn(macros_to_try()),
                         [](const auto& each) { return each.param.name; });

TEST(UserMacro, with_header_macros_in_an_option_is_what_it_is_in_the_plain_kernel) {
    const Macro of_int{"LOWEST", "int", "#define NEXT(x) (x + 1)\n#define NESTED NEXT(NEXT(LOWEST))\n"};
    const std::string options = "-DLOWEST=INT_MIN";
    EXPECT_EQ(differences(of_int, "LOWEST", options), std::vector<std::string>());
    EXPECT_EQ(differences(of_int, "NESTED", options), std::vector<std::string>());
    EXPECT_EQ(differences(of_int, "(LOWEST | CHAR_BIT)", options), std::vector<std::string>());
    EXPECT_EQ(differences(of_int, "(-2 FLT_MIN_EXP)", options), std::vector<std::string>());
}

TEST(UserMacro, that_takes_a_header_macro_for_a_built_in_macro_is_what_it_is_in_the_plain_kernel) {
    EXPECT_EQ(differences({"", "int", "", false}, "as_int(FLT_MAX)", ""), std::vector<std::string>());
    EXPECT_EQ(differences({"", "float", "", false}, "as_float(INT_MAX - 0x00800000)", ""),
              std::vector<std::string>());
}

} // namespace
} // namespace lockstep
