#include "core/trace/trace_builder.h"

#include "tests/support/random_trace.h"
#include "tests/support/recordings.h"
#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

Capture capture_of(Trace& trace) {
    Capture capture;
    capture.objects = trace.objects;
    capture.offsets = std::move(trace.offsets);
    capture.events = std::move(trace.events);
    capture.value_offsets = std::move(trace.value_offsets);
    capture.values = std::move(trace.values);
    static_cast<LaunchFacts&>(capture) = static_cast<const LaunchFacts&>(trace);
    return capture;
}

TEST(TraceBuilder, MakesATraceOfACapture) {
    Recording recording = test::full_recording();
    Recording expected = test::full_recording();
    Trace& trace = recording.launches[0];
    Capture capture = capture_of(trace);
    const auto built = build_trace(trace.program, trace.range, std::move(capture));
    ASSERT_TRUE(built.ok());
    EXPECT_EQ(test::difference(*built, expected.launches[0]), "");
}

TEST(TraceBuilder, NamesTheWorkItemAndEventThatMakeNoSense) {
    Trace trace = test::trace_of("group 2\n site A barrier 1\n kernel { A A }\n log\n A A\n A A");
    trace.events[3] = make_event(Site(7), 0);
    const auto built = build_trace(trace.program, trace.range, capture_of(trace));
    ASSERT_FALSE(built.ok());
    EXPECT_EQ(built.error().code, ErrorCode::trace_mismatch);
    EXPECT_EQ(built.error().arguments, (std::vector<std::string>{"1", "1"}));
    EXPECT_EQ(built.error().detail, "events");
}

} // namespace
} // namespace lockstep
