// Tests the dialog in which ssh asks its questions.
#include "app/gui/window/devices/ask_pass.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QTimer>
#include <functional>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Asks a question, and calls `answer` with the dialog. Returns the exit code and what was printed.
std::pair<int, std::string> asked(const char* question, const std::function<void(QDialog&)>& answer) {
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        if (auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            timer.stop();
            answer(*dialog);
        }
    });
    timer.start(10);
    testing::internal::CaptureStdout();
    const int code = ask_for_ssh(question);
    return {code, testing::internal::GetCapturedStdout()};
}

constexpr const char* host_question = "The authenticity of host 'gpu' can't be established.\n"
                                      "Are you sure you want to continue connecting (yes/no/[fingerprint])? ";

TEST(AskPass, prints_a_passphrase_and_hides_it) {
    bool is_hidden = false;
    const auto answer = asked("Enter passphrase for key '/home/me/.ssh/id': ", [&](QDialog& dialog) {
        auto& box = dynamic_cast<QInputDialog&>(dialog);
        is_hidden = box.textEchoMode() == QLineEdit::Password;
        box.setTextValue(QStringLiteral("hidden words"));
        box.accept();
    });
    EXPECT_EQ(answer, std::pair(0, std::string("hidden words\n")));
    EXPECT_TRUE(is_hidden);
}

TEST(AskPass, prints_nothing_if_it_is_cancelled) {
    EXPECT_EQ(asked("Password: ", [](QDialog& dialog) { dialog.reject(); }), std::pair(1, std::string()));
}

TEST(AskPass, asks_about_a_host_key_with_yes_and_no) {
    const auto press = [](QMessageBox::StandardButton which) {
        return [which](QDialog& dialog) { dynamic_cast<QMessageBox&>(dialog).button(which)->click(); };
    };
    EXPECT_EQ(asked(host_question, press(QMessageBox::Yes)), std::pair(0, std::string("yes\n")));
    EXPECT_EQ(asked(host_question, press(QMessageBox::No)), std::pair(0, std::string("no\n")));
}

TEST(AskPass, is_this_program_unless_the_user_has_chosen_another_one) {
    EXPECT_FALSE(is_question_of_ssh(2));
    qputenv("SSH_ASKPASS", "/usr/bin/other");
    let_ssh_ask();
    EXPECT_EQ(qgetenv("SSH_ASKPASS"), "/usr/bin/other");
    EXPECT_FALSE(is_question_of_ssh(2));
    qunsetenv("SSH_ASKPASS");
    let_ssh_ask();
    EXPECT_TRUE(qgetenv("SSH_ASKPASS").endsWith("gui_test"));
    EXPECT_EQ(qgetenv("SSH_ASKPASS_REQUIRE"), "force");
    EXPECT_TRUE(is_question_of_ssh(2));
    EXPECT_FALSE(is_question_of_ssh(1));
    for (const char* const name : {"SSH_ASKPASS", "SSH_ASKPASS_REQUIRE", "LOCKSTEP_ASKS_FOR_SSH"}) {
        qunsetenv(name);
    }
}

} // namespace
} // namespace lockstep::gui
