#include "core/kernel/sim/sim_file.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

const char* const saxpy = "# y = a x + y\n"
                          "saxpy.cl\n"
                          "saxpy\n"
                          "1K 1 1   # items\n"
                          "64 1 1\n"
                          "options: -DN=1024 -cl-fast-relaxed-math\n"
                          "\n"
                          "<size=4 float> 2.5\n"
                          "<size=4096 float random=7:-1:1 ro>\n"
                          "<size=4096 fill=0 dump>\n"
                          "<size=256>\n"
                          "<image=8x4:rgba>\n"
                          "<sampler=clamp:linear>\n"
                          "<null>\n";

/// Returns the error and its line for a text that is not a valid launch file.
std::pair<std::string, std::uint32_t> flaw_of(const std::string& text) {
    const Result<SimFile> sim = sim_from(text, "x.sim");
    EXPECT_FALSE(sim.ok()) << text;
    if (sim.ok()) {
        return {};
    }
    EXPECT_EQ(sim.error().code, ErrorCode::bad_launch_file);
    EXPECT_EQ(sim.error().place.file, "x.sim");
    return {sim.error().arguments[0], sim.error().place.line};
}

std::string with_argument(const std::string& argument) {
    return "a.cl\nk\n8 1 1\n4 1 1\n" + argument + "\n";
}

TEST(SimFile, SaysWhatIsRunOnWhat) {
    const SimFile sim = sim_from(saxpy, "x.sim").value();
    EXPECT_EQ(sim.program, "saxpy.cl");
    EXPECT_EQ(sim.kernel, "saxpy");
    EXPECT_EQ(sim.options, "-DN=1024 -cl-fast-relaxed-math");
    EXPECT_EQ(sim.range.global, (std::array<std::uint64_t, 3>{1024, 1, 1}));
    EXPECT_EQ(sim.range.local, (std::array<std::uint64_t, 3>{64, 1, 1}));
    EXPECT_EQ(sim.range.dimensions, 1U);
}

TEST(SimFile, DescribesEachArgument) {
    const SimFile sim = sim_from(saxpy, "x.sim").value();
    ASSERT_EQ(sim.arguments.size(), 7U);
    EXPECT_EQ(sim.arguments[0].type, Scalar::float32);
    EXPECT_EQ(sim.arguments[0].text, "2.5\n");
    EXPECT_EQ(sim.arguments[0].line, 8U);
    EXPECT_EQ(sim.arguments[1].content, SimContent::random);
    EXPECT_EQ(sim.arguments[1].text, "7:-1:1");
    EXPECT_EQ(sim.arguments[1].access, Access::read_only);
    EXPECT_TRUE(sim.arguments[2].dump);
    EXPECT_EQ(sim.arguments[3].size, 256U);
    EXPECT_EQ(sim.arguments[4].image, (SimImage{8, 4, {ChannelOrder::rgba, ChannelType::unorm8}}));
    EXPECT_EQ(sim.arguments[5].sampler, (SamplerSettings{false, SamplerAddress::clamp, true}));
    EXPECT_EQ(sim.arguments[6].content, SimContent::null);
}

TEST(SimFile, IsWrittenAsItIsRead) {
    SimFile sim = sim_from(saxpy, "x.sim").value();
    sim.program = "my kernels/s.cl";
    sim.arguments[2].content = SimContent::file;
    sim.arguments[2].text = "two words.bin";
    const SimFile again = sim_from(sim_text(sim), "y.sim").value();
    EXPECT_EQ(again.program, sim.program);
    EXPECT_EQ(again.options, sim.options);
    EXPECT_EQ(again.range, sim.range);
    ASSERT_EQ(again.arguments.size(), sim.arguments.size());
    for (std::size_t i = 0; i < sim.arguments.size(); ++i) {
        SimArgument expected = sim.arguments[i];
        expected.line = again.arguments[i].line;
        EXPECT_EQ(again.arguments[i].size, expected.size) << i;
        EXPECT_EQ(again.arguments[i].content, expected.content) << i;
        EXPECT_EQ(sim_text(again), sim_text(sim));
    }
    EXPECT_EQ(again.arguments[2].text, "two words.bin");
}

TEST(SimFile, ThatEndsEarlySaysWhatIsMissing) {
    EXPECT_EQ(flaw_of("").first, "missing");
    EXPECT_EQ(flaw_of("a.cl\nk\n8 1 1\n4 1"), (std::pair<std::string, std::uint32_t>("missing", 4)));
}

TEST(SimFile, RefusesSizesThatNoDeviceTakes) {
    EXPECT_EQ(flaw_of("a.cl k 8 1 1 3 1 1").first, "not-divided");
    EXPECT_EQ(flaw_of("a.cl k 0 1 1 1 1 1").first, "no-item");
    EXPECT_EQ(flaw_of("a.cl k 8 1 1 4 0 1").first, "no-item");
    EXPECT_EQ(flaw_of("a.cl k -8 1 1 4 1 1").first, "not-a-number");
    EXPECT_EQ(flaw_of("a.cl k 8.5 1 1 4 1 1").first, "not-a-number");
    EXPECT_EQ(flaw_of("a.cl k 1T 1T 1T 1 1 1").first, "too-many-items");
    EXPECT_EQ(flaw_of("a.cl k 9223372036854775807 9223372036854775807 1 1 1 1").first, "too-many-items");
    EXPECT_EQ(flaw_of("a.cl k 1T 1 1 64 1 1").first,
              "items-beyond-memory"); // would need 16 TiB for counts and offsets
}

TEST(SimFile, ANameWithAQuoteInItIsWrittenAsItIsRead) {
    const auto sim = sim_from("a\"b>c.cl\nk\n8 1 1\n4 1 1\n", "a.sim");
    ASSERT_TRUE(sim.ok());
    EXPECT_EQ(sim->program, "a\"b>c.cl");
    const auto again = sim_from(sim_text(*sim), "a.sim");
    ASSERT_TRUE(again.ok()) << sim_text(*sim);
    EXPECT_EQ(again->program, sim->program);
}

TEST(SimFile, ANameThatOnlyQuotesHoldTogetherIsWrittenInQuotes) {
    for (const std::string name : {"", "a b.cl", "a\vb.cl", "a#.cl"}) {
        const auto sim = sim_from('"' + name + "\"\nk\n8 1 1\n4 1 1\n", "a.sim");
        ASSERT_TRUE(sim.ok()) << name;
        const auto again = sim_from(sim_text(*sim), "a.sim");
        ASSERT_TRUE(again.ok()) << sim_text(*sim);
        EXPECT_EQ(again->program, name);
    }
}

TEST(SimFile, AnImageHasAsManySizesAsItSays) {
    for (const auto& [header, image] :
         {std::pair{"<image=8:r32f>", SimImage{.width = 8, .height = 1, .dimensions = 1}},
          {"<image=8x4:r32f>", SimImage{.width = 8, .height = 4, .dimensions = 2}},
          {"<image=8x4x3:r32f>", SimImage{.width = 8, .height = 4, .depth = 3, .dimensions = 3}}}) {
        const auto sim = sim_from(std::string("a.cl\nk\n8 1 1\n4 1 1\n") + header, "a.sim");
        ASSERT_TRUE(sim.ok()) << header;
        SimImage expected = image;
        expected.format = {ChannelOrder::r, ChannelType::float32};
        EXPECT_EQ(sim->arguments[0].image, expected) << header;
        EXPECT_EQ(sim_from(sim_text(*sim), "a.sim")->arguments[0].image, expected) << header;
    }
}

TEST(SimFile, RefusesHeadersWithTheirLine) {
    const auto flaw = [](const std::string& argument) { return flaw_of(with_argument(argument)).first; };
    EXPECT_EQ(flaw_of(with_argument("\n<size=4 sise=5>")),
              (std::pair<std::string, std::uint32_t>("unknown-word", 6)));
    EXPECT_EQ(flaw("<size=4 qqqqqqqqqqq>"), "strange-word");
    EXPECT_EQ(flaw("7"), "no-header");
    EXPECT_EQ(flaw("<size=4"), "open-header");
    EXPECT_EQ(flaw("<size=0>"), "no-bytes");
    EXPECT_EQ(flaw("<size=x>"), "not-a-number");
    EXPECT_EQ(flaw("<size=4 size=4>"), "twice");
    EXPECT_EQ(flaw("<size=4 int float>"), "twice");
    EXPECT_EQ(flaw("<size=4 fill=1 range=0:1:3>"), "two-contents");
    EXPECT_EQ(flaw("<size=4 fill=1> 7"), "two-contents");
    EXPECT_EQ(flaw("<size=4 fill>"), "bad-setting");
    EXPECT_EQ(flaw("<image=8x:rgba>"), "bad-setting");
    EXPECT_EQ(flaw("<image=8x8x8x8:rgba>"), "bad-setting");
    EXPECT_EQ(flaw("<image=8x8:rgb>"), "unknown-format");
    EXPECT_EQ(flaw("<sampler=nearest>"), "bad-setting");
    EXPECT_EQ(flaw_of("\"a.cl\nk 8 1 1 4 1 1").first, "open-quote");
}

TEST(SimFile, KeepsANameThatBeginsAsAnEditorsMark) {
    const auto sim = sim_from("\n\xEF\xBB\xBF"
                              "a.cl k 8 1 1 4 1 1",
                              "a.sim");
    ASSERT_TRUE(sim.ok());
    EXPECT_EQ(sim->program, "\xEF\xBB\xBF"
                            "a.cl");
    const auto again = sim_from(sim_text(*sim), "again.sim");
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->program, sim->program);
}

} // namespace
} // namespace lockstep
