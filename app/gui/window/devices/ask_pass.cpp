#include "app/gui/window/devices/ask_pass.h"

#include "app/gui/theme/message_box.h"
#include "app/gui/theme/plain_texts.h"
#include "app/words/visible_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QInputDialog>
#include <cstdio>

namespace lockstep::gui {
namespace {

/// Marks the processes that ssh starts. ssh passes its environment on to them.
constexpr const char* question_mark = "LOCKSTEP_ASKS_FOR_SSH";
constexpr qsizetype most_question = 4000;

struct AskWords {
    Q_DECLARE_TR_FUNCTIONS(AskWords)
};

bool is_about_yes(const QString& question) {
    return question.contains(QStringLiteral("(yes/no"));
}

int print_answer(const QString& answer) {
    return std::puts(answer.toUtf8().constData()) < 0 ? 1 : 0;
}

} // namespace

void let_ssh_ask() {
    if (qEnvironmentVariableIsEmpty("SSH_ASKPASS")) {
        qputenv("SSH_ASKPASS", QFileInfo(QStringLiteral("/proc/self/exe")).symLinkTarget().toLocal8Bit());
        qputenv(question_mark, "1");
    }
    qputenv("SSH_ASKPASS_REQUIRE", "force");
}

bool is_question_of_ssh(int argument_count) {
    constexpr int with_question = 2;
    return argument_count == with_question && !qEnvironmentVariableIsEmpty(question_mark);
}

int ask_for_ssh(const char* question) {
    // The question contains names that the other machine has chosen.
    PlainTexts::install();
    const QString text = QString::fromStdString(visible_text(question)).left(most_question);
    const bool is_confirmation = qgetenv("SSH_ASKPASS_PROMPT") == "confirm";
    if (is_about_yes(text) || is_confirmation) {
        PlainMessageBox box(QMessageBox::Question, AskWords::tr("Question from ssh"), text,
                            QMessageBox::Yes | QMessageBox::No);
        box.setDefaultButton(QMessageBox::No);
        const bool is_yes = box.exec() == QMessageBox::Yes;
        return is_confirmation ? (is_yes ? 0 : 1)
                               : print_answer(is_yes ? QStringLiteral("yes") : QStringLiteral("no"));
    }
    QInputDialog box;
    box.setWindowTitle(AskWords::tr("Question from ssh"));
    box.setLabelText(text);
    box.setTextEchoMode(QLineEdit::Password);
    return box.exec() == QDialog::Accepted ? print_answer(box.textValue()) : 1;
}

} // namespace lockstep::gui
