#include "app/gui/window/window_picture.h"

#include "tests/gui/run_sessions.h"
#include "tests/gui/window/shown_window.h"

#include <QLabel>
#include <algorithm>

namespace lockstep::gui {
namespace {

bool is_looking(const MainWindow& window) {
    return std::ranges::any_of(window.findChildren<QLabel*>(), [](const QLabel* label) {
        return label->isVisible() && label->text().startsWith(QLatin1String("Looking for"));
    });
}

TEST(WindowPicture, is_ready_when_advice_has_been_found) {
    ShownWindow shown(nullptr);
    shown.show({1366, 768});
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
    recording.what = "mine.sim";
    shown.window->show_session(session_of(std::move(recording)));
    EXPECT_TRUE(is_looking(*shown.window));
    wait_until_ready(*shown.window, shown.workspace);
    EXPECT_FALSE(is_looking(*shown.window));
}

} // namespace
} // namespace lockstep::gui
