#include "app/gui/panels/findings/checks_list.h"

#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <functional>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Returns the list of checks for a run with this change.
QString lines_of(const std::function<void(Recording&)>& change) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 64, 4);
    change(recording);
    const auto session = analyse(std::make_shared<const Recording>(std::move(recording)), {}).value();
    ChecksList list;
    list.show_checks(*session, Theme());
    return list.texts().join(QLatin1Char('\n'));
}

TEST(ChecksList, names_the_files_whose_contents_the_recording_holds) {
    EXPECT_FALSE(lines_of([](Recording&) {}).contains("contains these files"));
    const QString lines = lines_of([](Recording& recording) {
        recording.held_files = {"/home/me/k.cl", "/home/me/\x1b[2J.bin"};
    });
    EXPECT_TRUE(lines.contains("This recording contains these files:\n    /home/me/k.cl\n"))
        << lines.toStdString();
    EXPECT_FALSE(lines.contains(QChar(0x1b)));
}

TEST(ChecksList, names_some_of_very_many_files_and_counts_the_others) {
    const QString lines =
        lines_of([](Recording& recording) { recording.held_files.assign(100000, "/home/me/k.cl"); });
    EXPECT_EQ(lines.count("/home/me/k.cl"), 24);
    EXPECT_TRUE(lines.contains("99")) << lines.toStdString();
}

TEST(ChecksList, says_which_limit_ended_a_plain_kernel_and_what_raises_it) {
    const auto says = [](PlainBound bound, const char* words) {
        return lines_of([bound](Recording& recording) {
                   recording.plain_stop = PlainStop{0, Untimed::out_of_time, "50", bound};
               })
            .contains(QLatin1String(words));
    };
    EXPECT_TRUE(says(PlainBound::plain_limit, "use --plain-limit"));
    EXPECT_TRUE(says(PlainBound::time_limit, "use --time-limit"));
    EXPECT_TRUE(says(PlainBound::build_time, "use --build-time"));
    EXPECT_TRUE(says(PlainBound::build_memory, "use --build-memory"));
}

} // namespace
} // namespace lockstep::gui
