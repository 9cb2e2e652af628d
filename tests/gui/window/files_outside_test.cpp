// A launch that names files outside its folder: they are read once somebody agrees.
#include "tests/gui/window/own_kernel.h"

#include <QAbstractButton>
#include <QMessageBox>

namespace lockstep::gui {
namespace {

class FilesOutside : public OwnKernel {
protected:
    FilesOutside() {
        const auto outside = [this](const RunSpec& run, const ProgressSink&) -> Result<LaunchForm> {
            if (run.readable.empty()) {
                return Error{.code = ErrorCode::files_outside,
                             .arguments = {"/here"},
                             .detail = "/home/me/notes.txt\n/home/me/include\n"};
            }
            return described(run);
        };
        workspace_->launches().set_describer(outside);
    }
    QMessageBox* question() {
        window_->open_file(folder_.filePath(QStringLiteral("k.cl")));
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
    press(*box, "Read them");
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

} // namespace
} // namespace lockstep::gui
