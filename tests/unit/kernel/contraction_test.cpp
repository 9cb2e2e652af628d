#include "core/kernel/contraction.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(Contraction, IsAllowedByNoPragma) {
    EXPECT_EQ(without_contraction("int a;\n#pragma OPENCL FP_CONTRACT ON\nint b;"),
              "int a;\n#pragma OPENCL FP_CONTRACT OFF\nint b;");
    EXPECT_EQ(without_contraction("# pragma STDC  FP_CONTRACT \t DEFAULT"),
              "# pragma STDC  FP_CONTRACT \t OFF");
    EXPECT_EQ(without_contraction("_Pragma(\"OPENCL FP_CONTRACT ON\") _Pragma(\"OPENCL FP_CONTRACT ON\")"),
              "_Pragma(\"OPENCL FP_CONTRACT OFF\") _Pragma(\"OPENCL FP_CONTRACT OFF\")");
}

TEST(Contraction, LeavesOtherWordsAlone) {
    for (const char* text : {"#pragma OPENCL FP_CONTRACT OFF", "int FP_CONTRACT = ON;", "FP_CONTRACT ON",
                             "#pragma OPENCL FP_CONTRACT", "OPENCLFP_CONTRACT ON", " FP_CONTRACT", ""}) {
        EXPECT_EQ(without_contraction(text), text);
    }
}

} // namespace
} // namespace lockstep
