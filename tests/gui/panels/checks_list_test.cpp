#include "app/gui/panels/checks_list.h"

#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

QString lines_of(Recording recording) {
    const auto session = analyse(std::make_shared<const Recording>(std::move(recording)), {}).value();
    ChecksList list;
    list.show_checks(*session, Theme());
    return list.texts().join(QLatin1Char('\n'));
}

TEST(ChecksList, names_the_files_whose_contents_the_recording_holds) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 64, 4);
    EXPECT_FALSE(lines_of(recording).contains("holds the contents"));
    recording.held_files = {"/home/me/k.cl", "/home/me/\x1b[2J.bin"};
    const QString lines = lines_of(recording);
    EXPECT_TRUE(lines.contains("This recording holds the contents of:\n    /home/me/k.cl\n"))
        << lines.toStdString();
    EXPECT_FALSE(lines.contains(QChar(0x1b)));
}

TEST(ChecksList, says_which_limit_ended_a_plain_kernel_and_what_raises_it) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 64, 4);
    const auto says = [&recording](PlainBound bound, const char* words) {
        recording.plain_stop = PlainStop{0, Untimed::out_of_time, "50", bound};
        return lines_of(recording).contains(QLatin1String(words));
    };
    EXPECT_TRUE(says(PlainBound::plain_limit, "use --plain-limit"));
    EXPECT_TRUE(says(PlainBound::time_limit, "use --time-limit"));
    EXPECT_TRUE(says(PlainBound::build_time, "use --build-time"));
    EXPECT_TRUE(says(PlainBound::build_memory, "use --build-memory"));
}

} // namespace
} // namespace lockstep::gui
