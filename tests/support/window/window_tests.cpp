#include "tests/support/window/window_tests.h"

#include "app/gui/window/application.h"

#include <QApplication>
#include <QFileDialog>
#include <QString>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

std::atomic<int> unexpected_messages{0};

/// Tells whether Qt's own file dialog, with an empty folder, counts the rows of the folders above it for a screen
/// reader and then finds none (Qt 6.4).
bool is_of_the_file_dialog(const QString& text) {
    return text.startsWith(QLatin1String("QAccessibleTable::child: Invalid index")) &&
           std::ranges::any_of(QApplication::topLevelWidgets(),
                               [](QWidget* widget) { return qobject_cast<QFileDialog*>(widget) != nullptr; });
}

void on_message(QtMsgType type, const QMessageLogContext&, const QString& text) {
    std::fprintf(stderr, "Qt: %s\n", qPrintable(text));
    // Platform messages that concern the machine and not the program.
    const bool of_the_machine = text.contains(QLatin1String("XDG_RUNTIME_DIR")) ||
                                text.contains(QLatin1String("does not support propagateSizeHints")) ||
                                text.contains(QLatin1String("does not support raise()")) ||
                                text.contains(QLatin1String("does not support grabbing the keyboard"));
    if (type != QtDebugMsg && type != QtInfoMsg && !of_the_machine && !is_of_the_file_dialog(text)) {
        ++unexpected_messages;
    }
}

class MessageWatch : public testing::EmptyTestEventListener {
    void OnTestEnd(const testing::TestInfo&) override {
        EXPECT_EQ(unexpected_messages.exchange(0), 0) << "Qt warned: see above";
    }
};

} // namespace

int run_window_tests(int argc, char** argv, const std::function<void()>& prepare) {
    testing::InitGoogleTest(&argc, argv);
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    qInstallMessageHandler(on_message);
    const Application application(argc, argv);
    if (prepare) {
        prepare();
    }
    testing::UnitTest::GetInstance()->listeners().Append(new MessageWatch);
    return RUN_ALL_TESTS();
}

} // namespace lockstep::gui
