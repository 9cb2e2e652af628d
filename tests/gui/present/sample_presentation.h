// A lesson for tests of presentations. Its runs come from a fixture.
#pragma once

#include "app/lessons/lesson_reader.h"
#include "core/recording/run_spec.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>
#include <memory>

namespace lockstep::gui {

inline Result<Recording> fixture_recorder(const RunSpec& /*run*/, const ProgressSink& /*progress*/) {
    return fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
}

inline constexpr const char* sample_presentation = R"(---
id: sample
title: A sample lesson
minutes: 10
goal: See what an audience sees.
---
## The first page
place: reduction/interleaved?size=256#view=stage&step=6
There are {{launches.items}} work-items. They are **fast**.

ask: number How many lanes does a warp have?
- [x] 32 :: A warp has 32 lanes.
- [ ] 16 :: This is half a warp.
- [ ] 64 :: These are two warps.
notes: Say hello.

## The second page
place: reduction/interleaved?size=256#view=banks&step=8
ask: lanes-next warp=0
ask: choice Which one is right?
- [ ] the left one :: It is left.
- [x] the right one :: It is right.
- [ ] none :: One is right.
ask: order Sort the numbers.
- two :: 2
- one :: 1
- three :: 3

## The third page
place: reduction/interleaved?size=256#view=film
The end.
)";

inline std::shared_ptr<const Lesson> sample_lesson_to_present() {
    const LessonReading reading = read_lesson(sample_presentation, "sample.md");
    EXPECT_TRUE(reading.ok());
    return std::make_shared<const Lesson>(reading.lesson);
}

} // namespace lockstep::gui
