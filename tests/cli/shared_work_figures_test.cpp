#include "cli_runner.h"

#include "tests/support/in_process/report_here.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using nlohmann::json;

/// Tests the textbook's counts for scans, and for reductions that share their work in other ways, through all
/// stages.
class SharedWork : public testing::Test {
protected:
    static json run(const std::string& arguments, PlainKernels plain = PlainKernels::left_out) {
        const ReportHere result = report_here(arguments, plain);
        EXPECT_EQ(result.code, 0) << arguments << "\n" << result.error;
        return result.json;
    }

    /// Counts how often lanes executed the lines of a launch that combine two elements.
    static int additions(const json& report) {
        int sum = 0;
        for (const json& line : report.at("launches").at(0).at("lines")) {
            const bool adds = line.at("text").get<std::string>().find("= OP(") != std::string::npos;
            sum += adds ? line.at("lane_steps").get<int>() : 0;
        }
        return sum;
    }

    static int conflicts(const json& report) {
        const json& totals = report.at("launches").at(0).at("totals");
        return totals.at("local_load").at("conflicts").get<int>() +
               totals.at("local_store").at("conflicts").get<int>();
    }

    static std::vector<std::string> kernels(const json& report) {
        std::vector<std::string> names;
        for (const json& launch : report.at("launches")) {
            names.push_back(launch.at("kernel"));
        }
        return names;
    }

    CliRunner cli_;
};

TEST_F(SharedWork, HillisAndSteeleMake1793AdditionsFor256Elements) {
    for (const char* kind : {"inclusive", "exclusive"}) {
        const json report =
            run(std::string("scan/hillis-steele --set size=256 --set local=256 --set kind=") + kind);
        EXPECT_EQ(additions(report), 1793) << kind;
        EXPECT_EQ(conflicts(report), 0) << kind;
    }
}

TEST_F(SharedWork, BlellochMakes510AdditionsFor256Elements) {
    for (const char* variant : {"blelloch", "blelloch-padded"}) {
        EXPECT_EQ(additions(run(std::string("scan/") + variant + " --set size=256 --set local=128")), 510)
            << variant;
    }
}

TEST_F(SharedWork, OneWordSkippedEvery32RemovesBlellochsConflicts) {
    EXPECT_EQ(conflicts(run("scan/blelloch --set size=512 --set local=256")), 600);
    for (const char* kind : {"inclusive", "exclusive"}) {
        EXPECT_EQ(conflicts(run(
                      std::string("scan/blelloch-padded --set size=512 --set local=256 --set kind=") + kind)),
                  0)
            << kind;
    }
}

TEST_F(SharedWork, AScanOfAnyLengthIsOneRunOfSeveralLaunches) {
    EXPECT_EQ(kernels(run("scan/three-stage --set size=1 --set local=32")),
              (std::vector<std::string>{"scan_blocks"}));
    EXPECT_EQ(kernels(run("scan/three-stage --set size=2048 --set local=64")),
              (std::vector<std::string>{"scan_blocks", "scan_blocks", "scan_add"}));
    EXPECT_EQ(
        kernels(run("scan/three-stage --set size=65537 --set local=32")),
        (std::vector<std::string>{"scan_blocks", "scan_blocks", "scan_blocks", "scan_add", "scan_add"}));
}

TEST_F(SharedWork, ReductionsInPassesEndOnTheDeviceOrOnTheHost) {
    const json device = run("reduction/multi-pass --set size=4096 --set local=64");
    EXPECT_EQ(kernels(device), (std::vector<std::string>{"reduce_sequential", "reduce_sequential"}));
    EXPECT_TRUE(device.at("host_steps").empty());
    const json host = run("reduction/multi-pass --set size=4096 --set local=64 --set finish=host");
    EXPECT_EQ(host.at("launches").size(), 1U);
    const json& step = host.at("host_steps").at(0);
    EXPECT_EQ(step.at("id"), "finish_reduction");
    EXPECT_EQ(step.at("after_launch"), 0);
    EXPECT_EQ(step.at("bytes_read"), 64 * 4);
    EXPECT_EQ(step.at("bytes_written"), 0);
}

TEST_F(SharedWork, WhoAddsItsOwnNeighboursReadsAPartOfEachSector) {
    const auto sectors = [&](const std::string& variant) {
        const json report = run("reduction/" + variant + " --set size=4096 --set items=8");
        for (const json& line : report.at("launches").at(0).at("lines")) {
            if (line.at("text").get<std::string>().find("OP(in[i]") != std::string::npos) {
                return line.at("global_load").at("sectors").get<int>();
            }
        }
        return -1;
    };
    EXPECT_EQ(sectors("contiguous-per-item"), 4096);
    EXPECT_EQ(sectors("grid-stride"), 512);
}

TEST_F(SharedWork, VectorsOfFourMakeAQuarterOfTheRequestsForTheSameSectors) {
    const json load = run("reduction/vector --set size=1024 --set width=4")
                          .at("launches")
                          .at(0)
                          .at("totals")
                          .at("global_load");
    EXPECT_EQ(load.at("requests"), 8);
    EXPECT_EQ(load.at("sectors"), 128);
}

TEST_F(SharedWork, WholeNumbersTakeOneAtomicAGroup) {
    const json report = run("reduction/atomic-per-group --set size=2048 --set type=int");
    EXPECT_EQ(report.at("launches").at(0).at("totals").at("global_atomic").at("requests"), 8);
}

TEST_F(SharedWork, LaunchesInFlightAtOnceShareOneTimeAxis) {
    struct Row {
        const char* mode;
        int queues;
        int threads;
    };
    for (const Row& row :
         {Row{"one-queue", 1, 1}, Row{"several-queues", 3, 1}, Row{"several-threads", 3, 3}}) {
        const json report =
            run(std::string("reduction/concurrent --set queues=3 --set mode=") + row.mode, PlainKernels::run);
        const json& times = report.at("concurrency");
        ASSERT_EQ(times.size(), report.at("launches").size());
        bool begins = false;
        for (std::size_t i = 0; i < times.size(); ++i) {
            const json& launch = times.at(i);
            EXPECT_EQ(launch.at("launch"), i);
            EXPECT_EQ(launch.at("queue"), static_cast<int>(i) % row.queues);
            EXPECT_EQ(launch.at("thread"), static_cast<int>(i) % row.threads);
            EXPECT_LE(launch.at("queued_ns"), launch.at("submitted_ns"));
            EXPECT_LE(launch.at("submitted_ns"), launch.at("start_ns"));
            EXPECT_LT(launch.at("start_ns"), launch.at("end_ns"));
            begins = begins || launch.at("queued_ns") == 0;
            if (row.queues == 1 && i > 0) {
                EXPECT_GE(launch.at("start_ns"), times.at(i - 1).at("end_ns")) << "one queue is in order";
            }
        }
        EXPECT_TRUE(begins);
    }
}

TEST_F(SharedWork, AFindingIsTheResultOfABrokenExperiment) {
    const CliResult result = cli_.run("run reduction/unsynchronised --no-timing --json");
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.json().at("correct"), json());
    const CliResult list = cli_.run("list --json");
    for (const json& experiment : list.json().at("experiments")) {
        EXPECT_EQ(experiment.at("broken"), !experiment.at("expected_finding").is_null());
        if (experiment.at("id") == "reduction/unsynchronised") {
            EXPECT_EQ(experiment.at("expected_finding"), "race");
        }
    }
}

} // namespace
} // namespace lockstep
