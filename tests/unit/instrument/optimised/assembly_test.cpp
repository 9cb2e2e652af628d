#include "core/instrument/optimised/assembly.h"

#include "core/instrument/optimised/flow.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep::optimised {
namespace {

/// Assembly in LLVM 15's format: one loop with its test at the end, and a call before it.
constexpr std::string_view text = R"(
.version 7.5
.extern .func  (.param .align 16 .b8 func_retval0[16]) fetch
(
	.param .b64 fetch_param_0
)
;
.visible .entry k(
	.param .u64 k_param_0,
	.param .u32 k_param_1
)
{
	.reg .b32 	%r<14>;
	.loc	1 2 0
	ld.param.u64 	%rd1, [k_param_0];
	ld.param.u32 	%r1, [k_param_1];
	.loc	1 3 5
	{ // callseq 0, 0
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd1;
	call.uni (retval0), 
$L__tmp2:
	fetch, 
	(
	param0
	);
	ld.param.b32 	%r2, [retval0+0];
	} // callseq 0
	setp.lt.s32 	%p1, %r1, 1;
	@%p1 bra 	$L__BB0_2;
$L__BB0_1:
	.pragma "nounroll";
	.loc	1 5 9
	ld.global.u32 	%r3, [%rd1];
	.loc	1 5 14
	div.s32 	%r4, %r3, %r1;
	mul.wide.s32 	%rd2, %r4, 4;
	.loc	1 0 3
	@%p2 bra 	$L__BB0_1;
	bra.uni 	$L__BB0_2;
$L__BB0_2:
	.loc	1 7 1
	st.local.u32 	[%rd2], %r4;
	st.shared.v2.f32 	[%rd2], {%f1, %f2};
	ret;
}
	.file	1 "/src" "k.cl"
)";

TEST(Assembly, TakesPtxApart) {
    const Assembly code = read_ptx(text);
    ASSERT_EQ(code.functions.size(), 1U) << "fetch is declared only";
    const Function& k = code.functions[0];
    EXPECT_EQ(k.name, "k");
    EXPECT_EQ(k.callees, std::vector<std::string>{"fetch"});
    EXPECT_EQ(code.files.at(1), "k.cl");
    ASSERT_EQ(k.blocks.size(), 3U);
    EXPECT_EQ(k.blocks[0].next, (std::vector<std::uint32_t>{2, 1}));
    EXPECT_EQ(k.blocks[1].next, (std::vector<std::uint32_t>{1, 2}));
    EXPECT_TRUE(k.blocks[2].next.empty());
}

TEST(Assembly, KnowsWhatInstructionsCostAndWhereTheyStand) {
    const Function k = read_ptx(text).functions.at(0);
    const std::vector<Instruction>& turn = k.blocks[1].instructions;
    ASSERT_EQ(turn.size(), 4U);
    EXPECT_EQ(turn[0].role, Role::load);
    EXPECT_EQ(turn[0].line, 5U);
    EXPECT_EQ(turn[0].column, 9U);
    EXPECT_EQ(turn[1].operations, 18U) << "a division is no single instruction";
    EXPECT_EQ(turn[2].operations, 1U);
    EXPECT_EQ(turn[3].role, Role::branch);
    EXPECT_EQ(turn[3].line, 0U) << "of no place in the source";
    const std::vector<Instruction>& end = k.blocks[2].instructions;
    ASSERT_EQ(end.size(), 2U);
    EXPECT_EQ(end[0].role, Role::arithmetic) << "private memory is no site's";
    EXPECT_EQ(end[1].role, Role::store);
}

TEST(Assembly, TellsWhatAllLanesShare) {
    const Function k = read_ptx(text).functions.at(0);
    const auto& begin = k.blocks[0].instructions;
    const auto found = std::ranges::find(begin, Role::call, &Instruction::role);
    ASSERT_NE(found, begin.end());
    const Instruction& call = *found;
    EXPECT_TRUE(call.shares_address) << "a parameter of the kernel";
    EXPECT_FALSE(call.wants_value);
}

TEST(Assembly, OfAnythingElseIsEmpty) {
    EXPECT_TRUE(read_ptx("").functions.empty());
    EXPECT_TRUE(read_ptx("{\n}\n}\n.loc\n.file\n.entry\n@%p1\nbra\n").functions.empty());
    EXPECT_EQ(read_ptx(".entry k()\n{\nbra\n@%p bra nowhere;\n}\n").functions.size(), 1U);
}

TEST(Assembly, FollowsAnAddressThroughAnyNumberOfSums) {
    constexpr int sums = 200'000;
    std::string code = ".entry k()\n{\nmov.u32 %r0, 16;\n";
    for (int i = 1; i <= sums; ++i) {
        code += "mul.lo.s32 %r" + std::to_string(i) + ", %r" + std::to_string(i - 1) + ", 3;\n";
    }
    code += "ld.shared.f32 %f1, [%r" + std::to_string(sums) + "];\n}\n";
    EXPECT_EQ(read_ptx(code).functions.at(0).blocks.at(0).instructions.size(), sums + 2U);
}

TEST(Flow, KnowsLoopsAndWhatLeavesThem) {
    const Function k = read_ptx(text).functions.at(0);
    const Flow flow(k);
    EXPECT_EQ(flow.order(), (std::vector<std::uint32_t>{0, 1, 2}));
    EXPECT_FALSE(flow.is_header(0));
    EXPECT_TRUE(flow.is_header(1));
    EXPECT_TRUE(flow.goes_back(1, 1));
    EXPECT_FALSE(flow.goes_back(0, 1));
    EXPECT_EQ(flow.left(1, 2), std::vector<std::uint32_t>{1});
    EXPECT_TRUE(flow.left(0, 2).empty());
}

} // namespace
} // namespace lockstep::optimised
