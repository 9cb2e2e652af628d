#include "core/pack/pack_json.h"
#include "core/site/program_json.h"
#include "tests/unit/pack/small_pack.h"

#include <functional>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using namespace test;

/// Returns the error code and the section that is damaged; empty for a sound file.
std::string flaw_of_pack(const Result<PackedRun>& read) {
    if (read) {
        return "";
    }
    const Error& error = read.error();
    return error.code == ErrorCode::pack_damaged   ? error.arguments.at(1)
           : error.code == ErrorCode::not_a_pack   ? "not a pack"
           : error.code == ErrorCode::pack_too_new ? "too new"
                                                   : "another error";
}

TEST(PackFile, GivesBackWhatItTook) {
    const PackedRun run = small_pack();
    const auto read = sent_pack(run);
    ASSERT_TRUE(read) << flaw_of_pack(read);
    EXPECT_EQ(pack_json(*read).text, pack_json(run).text);
    ASSERT_EQ(read->launches.size(), 2U);
    for (const Launch& launch : read->launches) {
        EXPECT_EQ(launch.source.text, run.programs[0].text);
        EXPECT_EQ(launch.source.folder, "");
        EXPECT_EQ(launch.options, run.programs[0].options);
        EXPECT_EQ(launch.range, run.launches[0].range);
        ASSERT_EQ(launch.arguments.size(), 5U);
        EXPECT_EQ(launch.arguments[0].bytes, counted_bytes(4096));
        EXPECT_TRUE(launch.arguments[1].bytes.empty());
        EXPECT_EQ(launch.arguments[1].size_bytes, 512U);
        EXPECT_EQ(launch.arguments[3].bytes, counted_bytes(60));
        EXPECT_EQ(launch.arguments[3].height, 3U);
        EXPECT_EQ(launch.arguments[4].sampler, run.launches[0].arguments[4].sampler);
    }
    EXPECT_EQ(read->kept_results, run.kept_results);
    EXPECT_EQ(instrumented_json(read->programs.at(0).kernels.at(0).instrumented),
              instrumented_json(small_instrumented()));
}

TEST(PackFile, StoresEqualContentsOnce) {
    PackedRun run = small_pack();
    const std::size_t one = packed_bytes(run).size();
    EXPECT_EQ(pack_json(run).contents.size(), 4U); // buffer, scalar, image, the shorter kept result
    run.launches.push_back(run.launches[0]);
    EXPECT_LT(packed_bytes(run).size(), one + 200);
}

TEST(PackFile, NoticesEveryChangedByte) {
    std::vector<std::byte> bytes = packed_bytes(small_pack());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::byte before = bytes[i];
        bytes[i] ^= std::byte{1};
        EXPECT_NE(flaw_of_pack(read_back(bytes)), "") << "byte " << i;
        bytes[i] = before;
    }
    EXPECT_EQ(flaw_of_pack(read_back(bytes)), "");
}

TEST(PackFile, NoticesWhereItIsCutOrContinued) {
    std::vector<std::byte> bytes = packed_bytes(small_pack());
    for (std::size_t length = 0; length < bytes.size(); length += 13) {
        EXPECT_NE(flaw_of_pack(read_back(std::span(bytes).first(length))), "") << length;
    }
    bytes.push_back(std::byte{0});
    EXPECT_EQ(flaw_of_pack(read_back(bytes)), "length");
}

TEST(PackFile, SurvivesEveryChangedByteWithoutChecksums) {
    std::vector<std::byte> bytes = packed_bytes(small_pack());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        for (const std::byte change : {std::byte{1}, std::byte{0x80}, std::byte{0xFF}}) {
            const std::byte before = bytes[i];
            bytes[i] ^= change;
            (void)read_back(bytes, false);
            bytes[i] = before;
        }
    }
}

TEST(PackFile, SaysThatAFileIsNewer) {
    std::vector<std::byte> bytes = packed_bytes(small_pack());
    PackHeader header;
    std::memcpy(&header, bytes.data(), sizeof header);
    header.version = 9;
    const auto of_header = std::as_bytes(std::span(&header, 1));
    header.header_checksum = checksum(of_header.first(offsetof(PackHeader, header_checksum)));
    std::memcpy(bytes.data(), &header, sizeof header);
    const auto read = read_back(bytes);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::pack_too_new);
    EXPECT_EQ(read.error().arguments, (std::vector<std::string>{"x.lkp", "9", "1"}));
}

TEST(PackFile, DoesNotPromiseMoreMemoryThanItHolds) {
    std::vector<std::byte> bytes = packed_bytes(small_pack());
    PackHeader header;
    std::memcpy(&header, bytes.data(), sizeof header);
    header.json_bytes = std::uint64_t{1} << 62;
    const auto of_header = std::as_bytes(std::span(&header, 1));
    header.header_checksum = checksum(of_header.first(offsetof(PackHeader, header_checksum)));
    std::memcpy(bytes.data(), &header, sizeof header);
    EXPECT_EQ(flaw_of_pack(read_back(bytes)), "header");
}

/// A change of a packed run, and the section that is then invalid.
struct Lie {
    const char* name;
    const char* section;
    std::function<void(PackedRun&)> change;
};

class LyingPacks : public testing::TestWithParam<Lie> {};

TEST_P(LyingPacks, AreDamaged) {
    PackedRun run = small_pack();
    GetParam().change(run);
    EXPECT_EQ(flaw_of_pack(sent_pack(run)), GetParam().section);
}

Argument& argument_of(PackedRun& run, std::size_t number) {
    return run.launches[1].arguments[number];
}

INSTANTIATE_TEST_SUITE_P(
    Changes, LyingPacks,
    testing::Values(
        Lie{"NoName", "description", [](PackedRun& run) { run.what.clear(); }},
        Lie{"NoTurns", "description", [](PackedRun& run) { run.turn_budget = 0; }},
        Lie{"NoLaunch", "launches", [](PackedRun& run) { run.launches.clear(); }},
        Lie{"UnknownKernel", "launches", [](PackedRun& run) { run.launches[0].kernel = "other"; }},
        Lie{"UnknownOption", "programs",
            [](PackedRun& run) {
                run.programs[0].options = run.launches[0].options = run.launches[1].options =
                    "-save-temps=/etc";
            }},
        Lie{"Folder", "programs",
            [](PackedRun& run) {
                run.programs[0].options = run.launches[0].options = run.launches[1].options = "-I /etc";
            }},
        Lie{"Macro", "programs", [](PackedRun& run) { run.programs[0].target.macros["a b"] = "1"; }},
        Lie{"Name", "programs",
            [](PackedRun& run) { run.programs[0].names.insert("a\n#include \"/etc/passwd\""); }},
        Lie{"Bits", "programs", [](PackedRun& run) { run.programs[0].target.address_bits = 48; }},
        Lie{"KernelOfAnotherName", "programs", [](PackedRun& run) { run.programs[0].kernels[0].name = "j"; }},
        Lie{"SiteOfNoFile", "description",
            [](PackedRun& run) { run.programs[0].kernels[0].instrumented.program.sites[0].file = 7; }},
        Lie{"HugeRange", "launches",
            [](PackedRun& run) {
                run.launches[1].range = {3, {1ULL << 40, 1ULL << 40, 1}, {1, 1, 1}};
            }},
        Lie{"ZeroGroup", "launches", [](PackedRun& run) { run.launches[1].range.local[0] = 0; }},
        Lie{"FewArguments", "launches", [](PackedRun& run) { run.launches[1].arguments.pop_back(); }},
        Lie{"BufferAsScalar", "launches",
            [](PackedRun& run) { argument_of(run, 0).kind = ArgumentKind::scalar; }},
        Lie{"ScalarAsLocal", "launches",
            [](PackedRun& run) {
                argument_of(run, 2) = {.name = "n", .kind = ArgumentKind::local, .size_bytes = 4};
            }},
        Lie{"UnknownKind", "launches",
            [](PackedRun& run) { argument_of(run, 2).kind = static_cast<ArgumentKind>(77); }},
        Lie{"ShortBuffer", "launches", [](PackedRun& run) { argument_of(run, 0).bytes.resize(100); }},
        Lie{"ImageOfAnotherSize", "launches", [](PackedRun& run) { argument_of(run, 3).width = 1 << 19; }},
        Lie{"ImageOfNoFormat", "launches",
            [](PackedRun& run) { argument_of(run, 3).format.type = static_cast<ChannelType>(200); }},
        Lie{"HugeLocal", "launches",
            [](PackedRun& run) { argument_of(run, 1).size_bytes = ~std::uint64_t{0}; }},
        Lie{"GuessOfAnotherKernel", "guess",
            [](PackedRun& run) {
                run.launches.pop_back();
                run.guess = PackedGuess{
                    .sim = {.program = "a.cl", .kernel = "j"}, .kernel = {.name = "k"}, .settings = {}};
            }}),
    [](const auto& lie) { return lie.param.name; });

TEST(PackFile, RefusesMoreMemoryThanTheMachineHas) {
    PackedRun run = small_pack();
    argument_of(run, 0).bytes.clear();
    argument_of(run, 0).size_bytes = most_argument_bytes();
    const auto read = sent_pack(run);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::pack_too_large);
}

/// Returns JSON with this many copies of the first launch, without arguments.
std::string json_with_launches(const PackedRun& run, std::size_t copies) {
    auto json = nlohmann::json::parse(pack_json(run).text);
    auto launch = json.at("launches").at(0);
    launch["arguments"] = nlohmann::json::array();
    json["launches"] = std::vector<nlohmann::json>(copies, launch);
    return json.dump();
}

TEST(PackFile, LimitsTheNumberOfLaunches) {
    EXPECT_TRUE(pack_from_json(json_with_launches(small_pack(), most_packed_launches)));
    EXPECT_FALSE(pack_from_json(json_with_launches(small_pack(), most_packed_launches + 1)));
}

TEST(PackFile, LimitsTheSourcesOfAllLaunchesTogether) {
    PackedRun run = small_pack();
    run.launches.pop_back();
    run.programs[0].text = run.launches[0].source.text = std::string(std::size_t{1} << 20, ' ');
    EXPECT_TRUE(pack_from_json(json_with_launches(run, 2)));
    EXPECT_FALSE(pack_from_json(json_with_launches(run, 256)));
}

/// Returns a file with this JSON and these contents.
std::vector<std::byte> file_of(const std::string& json,
                               const std::vector<std::span<const std::byte>>& contents) {
    const Descriptor memory(memfd_create("pack", MFD_CLOEXEC));
    DescriptorSink sink(memory.number());
    PackHeader header{.json_bytes = json.size()};
    const auto of_header = std::as_bytes(std::span(&header, 1));
    EXPECT_TRUE(sink.write(of_header));
    ColumnWriter writer(sink, Codec::zstd, [](std::uint64_t) { return true; });
    EXPECT_TRUE(writer.write(std::as_bytes(std::span(json))));
    for (const auto content : contents) {
        EXPECT_TRUE(writer.write(content));
    }
    header.file_bytes = sink.written();
    header.header_checksum = checksum(of_header.first(offsetof(PackHeader, header_checksum)));
    EXPECT_TRUE(sink.write_over(of_header, 0));
    std::vector<std::byte> bytes(sink.written());
    EXPECT_EQ(pread(memory.number(), bytes.data(), bytes.size(), 0), static_cast<ssize_t>(bytes.size()));
    return bytes;
}

/// Equal contents are stored once, but each kept result has its own copy.
TEST(PackFile, LimitsTheKeptResultsTogether) {
    PackedRun run = small_pack();
    const std::vector<std::byte> large = counted_bytes(std::size_t{8} << 20);
    run.kept_results = {{"out", large}};
    const PackJson made = pack_json(run);
    EXPECT_TRUE(read_back(file_of(made.text, made.contents)));
    auto json = nlohmann::json::parse(made.text);
    const auto number = json.at("kept").at(0);
    for (std::uint64_t bytes = 0; bytes <= most_argument_bytes(); bytes += large.size()) {
        json["kept"].push_back(number);
        json["kept_names"].push_back(std::to_string(bytes));
    }
    const auto read = read_back(file_of(json.dump(), made.contents));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::pack_too_large);
}

TEST(PackFile, ReadsNoFileForAGuess) {
    PackedRun run = small_pack();
    run.launches.pop_back();
    PackedGuess guess{.sim = {.program = "a.cl",
                              .kernel = "k",
                              .options = run.launches[0].options,
                              .range = run.launches[0].range},
                      .kernel = {.name = "k"},
                      .settings = {}};
    for (const Argument& argument : run.launches[0].arguments) {
        guess.kernel.parameters.push_back({.name = argument.name, .kind = argument.kind});
        guess.sim.arguments.push_back({.size = 64});
    }
    guess.sim.arguments[3] = {
        .content = SimContent::fill, .text = "0", .image = SimImage{.width = 5, .height = 3}};
    guess.sim.arguments[4] = {.sampler = SamplerSettings{}};
    run.guess = guess;
    EXPECT_FALSE(find_flaw(run));
    run.guess->sim.arguments[0].content = SimContent::file;
    run.guess->sim.arguments[0].text = "/etc/passwd";
    EXPECT_EQ(find_flaw(run), "guess");
}

} // namespace
} // namespace lockstep
