#include "cli_runner.h"

#include "tests/support/in_process/report_here.h"

#include <gtest/gtest.h>

#include <map>

namespace lockstep {
namespace {

using nlohmann::json;
using nlohmann::json_literals::operator""_json_pointer;

/// Tests the counts that the textbook gives for each experiment family, through all stages.
class FamilyFigures : public testing::Test {
protected:
    /// Returns the first source line in the first launch's report whose text contains `part`.
    json line(const std::string& what, const std::string& part) {
        const ReportHere result = counts_here(what);
        EXPECT_EQ(result.code, 0) << what << "\n" << result.error;
        if (result.code != 0) {
            return {};
        }
        EXPECT_EQ(result.json.at("correct"), true) << what;
        const json lines = result.json.at("launches").at(0).at("lines");
        for (const json& line : lines) {
            if (line.at("text").get<std::string>().find(part) != std::string::npos) {
                return line;
            }
        }
        ADD_FAILURE() << what << " has no line with " << part;
        return {};
    }

    /// Returns the metric `figure` per request, for the first source line that contains `part`.
    double a_request(const std::string& what, const std::string& part, const std::string& kind,
                     const std::string& figure) {
        const json totals = line(what, part).value(kind, json());
        return totals.is_null() ? -1 : totals.at(figure).get<double>() / totals.at("requests").get<double>();
    }

    /// Returns the totals of the first launch, summed over all source lines.
    json totals(const std::string& what) {
        const ReportHere result = counts_here(what);
        EXPECT_EQ(result.code, 0) << result.error;
        return result.code == 0 ? result.json.at("launches").at(0).at("totals") : json();
    }

    /// Returns the modelled hit rate of L1.
    double hit_rate(const std::string& what) {
        const ReportHere result = counts_here(what);
        EXPECT_EQ(result.code, 0) << result.error;
        return result.code == 0
                   ? result.json.at("/launches/0/model/cache/l1/hit_rate"_json_pointer).get<double>()
                   : -1;
    }

    CliRunner cli_;
};

TEST_F(FamilyFigures, ARequestOf32FloatsTouchesMoreSectorsWithTheStrideUpTo32) {
    for (const auto& [stride, sectors] : {std::pair(1, 4), {2, 8}, {4, 16}, {8, 32}, {16, 32}, {64, 32}}) {
        EXPECT_EQ(a_request("memory/strided --set stride=" + std::to_string(stride), "in[", "global_load",
                            "sectors"),
                  sectors)
            << stride;
    }
    EXPECT_EQ(a_request("memory/coalesced", "in[", "global_load", "sectors"), 4);
}

TEST_F(FamilyFigures, AShiftByOneElementTouchesFiveSectorsInsteadOfFour) {
    EXPECT_EQ(a_request("memory/misaligned --set offset=1", "in[", "global_load", "sectors"), 5);
    EXPECT_EQ(a_request("memory/misaligned --set offset=0", "in[", "global_load", "sectors"), 4);
    EXPECT_EQ(a_request("memory/misaligned --set offset=8", "in[", "global_load", "sectors"), 4);
}

TEST_F(FamilyFigures, OneOfThreeFloatsOfAnArrayOfStructuresTouchesTwelveSectors) {
    EXPECT_EQ(a_request("memory/array-of-structures", "points[i].x", "global_load", "sectors"), 12);
    EXPECT_EQ(a_request("memory/array-of-structures --set stride=4", "points[i].x", "global_load", "sectors"),
              16);
    EXPECT_EQ(a_request("memory/structure-of-arrays", "x[i]", "global_load", "sectors"), 4);
}

TEST_F(FamilyFigures, AWordOfConstantMemoryIsReadForTheWholeWarp) {
    EXPECT_EQ(a_request("memory/constant-broadcast", "coefficients[k]", "global_load", "sectors"), 1);
}

TEST_F(FamilyFigures, ScatteredElementsTouchNearlyASectorEach) {
    const double sectors = a_request("memory/random --set size=65537", "order[i]", "global_load", "sectors");
    EXPECT_GT(sectors, (4 + 31) / 2.0); // mean of the line's two loads: at least 4 and 31 sectors
    EXPECT_LE(sectors, (5 + 32) / 2.0);
}

TEST_F(FamilyFigures, LocalMemoryIsServedInAsManyPassesAsABankHasWords) {
    struct Row {
        const char* type;
        int stride;
        int passes;
    };
    for (const Row& row :
         {Row{"float", 1, 1}, Row{"float", 2, 2}, Row{"float", 3, 1}, Row{"float", 4, 4}, Row{"float", 8, 8},
          Row{"float", 16, 16}, Row{"float", 32, 32}, Row{"float", 33, 1}, Row{"uchar", 4, 1},
          Row{"uchar", 8, 2}, Row{"float4", 1, 4}, Row{"float4", 2, 8}}) {
        const std::string what = "memory/local-strided --set local=32 --set type=" + std::string(row.type) +
                                 " --set stride=" + std::to_string(row.stride);
        EXPECT_EQ(a_request(what, "s[(N", "local_load", "wavefronts"), row.passes) << what;
        EXPECT_EQ(a_request(what, "s[lid", "local_store", "wavefronts"), row.passes) << what;
    }
}

TEST_F(FamilyFigures, ATileReadByColumnTakes32PassesAndPaddedOne) {
    EXPECT_EQ(a_request("transpose/tiled", "tile[lid][row]", "local_load", "wavefronts"), 32);
    EXPECT_EQ(a_request("transpose/tiled-padded", "tile[lid][row]", "local_load", "wavefronts"), 1);
    EXPECT_EQ(a_request("transpose/naive", "out[x", "global_store", "sectors"), 32);
    EXPECT_EQ(a_request("transpose/tiled", "out[(left", "global_store", "sectors"), 4);
}

TEST_F(FamilyFigures, ATileOf16SavesAMatrixProductAllButASixteenthOfItsLoads) {
    EXPECT_EQ(totals("matmul/naive").at("global_load").at("requests"), 6912);
    EXPECT_EQ(totals("matmul/tiled").at("global_load").at("requests"), 6912 / 16);
}

TEST_F(FamilyFigures, WaysThatAWarpTakesAreExecutedOneAfterTheOther) {
    for (const std::string form : {"if", "switch"}) {
        for (const int ways : {1, 2, 5, 32}) {
            const std::string what = "execution/divergence --set size=32 --set local=32 --set form=" + form +
                                     " --set ways=" + std::to_string(ways);
            EXPECT_EQ(totals(what).at("global_store").at("requests"), ways) << what;
        }
    }
    EXPECT_EQ(totals("execution/divergence --set ways=32 --set alike=32").at("branches").at("divergent"), 0);
}

TEST_F(FamilyFigures, AGroupOfEightLeavesThreeQuartersOfAWarpIdle) {
    EXPECT_EQ(totals("execution/small-groups").at("lane_efficiency"), 0.25);
    EXPECT_EQ(totals("execution/small-groups --set local=32").at("lane_efficiency"), 1.0);
}

TEST_F(FamilyFigures, EqualValuesCountedInLocalMemoryTakeAPassALane) {
    const std::string one_warp = "execution/histogram --set size=32 --set local=32 --set memory=local";
    EXPECT_EQ(a_request(one_warp + " --set distinct=1", "atomic_inc", "local_atomic", "wavefronts"), 32);
    const json met = line(one_warp + " --set distinct=1", "atomic_inc").at("atomics");
    EXPECT_EQ(met, json::parse(R"({"requests": 1, "meeting_lanes": 32, "most_lanes": 32})"));
}

TEST_F(FamilyFigures, CopiesOfBinsSpreadTheLanesThatCountEqualElements) {
    const std::string equal = " --set size=32 --set items=1 --set local=32 --set skew=100";
    EXPECT_EQ(a_request("histogram/privatised" + equal, "atomic_inc", "local_atomic", "wavefronts"), 32);
    EXPECT_EQ(a_request("histogram/several-copies" + equal, "atomic_inc", "local_atomic", "wavefronts"), 4);
    EXPECT_EQ(a_request("histogram/warp-aggregated" + equal, "atomic_add(&own", "local_atomic", "wavefronts"),
              1);
    EXPECT_EQ(totals("histogram/warp-aggregated" + equal).at("local_atomic").at("requests"), 1);
}

TEST_F(FamilyFigures, GroupsAndWarpsTakePlacesWithOneAtomicEach) {
    const auto lanes = [&](const std::string& id) {
        return totals(id + " --set size=1024 --set local=128 --set kept=100").at("global_atomic").at("bytes");
    };
    EXPECT_EQ(lanes("compaction/atomic"), 4 * 1024);
    EXPECT_EQ(lanes("compaction/ballot"), 4 * 1024 / 32);
    EXPECT_EQ(lanes("compaction/scan"), 4 * 1024 / 128);
}

TEST_F(FamilyFigures, AWarpReadsARowInFewerSectorsThanAnItem) {
    EXPECT_EQ(a_request("matvec/row-per-item", "sum +=", "global_load", "sectors"), (32 + 1) / 2.0);
    EXPECT_EQ(a_request("matvec/row-per-warp", "sum +=", "global_load", "sectors"), 4);
}

TEST_F(FamilyFigures, EllReadsCoalescedWhereCsrDoesNot) {
    const auto sectors = [&](const std::string& id) {
        return a_request(id + " --set size=4096", "sum += values", "global_load", "sectors");
    };
    EXPECT_GT(sectors("spmv/csr-scalar"), 1.5 * sectors("spmv/ell"));
    EXPECT_EQ(totals("spmv/ell").at("lane_efficiency"), 1.0);
}

TEST_F(FamilyFigures, ASwizzledTileHasNoConflictWithoutPadding) {
    for (const char* local : {"32x8", "16x16", "64x4"}) {
        const json counts = totals(std::string("transpose/swizzled --set local=") + local);
        EXPECT_EQ(counts.at("local_load").at("conflicts"), 0) << local;
        EXPECT_EQ(counts.at("local_store").at("conflicts"), 0) << local;
    }
}

TEST_F(FamilyFigures, AStripOfFourReadsFiveWordsForFourProducts) {
    const double products = line("matmul/register-tiled", "sum[i] += a_tile").at("warp_steps");
    EXPECT_EQ(totals("matmul/register-tiled").at("local_load").at("requests"), products / 4 * 5);
    EXPECT_EQ(totals("matmul/double-buffered").at("barriers"), (3 + 1) * 48 * 48 / 32);
}

TEST_F(FamilyFigures, SortedSearchesShareTheSectorsOfTheirPaths) {
    const auto sectors = [&](const std::string& id) {
        return a_request(id, "node = children", "global_load", "sectors");
    };
    EXPECT_GT(sectors("traversal/naive"), 4 * sectors("traversal/sorted"));
    EXPECT_GT(totals("traversal/sorted").at("lane_efficiency"),
              totals("traversal/naive").at("lane_efficiency").get<double>() + 0.1);
}

TEST_F(FamilyFigures, AWorkItemThatMovesThroughABoxLoadsEachCellOnceApartFromTheBorder) {
    const json naive = totals("stencil/naive");
    const json planes = totals("stencil/planes");
    EXPECT_EQ(naive.at("global_load").at("requests"), 13760);
    EXPECT_EQ(planes.at("global_load").at("requests"), 13760 / 5);
    EXPECT_EQ(planes.at("global_store").at("requests"), naive.at("global_store").at("requests"));
}

TEST_F(FamilyFigures, ATileSavesBodiesAllButOneLoadAGroup) {
    EXPECT_EQ(line("particles/naive", "pull(own").at("global_load").at("requests"), 2048);
    EXPECT_EQ(line("particles/tiled", "tile[lid] =").at("global_load").at("requests"), 2048 / 64);
}

TEST_F(FamilyFigures, RaysOfASquareGroupStayTogetherLongerThanThoseOfALongOne) {
    const double square = totals("rays/spheres --set local=8x8").at("lane_efficiency");
    const double row = totals("rays/spheres --set local=64x1").at("lane_efficiency");
    EXPECT_GT(square, 1.2 * row);
}

TEST_F(FamilyFigures, TheOuterColumnsOfAGroupOnlyHelpItsNeighbours) {
    struct Row {
        const char* set; ///< arguments of a run whose image is covered exactly by the results of full groups
        double redundant_work;
    };
    for (const Row& row : {Row{"local=256x1 --set width=504 --set height=4", 4 / 256.0},
                           Row{"local=64x4 --set width=120 --set height=8", 4 / 64.0},
                           Row{"local=16x16 --set width=24 --set height=32", 4 / 16.0}}) {
        const ReportHere result =
            counts_here("convolution/separable --set radius=2 --set " + std::string(row.set));
        ASSERT_EQ(result.code, 0) << result.error;
        const json launch = result.json.at("launches").at(0);
        const double items = launch.at("items");
        const double written =
            launch.at("totals").at("global_store").at("bytes").get<double>() / sizeof(float);
        EXPECT_DOUBLE_EQ((items - written) / items, row.redundant_work) << row.set;
        EXPECT_DOUBLE_EQ(launch.at("overlap").at("redundant_work"), row.redundant_work) << row.set;
    }
}

TEST_F(FamilyFigures, TheHaloOfATileIsThatOfTheTextbook) {
    struct Row {
        const char* set; ///< arguments of a run in which one group has neighbours on all sides
        double halo;
    };
    for (const Row& row : {Row{"local=256x1 --set width=768 --set height=5", 1044 / 256.0},
                           Row{"local=64x4 --set width=192 --set height=12", 288 / 256.0},
                           Row{"local=16x16 --set width=48 --set height=48", 144 / 256.0}}) {
        const ReportHere result =
            counts_here("convolution/naive --set radius=2 --set " + std::string(row.set));
        ASSERT_EQ(result.code, 0) << result.error;
        EXPECT_DOUBLE_EQ(result.json.at("launches").at(0).at("overlap").at("halo"), row.halo) << row.set;
    }
}

TEST_F(FamilyFigures, RedundantWorkAndHaloFollowTheShapeOfTheGroup) {
    struct Row {
        const char* local;
        double redundant_work;
        double halo;
    };
    for (const Row& row :
         {Row{"256x1", 0.015625, 4.078125}, Row{"64x4", 0.0625, 1.125}, Row{"16x16", 0.25, 0.5625}}) {
        // Three groups in each direction: the middle one does not touch a border of the image.
        const std::string set =
            std::string(" --set radius=2 --set width=768 --set height=48 --set local=") + row.local;
        const auto overlap = [&](const std::string& id) {
            const ReportHere result = counts_here(id + set);
            EXPECT_EQ(result.code, 0) << result.error;
            return result.code == 0 ? result.json.at("launches").at(0).at("overlap") : json();
        };
        EXPECT_EQ(overlap("convolution/separable").value("redundant_work", -1.0), row.redundant_work) << set;
        const json tiled = overlap("convolution/tiled");
        EXPECT_EQ(tiled.value("halo", -1.0), row.halo) << set;
        EXPECT_EQ(tiled.value("redundant_work", -1.0), 0) << set;
    }
}

TEST_F(FamilyFigures, TwoLaunchesHaveAHaloInOneDirectionEachAndNoHelpers) {
    struct Row {
        const char* local;
        double across; ///< the halo along the rows: 2 columns on each side
        double down;   ///< the halo along the columns: 2 rows on each side
    };
    for (const Row& row : {Row{"256x1", 4 / 256.0, 4.0}, Row{"64x4", 4 / 64.0, 1.0},
                           Row{"16x16", 4 / 16.0, 4 / 16.0}, Row{"1x16", 4.0, 4 / 16.0}}) {
        const ReportHere result = counts_here("convolution/rows-then-columns "
                                              "--set radius=2 --set width=768 --set height=48 --set local=" +
                                              std::string(row.local));
        ASSERT_EQ(result.code, 0) << result.error;
        const json launches = result.json.at("launches");
        ASSERT_EQ(launches.size(), 2U);
        EXPECT_EQ(launches[0]["kernel"], "convolve_rows");
        EXPECT_EQ(launches[1]["kernel"], "convolve_columns");
        EXPECT_EQ(launches[0]["overlap"]["halo"], row.across) << row.local;
        EXPECT_EQ(launches[1]["overlap"]["halo"], row.down) << row.local;
        for (const json& launch : launches) {
            EXPECT_EQ(launch["overlap"]["redundant_work"], 0) << row.local;
            EXPECT_EQ(launch["totals"]["global_load"]["bytes"], 768 * 48 * (5 + 5) * 4)
                << "of the picture and of the filter, for each pixel";
        }
    }
}

TEST_F(FamilyFigures, RowsFirstHasTheWorseHitRateForTheSameShareOfHelpers) {
    struct Case {
        std::string hardware;
        std::string wide;
        std::string tall;
    };
    // On the preset educational, small groups show no difference, because their warps load for several
    // iterations of a loop at once.
    for (const Case& one : {Case{"educational", "64x8", "8x64"}, Case{"nvidia-h200", "32x8", "8x32"},
                            Case{"nvidia-h200", "64x8", "8x64"}}) {
        const std::string set = " --hardware " + one.hardware + " --set local=";
        const double columns_first = hit_rate("convolution/separable" + set + one.wide);
        const double rows_first = hit_rate("convolution/separable-rows-first" + set + one.tall);
        EXPECT_GT(columns_first, rows_first + 0.03) << one.hardware << " " << one.wide;
    }
}

TEST_F(FamilyFigures, ShufflesSayWhereThePlainKernelsFunctionsComeFrom) {
    const CliResult shuffle = cli_.run("run reduction/shuffle --no-timing --json");
    ASSERT_EQ(shuffle.code, 0) << shuffle.err;
    const auto origin = shuffle.json().at("launches").at(0).at("sub_groups").get<std::string>();
    const CliResult text = cli_.run("run reduction/shuffle --no-timing");
    const std::map<std::string, std::string> words = {
        {"native", "sub-group functions are built-in functions of the device"},
        {"vendor", "sub-group functions are implemented in vendor-specific inline assembly"},
        {"emulated", "sub-group functions are emulated with local memory"}};
    ASSERT_TRUE(words.contains(origin)) << origin;
    EXPECT_NE(text.out.find(words.at(origin)), std::string::npos) << text.out;
    const CliResult sequential = cli_.run("run reduction/sequential --no-timing --json");
    EXPECT_EQ(sequential.json().at("launches").at(0).at("sub_groups"), nullptr);
    EXPECT_EQ(cli_.run("run reduction/sequential --no-timing").out.find("sub-group"), std::string::npos);
}

} // namespace
} // namespace lockstep
