#include "app/gui/panels/findings/checks_list.h"

#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/errors/error_words.h"
#include "app/words/numbers.h"
#include "app/words/plain_words.h"
#include "app/words/trace/check_words.h"
#include "app/words/visible_text.h"
#include "core/session/result_differences.h"
#include "core/session/run_figures.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {

/// The mark of a check: no findings, findings, nothing to check, or not checked.
struct CheckMark {
    const char* icon;
    Role role;
};

namespace {

CheckMark mark_of(const Check& check) {
    if (check.findings != 0 || check.state == CheckState::failed) {
        return {"find", Role::error};
    }
    return check.state == CheckState::done            ? CheckMark{"check", Role::ok}
           : check.state == CheckState::nothing_there ? CheckMark{"minus", Role::text2}
                                                      : CheckMark{"info", Role::warn};
}

QString difference_text(const ResultDifference& difference) {
    const auto number = [](const ScalarValue& value) { return QString::fromStdString(scalar_text(value)); };
    return ChecksList::tr(
               "The result of the instrumented kernel differs from that of the original kernel: in launch "
               "%1, %2[%3] is %4 instead of %5. A race or an unspecified execution order can cause this. If "
               "neither is the cause, the counts may not apply to the original kernel.")
        .arg(difference.launch + 1)
        .arg(QString::fromStdString(difference.object))
        .arg(difference.element)
        .arg(number(difference.instrumented), number(difference.plain));
}

QString filled(const char* sentence, const std::vector<std::string>& arguments) {
    const QString translated = QCoreApplication::translate(plain_context, sentence);
    return QString::fromStdString(fill(translated.toStdString(), arguments));
}

QString unexplained_text(const ResultDifference& difference, const std::string& device) {
    return filled(unexplained_sentence(),
                  {device, std::to_string(difference.launch + 1), difference.object,
                   std::to_string(difference.element), scalar_text(difference.plain),
                   scalar_text(difference.instrumented), count_text(difference.count).toStdString()});
}

QString stop_text(const Recording& recording, const PlainStop& stop) {
    return filled(plain_stop_sentence(stop), plain_stop_arguments(stop)) + " " +
           filled(what_stop_leaves(recording, stop), {});
}

/// Lists the files whose contents the recording contains, because everyone who receives it can read them. A
/// recording from someone else may list any number of files.
QString held_files_text(const std::vector<std::string>& files) {
    constexpr std::size_t most_named = 24;
    QString text = ChecksList::tr("This recording contains these files:");
    for (std::size_t i = 0; i < std::min(files.size(), most_named); ++i) {
        text += QStringLiteral("\n    ") + QString::fromStdString(visible_line(files[i]));
    }
    if (files.size() > most_named) {
        text += QStringLiteral("\n    ") +
                ChecksList::tr("and %Ln more file(s)", nullptr, static_cast<int>(files.size() - most_named));
    }
    return text;
}

} // namespace

ChecksList::ChecksList(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(6);
    auto* heading = new QLabel(tr("Checks performed"));
    use_font(*heading, FontRole::body_strong);
    column->addWidget(heading);
    lines_ = new QVBoxLayout;
    lines_->setSpacing(4);
    column->addLayout(lines_);
}

void ChecksList::show_checks(const Session& session, const Theme& theme) {
    while (QLayoutItem* item = lines_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    texts_.clear();
    const auto& unexplained = session.run_figures().unexplained;
    for (const ResultDifference& difference : unexplained) {
        const std::string& device = session.trace(difference.launch).device.name;
        add_line(unexplained_text(difference, device), {"find", Role::error}, TextInk::normal, theme);
    }
    for (const ResultDifference& difference : result_differences(session.recording())) {
        if (std::ranges::find(unexplained, difference) == unexplained.end()) {
            add_line(difference_text(difference), {"find", Role::error}, TextInk::normal, theme);
        }
    }
    if (const auto& stop = session.recording().plain_stop) {
        add_line(stop_text(session.recording(), *stop), {"info", Role::warn}, TextInk::normal, theme);
    }
    for (const Check& check : checks_of_run(session)) {
        add_line(worded(check_sentence(check)), mark_of(check),
                 check.state == CheckState::done || check.state == CheckState::failed ? TextInk::normal
                                                                                      : TextInk::quiet,
                 theme);
    }
    if (const auto& files = session.recording().held_files; !files.empty()) {
        add_line(held_files_text(files), {"info", Role::text2}, TextInk::quiet, theme);
    }
}

void ChecksList::add_line(const QString& text, const CheckMark& look, TextInk ink, const Theme& theme) {
    texts_ << text;
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* mark = new QLabel;
    mark->setPixmap(icon_pixmap(QString::fromLatin1(look.icon), theme, 14, look.role));
    row->addWidget(mark, 0, Qt::AlignTop);
    row->addWidget(wrapped_label(text, ink), 1);
    lines_->addWidget(line);
}

} // namespace lockstep::gui
