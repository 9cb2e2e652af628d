// Tests that advice is correct: the kernel that needs a piece of advice gets it at the right line, the kernel
// that follows the advice does not get it, and clean kernels get none.
#include "catalogue_recording.h"

#include "core/experiments/catalogue.h"
#include "core/hardware/presets.h"
#include "core/report/json_parts.h"
#include "core/session/pipeline.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

/// A kernel with its parameters and hardware.
struct Trial {
    std::string id;
    ParameterValues given = {};
    void (*hardware)(HardwareModel&) = [](HardwareModel&) {};
};

/// A piece of advice that one kernel needs at a line. The other kernel follows the advice and does not get
/// it.
struct Cure {
    std::string name; ///< name of the test
    std::string kind;
    Trial ill;
    std::string line; ///< part of the line's text; empty for the launch as a whole
    Trial cured;
};

void sixteen_banks(HardwareModel& hardware) {
    hardware.banks = 16;
}

/// Configures the textbook's machine: one scheduler, which a few warps keep busy.
void one_scheduler(HardwareModel& hardware) {
    hardware.schedulers = 1;
    hardware.loads_per_site = 1;
    hardware.l2_write_bytes_per_cycle = hardware.l2_bytes_per_cycle;
}

/// Leaves too few warps to hide the latency of L1.
void eight_warps(HardwareModel& hardware) {
    hardware.warp_slots = 8;
}

/// Returns cures that change what warps execute and how the work is distributed.
std::vector<Cure> cures_of_the_work() {
    return {
        {"RepeatedWork",
         "repeated-work",
         {"reduction/everyone-sums"},
         "total = OP(s[i], total)",
         {"reduction/sequential"}},
        {"InterleavedLanes",
         "divergent-condition",
         {"reduction/interleaved"},
         "lid % (2 * k) == 0",
         {"reduction/compacted"}},
        {"DivergentWays",
         "divergent-condition",
         {"execution/divergence", {{"size", "65536"}}},
         "way == 0",
         {"execution/divergence", {{"size", "65536"}, {"alike", "32"}}}},
        {"Atomics",
         "atomics-meet",
         {"execution/histogram", {{"size", "65536"}, {"bins", "4"}}},
         "atomic_inc(&bins",
         {"execution/histogram", {{"size", "65536"}, {"bins", "4"}, {"memory", "local"}}}},
        {"SmallGroups",
         "group-size",
         {"execution/small-groups"},
         "",
         {"execution/small-groups", {{"local", "32"}}}},
        {"EmptyMultiprocessors",
         "empty-multiprocessors",
         {"reduction/sequential"},
         "",
         {"reduction/sequential", {{"size", "65536"}}}},
        {"FewGroups",
         "latency-few-groups",
         {"execution/latency-hiding", {{"ratio", "8"}}},
         "",
         {"execution/latency-hiding", {{"ratio", "8"}, {"size", "65536"}}}},
        {"Barriers",
         "barrier-idle",
         {"reduction/sequential"},
         "barrier(",
         {"reduction/sequential", {{"local", "32"}}}},
    };
}

/// Returns cures that change the layout of local memory.
std::vector<Cure> cures_of_banks() {
    return {
        {"CompactedBanks", "bank-padding", {"reduction/compacted"}, "s[i + k]", {"reduction/sequential"}},
        {"ScannedBanks", "bank-padding", {"scan/blelloch"}, "s[right", {"scan/blelloch-padded"}},
        {"TransposedBanks",
         "bank-padding",
         {"transpose/tiled"},
         "tile[lid][row]",
         {"transpose/tiled-padded"}},
        {"PaddingForOtherBanks",
         "bank-repadding",
         {"scan/blelloch-padded", {}, sixteen_banks},
         "s[SKIP(right",
         {"scan/blelloch-padded"}},
        {"PaddingForFloats",
         "bank-repadding",
         {"scan/blelloch-padded", {{"type", "double"}}},
         "s[SKIP(right",
         {"scan/blelloch-padded", {{"type", "int"}}}},
    };
}

/// Returns cures that change the accesses to global memory.
std::vector<Cure> cures_of_accesses() {
    return {
        {"Strided", "uncoalesced", {"memory/strided"}, "in[i * STRIDE]", {"memory/coalesced"}},
        {"Structures",
         "uncoalesced",
         {"memory/array-of-structures"},
         "points[i].x",
         {"memory/structure-of-arrays"}},
        {"Transposed", "uncoalesced", {"transpose/naive"}, "out[x * height + y]", {"transpose/tiled-padded"}},
        {"Misaligned",
         "misaligned",
         {"memory/misaligned", {{"size", "65536"}}},
         "in[i + OFFSET]",
         {"memory/misaligned", {{"size", "65536"}, {"offset", "8"}}}},
        {"ContiguousBlocks",
         "contiguous-blocks",
         {"reduction/contiguous-per-item", {{"size", "65536"}, {"items", "32"}}},
         "OP(in[i], value)",
         {"reduction/grid-stride", {{"size", "65536"}, {"items", "32"}}}},
        {"MatrixReadAgain", "group-rereads", {"matmul/naive"}, "b[k * columns + x]", {"matmul/tiled"}},
        {"PictureReadAgain",
         "group-rereads",
         {"convolution/naive", {}, eight_warps},
         "in[row * width",
         {"convolution/tiled", {}, eight_warps}},
        {"BodiesReadAgain", "group-rereads", {"particles/naive"}, "position[k]", {"particles/tiled"}},
    };
}

std::vector<Cure> cures() {
    std::vector<Cure> all;
    for (const auto& some : {cures_of_the_work(), cures_of_banks(), cures_of_accesses()}) {
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

/// A piece of advice with the text of its line.
struct Said {
    std::string kind;
    std::string line;
    std::uint64_t cycles = 0; ///< modelled cycles of the launch
};

std::vector<Said> said_of(const Trial& trial) {
    HardwareModel hardware;
    trial.hardware(hardware);
    const auto session = *analyse(recording_of(trial.id, trial.given), hardware);
    std::vector<Said> said;
    for (const ordered_json& advice : advice_to_json(*session)) {
        const auto launch = advice.at("launch").get<std::size_t>();
        const Program& program = session->trace(launch).program;
        const ordered_json& line = advice.at("line");
        said.push_back({advice.at("kind"),
                        line.is_null() ? "" : line_text(program, 0, line.get<std::uint32_t>()),
                        session->analysis(launch).model.simulation->cycles});
    }
    return said;
}

class Cures : public testing::TestWithParam<Cure> {};

TEST_P(Cures, AreAdvisedAtTheLineThatNeedsThemAndNotWhereTheyAreFollowed) {
    const Cure& cure = GetParam();
    const auto ill = said_of(cure.ill);
    const auto is_its = [&](const Said& one) {
        return one.kind == cure.kind && one.line.find(cure.line) != std::string::npos &&
               cure.line.empty() == one.line.empty();
    };
    EXPECT_EQ(std::ranges::count_if(ill, is_its), 1) << cure.kind;
    for (const Said& one : said_of(cure.cured)) {
        EXPECT_NE(one.kind, cure.kind) << one.line;
    }
}

std::string name_of(const testing::TestParamInfo<Cure>& cure) {
    return cure.param.name;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, Cures, testing::ValuesIn(cures()), name_of);

/// Returns whether this kind of advice is a suggestion for the source, to which the model assigns no cycles.
bool is_of_source(const std::string& kind) {
    static const std::set<std::string> kinds = {"required-group", "relaxed-math", "native-function",
                                                "clamped-reads", "double-precision"};
    return kinds.contains(kind);
}

TEST(CleanKernels, get_no_advice) {
    for (const Trial& trial : {Trial{"memory/coalesced"}, Trial{"memory/structure-of-arrays"},
                               Trial{"memory/constant-broadcast"}, Trial{"convolution/image-sampler"},
                               Trial{"execution/small-groups", {{"local", "64"}, {"size", "65536"}}}}) {
        for (const Said& one : said_of(trial)) {
            ADD_FAILURE() << trial.id << ": " << one.kind << ": " << one.line;
        }
    }
}

TEST(CleanKernels, with_barriers_get_at_most_suggestions_for_their_source) {
    for (const Trial& trial :
         {Trial{"reduction/shuffle", {{"size", "65536"}}}, Trial{"transpose/tiled-padded", {}, one_scheduler},
          Trial{"reduction/atomic-per-group", {{"local", "32"}, {"size", "65536"}}},
          Trial{"reduction/sequential", {{"local", "32"}, {"size", "65536"}}, one_scheduler},
          Trial{"execution/barrier-idle", {}, one_scheduler}}) {
        for (const Said& one : said_of(trial)) {
            EXPECT_TRUE(is_of_source(one.kind)) << trial.id << ": " << one.kind << ": " << one.line;
        }
    }
}

/// Returns the cycles that a piece of advice assigns to its line; none if it assigns none.
std::optional<std::uint64_t> own_cycles(const ordered_json& advice) {
    for (const char* key : {"line_cycles", "array_cycles"}) {
        if (advice.at("evidence").contains(key)) {
            return advice.at("evidence").at(key).get<std::uint64_t>();
        }
    }
    return std::nullopt;
}

class AdviceOn : public testing::TestWithParam<std::string> {};

/// Checked on the textbook's machine and on a large one.
TEST_P(AdviceOn, EveryKernelNamesALineOnceAndNothingThatCostsNothing) {
    const auto recording = recording_of(GetParam(), {});
    for (const char* preset : {"educational", "nvidia-h200"}) {
        const auto session = *analyse(recording, *hardware_preset(preset));
        std::set<std::pair<std::size_t, std::uint64_t>> lines;
        for (const ordered_json& advice : advice_to_json(*session)) {
            const auto launch = advice.at("launch").get<std::size_t>();
            const std::uint64_t cycles = session->analysis(launch).model.simulation->cycles;
            if (!advice.at("line").is_null()) {
                EXPECT_TRUE(lines.emplace(launch, advice.at("line").get<std::uint64_t>()).second) << advice;
            }
            if (const auto own = own_cycles(advice)) {
                EXPECT_GE(*own, cycles / 100) << preset << ": " << advice;
                EXPECT_LT(*own, cycles) << preset << ": " << advice;
            }
        }
    }
}

std::vector<std::string> all_ids() {
    std::vector<std::string> ids;
    for (const Experiment& experiment : catalogue()) {
        ids.push_back(experiment.id);
    }
    return ids;
}

std::string name_of_id(const testing::TestParamInfo<std::string>& id) {
    std::string name = id.param;
    std::ranges::replace_if(
        name, [](char c) { return c == '/' || c == '-'; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, AdviceOn, testing::ValuesIn(all_ids()), name_of_id);

} // namespace
} // namespace lockstep
