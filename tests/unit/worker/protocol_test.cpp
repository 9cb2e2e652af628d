#include "app/worker/protocol.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(Protocol, ARequestComesBackAsItWasSent) {
    WorkerRequest sent{.run = {.what = "reduction/interleaved",
                               .readable = {"/data", "/a\nb"},
                               .parameters = {{"size", "4096"}, {"op", "max"}},
                               .options = {.device = "pocl",
                                           .time_plain = false,
                                           .values = true,
                                           .turn_budget = 7,
                                           .groups = 3,
                                           .memory_budget = 99}},
                       .is_live = true,
                       .drivers = "/tmp/with \"quotes\" and\nlines"};
    sent.run.hardware.model.warp_width = 16;
    const std::string line = to_line(sent);
    EXPECT_EQ(line.find('\n'), std::string::npos);
    const auto got = request_from_line(line);
    ASSERT_TRUE(got.has_value());
    EXPECT_EQ(got->kind, WorkerRequest::Kind::record);
    EXPECT_EQ(got->run.what, sent.run.what);
    EXPECT_EQ(got->run.parameters, sent.run.parameters);
    EXPECT_EQ(got->run.readable, sent.run.readable);
    EXPECT_EQ(got->run.options.device, "pocl");
    EXPECT_FALSE(got->run.options.time_plain);
    EXPECT_EQ(got->run.options.values, true);
    EXPECT_EQ(got->run.options.turn_budget, 7u);
    EXPECT_EQ(got->run.options.groups, 3u);
    EXPECT_EQ(got->run.options.memory_budget, 99u);
    EXPECT_EQ(got->run.hardware.model.warp_width, 16u);
    EXPECT_FALSE(got->run.hardware.of_device.has_value());
    EXPECT_TRUE(got->is_live);
    EXPECT_EQ(got->drivers, sent.drivers);
}

TEST(Protocol, TheHardwareOfTheDeviceComesBackWithItsChanges) {
    WorkerRequest sent{.run = {.what = "reduction/shuffle"}};
    sent.run.hardware.of_device = HardwareChanges{{"warp_width", "16"}, {"banks", "8"}};
    EXPECT_EQ(request_from_line(to_line(sent))->run.hardware.of_device, sent.run.hardware.of_device);
    sent.run.hardware.of_device->clear();
    EXPECT_EQ(request_from_line(to_line(sent))->run.hardware.of_device, sent.run.hardware.of_device);
}

TEST(Protocol, ARequestForDevicesComesBackAsOne) {
    const auto got = request_from_line(to_line(WorkerRequest{.kind = WorkerRequest::Kind::devices}));
    ASSERT_TRUE(got.has_value());
    EXPECT_EQ(got->kind, WorkerRequest::Kind::devices);
}

TEST(Protocol, ARequestForTimesComesBackAsItWasSent) {
    WorkerRequest sent{.kind = WorkerRequest::Kind::time,
                       .runs = {{.what = "reduction/interleaved",
                                 .parameters = {{"size", "4096"}},
                                 .options = {.device = "pocl"}},
                                {.what = "rays/spheres"}}};
    sent.runs[0].hardware.model.warp_width = 16;
    const auto got = request_from_line(to_line(sent));
    ASSERT_TRUE(got.has_value());
    EXPECT_EQ(got->kind, WorkerRequest::Kind::time);
    ASSERT_EQ(got->runs.size(), 2U);
    EXPECT_EQ(got->runs[0].options.device, "pocl");
    EXPECT_EQ(got->runs[0].what, "reduction/interleaved");
    EXPECT_EQ(got->runs[0].parameters, (ParameterValues{{"size", "4096"}}));
    EXPECT_EQ(got->runs[0].hardware.model.warp_width, 16U);
    EXPECT_EQ(got->runs[1].hardware.model.warp_width, 32U);
}

TEST(Protocol, RequestsForPackedRunsComeBackAsTheyWereSent) {
    const WorkerRequest timed{.kind = WorkerRequest::Kind::time_packs,
                              .run = {.options = {.device = "H200", .plain_limit = 7}},
                              .packs = {4096, std::uint64_t{1} << 40}};
    const auto times = request_from_line(to_line(timed));
    ASSERT_TRUE(times);
    EXPECT_EQ(times->kind, timed.kind);
    EXPECT_EQ(times->packs, timed.packs);
    EXPECT_EQ(times->run.options.device, "H200");
    EXPECT_EQ(times->run.options.plain_limit, 7U);
    const auto live = request_from_line(to_line({.kind = WorkerRequest::Kind::record_pack, .is_live = true}));
    ASSERT_TRUE(live);
    EXPECT_TRUE(live->is_live);
    const auto described =
        request_from_line(to_line({.kind = WorkerRequest::Kind::describe, .description = "the devices"}));
    ASSERT_TRUE(described);
    EXPECT_EQ(described->description, "the devices");
}

TEST(Protocol, TimesComeBackAsTheyWereSent) {
    Timing timing = summarise({30, 10, 20});
    timing.copy_bytes_per_second = 5;
    timing.empty_launch_ns = 7;
    const auto got =
        reply_from_line(to_line(WorkerReply(std::vector<RunTimings>{{timing}, {timing, timing}})));
    ASSERT_TRUE(got.has_value());
    const auto& runs = std::get<std::vector<RunTimings>>(*got);
    ASSERT_EQ(runs.size(), 2U);
    ASSERT_EQ(runs[1].size(), 2U);
    EXPECT_EQ(runs[1][1].runs_ns, timing.runs_ns);
    EXPECT_EQ(runs[1][1].median_ns, 20U);
    EXPECT_EQ(runs[1][1].copy_bytes_per_second, 5U);
    EXPECT_EQ(runs[1][1].empty_launch_ns, 7U);
}

TEST(Protocol, ATimeWithoutRunsIsNoReply) {
    EXPECT_FALSE(reply_from_line(to_line(WorkerReply(std::vector<RunTimings>{{Timing{}}}))).has_value());
}

TEST(Protocol, ATimeWhoseQuartilesAreNotAmongItsRunsIsNoReply) {
    Timing timing = summarise({30, 10, 20});
    timing.q3_ns = 31;
    EXPECT_FALSE(reply_from_line(to_line(WorkerReply(std::vector<RunTimings>{{timing}}))).has_value());
}

TEST(Protocol, AnUndecidedChoiceOfValuesStaysUndecided) {
    EXPECT_EQ(request_from_line(to_line(WorkerRequest{.run = {.what = "x"}}))->run.options.values,
              std::nullopt);
}

TEST(Protocol, ProgressComesBackAsItWasSent) {
    const auto got = reply_from_line(to_line(WorkerReply(Progress{Stage::count, 5, 16})));
    ASSERT_TRUE(got.has_value());
    const auto& progress = std::get<Progress>(*got);
    EXPECT_EQ(progress.stage, Stage::count);
    EXPECT_EQ(progress.done, 5u);
    EXPECT_EQ(progress.total, 16u);
}

TEST(Protocol, OnlyAnotherMachineReportsHowAHelperProcessEnded) {
    for (const Error& sent : {Error{.code = ErrorCode::worker_died, .arguments = {"signal 6 (Aborted)", ""}},
                              Error{.code = ErrorCode::worker_not_started, .arguments = {"x", "y"}},
                              Error{.code = ErrorCode::worker_answer_wrong, .arguments = {"none"}}}) {
        const std::string line = to_line(WorkerReply(sent));
        EXPECT_FALSE(reply_from_line(line).has_value());
        const auto far = far_reply_from_line(line);
        ASSERT_TRUE(far.has_value());
        EXPECT_EQ(std::get<Error>(*far).code, sent.code);
    }
    for (const Error& never : {Error{.code = ErrorCode::cancelled}, Error{.code = ErrorCode::worker_died}}) {
        EXPECT_FALSE(far_reply_from_line(to_line(WorkerReply(never))).has_value());
    }
}

TEST(Protocol, AnErrorComesBackAsItWasSent) {
    const Error sent{.code = ErrorCode::driver_build_failed,
                     .arguments = {"pocl"},
                     .place = {"a.cl", 3, 9},
                     .detail = "two\nlines"};
    const auto got = reply_from_line(to_line(WorkerReply(sent)));
    ASSERT_TRUE(got.has_value());
    const auto& error = std::get<Error>(*got);
    EXPECT_EQ(error.code, sent.code);
    EXPECT_EQ(error.arguments, sent.arguments);
    EXPECT_EQ(error.place, sent.place);
    EXPECT_EQ(error.detail, sent.detail);
}

TEST(Protocol, DevicesComeBackAsTheyWereSent) {
    const DeviceInfo sent{
        .name = "cpu", .platform = "p", .is_cpu = true, .compute_units = 2, .largest_group = 4096};
    const Protection protection{.landlock_abi = 3, .system_calls = true};
    const auto got = reply_from_line(to_line(WorkerReply(DeviceList{{sent}, protection})));
    ASSERT_TRUE(got.has_value());
    const auto& devices = std::get<DeviceList>(*got).devices;
    ASSERT_EQ(devices.size(), 1u);
    EXPECT_EQ(devices[0].name, "cpu");
    EXPECT_TRUE(devices[0].is_cpu);
    EXPECT_EQ(devices[0].compute_units, 2u);
    EXPECT_EQ(devices[0].largest_group, 4096u);
    EXPECT_EQ(std::get<DeviceList>(*got).protection, protection);
}

TEST(Protocol, WhatIsNotSaidSoIsNoReply) {
    for (const char* line : {"",
                             "warning: something",
                             "{}",
                             "[]",
                             "3",
                             "{\"error\": {\"code\": \"no such\"}}",
                             "{\"progress\": {\"stage\": \"count\"}}",
                             "{\"recorded\": [4]}",
                             "{\"recorded\": -1}",
                             "{\"recorded\": 1.5}",
                             "{\"captured\": 4}",
                             "{\"captured\": {\"bytes\": 4}}",
                             "{\"captured\": {\"bytes\": 4, \"part_ends\": [[-1]]}}",
                             "{\"captured\": {\"bytes\": -4, \"part_ends\": []}}",
                             "{\"part\": [0, 0, 1, 5, 0, false]}",
                             "{\"part\": [0, 0, 1, 5, 0, 2, 3]}",
                             "{\"plain_begins\": [0]}",
                             "{\"plain_begins\": [0, 1e300]}",
                             "{\"plain_ran\": [0, {}]}",
                             "{\"devices\": {}}"}) {
        EXPECT_FALSE(reply_from_line(line).has_value()) << line;
        EXPECT_FALSE(request_from_line(line).has_value()) << line;
    }
}

TEST(Protocol, ARecordingComesBackAsItWasSent) {
    const LivePart sent{
        .launch = 1, .groups = {4, 9}, .events = 50, .values = 60, .has_values = true, .head_bytes = 70};
    const auto part = std::get<LivePart>(reply_from_line(to_line(WorkerReply(sent))).value());
    EXPECT_EQ(part.launch, 1U);
    EXPECT_EQ(part.groups, sent.groups);
    EXPECT_EQ(part.events, 50U);
    EXPECT_EQ(part.values, 60U);
    EXPECT_TRUE(part.has_values);
    EXPECT_EQ(part.head_bytes, 70U);
    const Captured head{800, {{}, {4, ~std::uint64_t{0}}}};
    const auto captured = std::get<Captured>(reply_from_line(to_line(WorkerReply(head))).value());
    EXPECT_EQ(captured.bytes, 800U);
    EXPECT_EQ(captured.part_ends, head.part_ends);
    EXPECT_EQ(std::get<Recorded>(reply_from_line(to_line(WorkerReply(Recorded{90}))).value()).bytes, 90U);
}

TEST(Protocol, WhatPlainKernelsDoComesBackAsItWasSent) {
    const auto begins = reply_from_line(to_line(WorkerReply(PlainBegins{3, 10000})));
    ASSERT_TRUE(begins.has_value());
    EXPECT_EQ(std::get<PlainBegins>(*begins).launch, 3U);
    EXPECT_EQ(std::get<PlainBegins>(*begins).limit_ms, 10000U);
    PlainRan sent{.launch = 2, .bytes = 9};
    sent.facts.untimed = Untimed::not_asked;
    sent.facts.item_registers = 7;
    const auto ran = reply_from_line(to_line(WorkerReply(sent)));
    ASSERT_TRUE(ran.has_value());
    EXPECT_EQ(std::get<PlainRan>(*ran).launch, 2U);
    EXPECT_EQ(std::get<PlainRan>(*ran).bytes, 9U);
    EXPECT_EQ(std::get<PlainRan>(*ran).facts.untimed, Untimed::not_asked);
    EXPECT_EQ(std::get<PlainRan>(*ran).facts.item_registers, 7U);
}

TEST(Protocol, OfAVeryLongLogTheBeginningIsSent) {
    const Error sent{.code = ErrorCode::no_device, .detail = "first" + std::string(10 << 20, '.')};
    const std::string line = to_line(WorkerReply(sent));
    EXPECT_LT(line.size(), std::size_t{1} << 20);
    EXPECT_TRUE(std::get<Error>(*reply_from_line(line)).detail.starts_with("first."));
}

TEST(Protocol, ALogThatIsNoUtf8DoesNotBreakTheLine) {
    const Error sent{.code = ErrorCode::no_device, .detail = "caf\xe9"};
    EXPECT_TRUE(reply_from_line(to_line(WorkerReply(sent))).has_value());
}

} // namespace
} // namespace lockstep
