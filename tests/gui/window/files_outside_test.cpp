// Tests a launch that names files outside its folder: they are read only after the user agrees.
#include "app/gui/window/dialogs/files_question.h"
#include "tests/gui/window/own_kernel.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QSignalSpy>

namespace lockstep::gui {
namespace {

class FilesOutside : public WindowOfOwnKernel {
protected:
    FilesOutside() {
        const auto outside = [this](const RunSpec& run, const ProgressSink&) -> Result<LaunchForm> {
            return run.readable.empty() ? Result<LaunchForm>(names("/home/me/notes.txt\n/home/me/include\n"))
                                        : described(run);
        };
        workspace_->set_describer(outside);
    }
    static Error names(const std::string& files) {
        return {.code = ErrorCode::files_outside, .arguments = {"/here"}, .detail = files};
    }
    Result<Recording> recorded(const RunSpec& run) override {
        return run.readable.empty() ? Result<Recording>(names("/home/me/notes.txt\n"))
                                    : WindowOfOwnKernel::recorded(run);
    }
    QMessageBox* question() {
        window_->open_file(folder_.filePath(QStringLiteral("k.cl")));
        return opened();
    }
    QMessageBox* opened() {
        const auto box = [this] { return window_->findChild<QMessageBox*>(); };
        return QTest::qWaitFor([&box] { return box() != nullptr; }, 5000) ? box() : nullptr;
    }
    static void press(QMessageBox& box, const char* name) {
        for (QAbstractButton* button : box.buttons()) {
            if (button->text().remove(QLatin1Char('&')) == QLatin1String(name)) {
                button->click();
            }
        }
    }
};

TEST_F(FilesOutside, are_named_and_read_when_somebody_agrees) {
    QMessageBox* const box = question();
    ASSERT_NE(box, nullptr);
    EXPECT_TRUE(box->text().contains(QStringLiteral("k.cl"))) << box->text().toStdString();
    EXPECT_TRUE(box->text().contains(QStringLiteral("/home/me/notes.txt")));
    EXPECT_TRUE(runs_.empty());
    press(*box, "Read these files");
    wait_for_runs(1);
    EXPECT_EQ(runs_[0].readable, (std::vector<std::string>{"/home/me/notes.txt", "/home/me/include"}));
}

TEST_F(FilesOutside, are_left_alone_when_nobody_agrees) {
    QMessageBox* const box = question();
    ASSERT_NE(box, nullptr);
    press(*box, "Cancel");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window_->message().isEmpty(); }, 5000));
    EXPECT_TRUE(runs_.empty());
}

TEST_F(FilesOutside, that_were_refused_are_asked_about_again_by_a_run) {
    press(*question(), "Cancel");
    ASSERT_TRUE(QTest::qWaitFor([this] { return window_->findChild<QMessageBox*>() == nullptr; }, 5000));
    window_->actions()[Command::run].trigger();
    QMessageBox* const again = opened();
    ASSERT_NE(again, nullptr);
    press(*again, "Read these files");
    wait_for_runs(1);
    EXPECT_EQ(runs_[0].readable, std::vector<std::string>{"/home/me/notes.txt"});
}

/// The user continues typing, so the source is read again while the question about it is open.
TEST_F(FilesOutside, are_asked_about_in_one_question) {
    OwnKernel kernel;
    FilesQuestion question(kernel);
    QWidget window;
    const auto count = [&window] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return window.findChildren<QMessageBox*>().size();
    };
    question.ask(&window, QStringLiteral("k.cl"), names("/a\n"));
    question.ask(&window, QStringLiteral("k.cl"), names("/a\n"));
    EXPECT_EQ(count(), 1);
    question.ask(&window, QStringLiteral("k.cl"), names("/a\n/b\n"));
    ASSERT_EQ(count(), 1);
    EXPECT_TRUE(window.findChild<QMessageBox*>()->text().contains(QStringLiteral("/b")));
    QSignalSpy refused(&question, &FilesQuestion::refused);
    question.forget(); // otherwise the answer would apply to another launch
    EXPECT_EQ(count(), 0);
    EXPECT_EQ(refused.size(), 0);
}

TEST_F(FilesOutside, leave_a_window_that_a_signal_closes_nothing_to_ask) {
    press(*question(), "Read these files");
    wait_for_runs(1);
    edit(QStringLiteral("__kernel void k(__global int* o) { }\n"));
    window_->ask_nothing();
    EXPECT_TRUE(window_->close());
}

} // namespace
} // namespace lockstep::gui
