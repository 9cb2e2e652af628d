// Records packed runs with lockstep-record, and compares the recordings with those of the worker.

#include "core/base/data_dir.h"
#include "core/trace/recording_json.h"
#include "core/trace/trace_file.h"
#include "tests/cli/cli_runner.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace lockstep {
namespace {

/// The contents of a recording without what differs between two runs on the same device: times, addresses of
/// buffers, and the memory that is free.
struct Comparable {
    nlohmann::json head;
    std::vector<std::vector<std::uint64_t>> columns;
    std::vector<std::vector<std::byte>> outputs;
};

/// Returns the events with addresses relative to their objects. An address that is in no object stays.
std::vector<std::uint64_t> relative(const Trace& trace) {
    std::vector<std::uint64_t> events;
    for (const Event event : trace.events.span()) {
        const bool is_told = !is_fault(event) && event_site(event).index() < trace.program.sites.size();
        const SiteInfo* const site = is_told ? &trace.program.sites[event_site(event).index()] : nullptr;
        const bool is_access =
            site != nullptr && (site->space == Space::global || site->space == Space::constant);
        const std::uint64_t address = event_payload(event);
        const auto object = std::ranges::find_if(trace.objects, [&](const ObjectInfo& each) {
            return each.space != Space::local && each.space != Space::image && address >= each.base &&
                   address - each.base < each.size_bytes;
        });
        events.push_back(is_access && object != trace.objects.end() ? event - object->base : event);
    }
    return events;
}

void forget_times(nlohmann::json& value) {
    if (value.is_object()) {
        for (const char* const key : {"timing", "base", "global_memory_bytes", "concurrency"}) {
            value.erase(key);
        }
    }
    if (value.is_structured()) {
        for (nlohmann::json& each : value) {
            forget_times(each);
        }
    }
}

Comparable comparable(Recording recording) {
    Comparable made;
    for (Trace& trace : recording.launches) {
        made.columns.push_back(relative(trace));
        for (const Column64* column : {&trace.offsets, &trace.value_offsets, &trace.values}) {
            made.columns.emplace_back(column->span().begin(), column->span().end());
        }
        if (trace.group_times) {
            made.columns.push_back({trace.group_times->groups.size()});
        }
        for (const Output& output : trace.outputs) {
            made.outputs.push_back(output.instrumented);
            made.outputs.push_back(output.plain);
        }
    }
    for (HostStep& step : recording.host_steps) {
        step.compute_ns = 0;
    }
    made.head = nlohmann::json::parse(head_to_json(recording));
    forget_times(made.head);
    made.head["times"] = {recording.concurrency.size(), recording.launches[0].timing.has_value()};
    return made;
}

Comparable read(const CliRunner& cli, const std::string& name) {
    auto recording = read_recording(cli.folder() / name);
    EXPECT_TRUE(recording) << name;
    return recording ? comparable(std::move(*recording)) : Comparable();
}

/// A run: what to record, with its options, and the files that it needs.
struct Recorded {
    const char* name;
    const char* what;
    std::map<std::string, std::string> files = {};
};

class SameRecording : public testing::TestWithParam<Recorded> {};

TEST_P(SameRecording, AsTheWorkers) {
    const CliRunner cli;
    for (const auto& [name, text] : GetParam().files) {
        std::ofstream(cli.folder() / name) << text;
    }
    const std::string what = GetParam().what;
    const int code = cli.run("run " + what + " --no-costs --save worker.lks").code;
    EXPECT_LE(code, 1);
    const CliResult packed = cli.run("pack " + what + " -o x.lkp");
    ASSERT_EQ(packed.code, 0) << packed.err;
    for (const auto& [name, text] : GetParam().files) {
        std::filesystem::remove(cli.folder() / name); // lockstep-record needs none of them
    }
    const CliResult recorded = cli.run_program("lockstep-record", "x.lkp -o recorder.lks");
    ASSERT_EQ(recorded.code, 0) << recorded.err;
    const Comparable worker = read(cli, "worker.lks");
    const Comparable recorder = read(cli, "recorder.lks");
    EXPECT_EQ(nlohmann::json::diff(worker.head, recorder.head).dump(1), "[]");
    EXPECT_TRUE(worker.columns == recorder.columns);
    EXPECT_TRUE(worker.outputs == recorder.outputs);
    ASSERT_FALSE(worker.columns.empty());
    EXPECT_FALSE(worker.columns[0].empty());
}

const std::map<std::string, std::string> image_files = {
    {"img.cl", "__kernel void img(__read_only image2d_t in, __write_only image2d_t out, sampler_t s) {\n"
               "    const int2 p = (int2)(get_global_id(0), get_global_id(1));\n"
               "    write_imagef(out, p, read_imagef(in, s, p + (int2)(1, 0)));\n}\n"},
    {"img.sim", "img.cl\nimg\n16 8 1\n8 4 1\n<image=16x8:rgba8 random=3>\n<image=16x8:rgba32f dump>\n"
                "<sampler=clamp_to_edge>\n"}};

const std::map<std::string, std::string> condition_files = {
    {"mine.h", "#define SCALE 3\n"},
    {"mine.cl",
     "#include \"mine.h\"\n#ifdef cl_khr_fp64\n#define REAL double\n#else\n#define REAL float\n#endif\n"
     "#if defined(MINE) && __OPENCL_VERSION__ >= 100\n#define PLUS 1\n#else\n#define PLUS 2\n#endif\n"
     "__kernel void mine(__global REAL* a, __global const REAL* b) {\n"
     "    a[get_global_id(0)] = b[get_global_id(0)] * SCALE + PLUS;\n}\n"}};

const std::map<std::string, std::string> growing_files = {
    {"grow.cl", "__kernel void grow(__global float* a, __global const float* b, uint n) {\n"
                "    a[get_global_id(0) * 40] = b[get_global_id(0)] + n;\n}\n"}};

INSTANTIATE_TEST_SUITE_P(
    Runs, SameRecording,
    testing::Values(Recorded{"Reduction", "reduction/interleaved"},
                    Recorded{"ReductionOfOwnValues", "reduction/sequential --set input='3 1 4 1 5'"},
                    Recorded{"ReductionWithSubGroups", "reduction/shuffle --hardware nvidia-h200"},
                    Recorded{"ReductionThatTheHostFinishes", "reduction/multi-pass --set finish=host"},
                    Recorded{"ConcurrentReduction", "reduction/concurrent --set size=4096"},
                    Recorded{"BrokenReduction", "reduction/barrier-in-branch"},
                    Recorded{"ScanWithSeveralLaunches", "scan/three-stage"},
                    Recorded{"Transpose", "transpose/tiled --groups 2"},
                    Recorded{"ConvolutionWithAnImage",
                             "convolution/image-sampler --set width=64 --set height=32"},
                    Recorded{"OwnImage", "img.sim", image_files},
                    Recorded{"OwnImageUntimed", "img.sim --no-timing", image_files},
                    Recorded{"OwnConditions", "mine.cl -D MINE --set global=256", condition_files},
                    Recorded{"OwnGuessThatGrows", "grow.cl", growing_files}),
    [](const auto& run) { return run.param.name; });

TEST(PackedFor, ADescribedDeviceIsAsPackedForTheDeviceItself) {
    const CliRunner cli;
    for (const auto& [name, text] : condition_files) {
        std::ofstream(cli.folder() / name) << text;
    }
    const CliResult described = cli.run_program("lockstep-record", "--describe");
    ASSERT_EQ(described.code, 0) << described.err;
    std::ofstream(cli.folder() / "there.json") << described.out;
    ASSERT_EQ(cli.run("pack mine.cl -o here.lkp").code, 0);
    const CliResult packed = cli.run("pack mine.cl --for there.json -o there.lkp");
    ASSERT_EQ(packed.code, 0) << packed.err;
    EXPECT_EQ(read_text_file(cli.folder() / "there.lkp").value(),
              read_text_file(cli.folder() / "here.lkp").value());
}

TEST(PackedFor, AnotherDeviceIsNotRecordedHere) {
    const CliRunner cli;
    for (const auto& [name, text] : condition_files) {
        std::ofstream(cli.folder() / name) << text;
    }
    nlohmann::json there = cli.run_program("lockstep-record", "--describe").json();
    EXPECT_TRUE(there.contains("protection"));
    there["descriptions"][0]["asked"][0]["macros"]["cl_khr_fp64"] = nullptr;
    std::ofstream(cli.folder() / "there.json") << there;
    ASSERT_EQ(cli.run("pack mine.cl --for there.json -o x.lkp").code, 0);
    const CliResult recorded = cli.run_program("lockstep-record", "x.lkp -o x.lks");
    EXPECT_EQ(recorded.code, 3);
    EXPECT_NE(recorded.err.find("cl_khr_fp64"), std::string::npos) << recorded.err;
    EXPECT_FALSE(std::filesystem::exists(cli.folder() / "x.lks"));
}

TEST(PackedFor, ADeviceWhoseDescriptionLacksANameAsksForIt) {
    const CliRunner cli;
    std::ofstream(cli.folder() / "asks.cl")
        << "#ifdef __vendor_thing__\n#error no\n#endif\n"
           "__kernel void asks(__global int* a) { a[get_global_id(0)] = 1; }\n";
    std::ofstream(cli.folder() / "there.json") << cli.run_program("lockstep-record", "--describe").out;
    const CliResult packed = cli.run("pack asks.cl --for there.json -o x.lkp");
    EXPECT_EQ(packed.code, 3);
    EXPECT_NE(packed.err.find("--describe --ask __vendor_thing__"), std::string::npos) << packed.err;
    std::ofstream(cli.folder() / "there.json")
        << cli.run_program("lockstep-record", "--describe --ask __vendor_thing__").out;
    EXPECT_EQ(cli.run("pack asks.cl --for there.json -o x.lkp").code, 0);
}

} // namespace
} // namespace lockstep
