#include "app/gui/window/dialogs/files_question.h"

#include "app/gui/theme/message_box.h"
#include "app/words/visible_text.h"

#include <QPushButton>
#include <QStringList>
#include <algorithm>

namespace lockstep::gui {
namespace {

/// Maximum number of listed files, so that the dialog fits on a small screen.
constexpr qsizetype most_named = 12;

QStringList files_of(const Error& outside) {
    return QString::fromStdString(outside.detail).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QString list_of(const QStringList& files) {
    QString list;
    for (const QString& file : files.first(std::min(files.size(), most_named))) {
        list += QStringLiteral("\n    ") + QString::fromStdString(visible_line(file.toStdString()));
    }
    return files.size() > most_named ? list + QStringLiteral("\n    …") : list;
}

} // namespace

void FilesQuestion::forget() {
    kernel_.allowed.clear();
    kernel_.refused.clear();
    if (box_ != nullptr) {
        box_->disconnect(this);
        box_->close();
        box_.clear();
    }
}

void FilesQuestion::ask(QWidget* window, const QString& name, const Error& outside) {
    if (outside.detail == kernel_.refused) {
        emit refused(outside);
        return;
    }
    if (box_ != nullptr && outside.detail == asked_) {
        return; // the source was parsed again while the question is already open
    }
    if (box_ != nullptr) {
        box_->disconnect(this);
        box_->close();
    }
    asked_ = outside.detail;
    box_ = new PlainMessageBox(QMessageBox::Question, tr("Files outside the folder"),
                               tr("%1 refers to files outside its folder:").arg(name) +
                                   list_of(files_of(outside)),
                               QMessageBox::Cancel, window);
    box_->setAttribute(Qt::WA_DeleteOnClose);
    box_->setInformativeText(tr(
        "Lockstep reads these files only with your permission. The recording then contains their contents."));
    const QPushButton* const yes = box_->addButton(tr("Read these files"), QMessageBox::AcceptRole);
    box_->setDefaultButton(QMessageBox::Cancel);
    connect(box_, &QDialog::finished, this,
            [this, box = box_.data(), yes, outside] { answer(outside, box->clickedButton() == yes); });
    box_->open();
}

void FilesQuestion::answer(const Error& outside, bool is_yes) {
    box_.clear();
    if (!is_yes) {
        kernel_.refused = outside.detail;
        emit refused(outside);
        return;
    }
    for (const QString& file : files_of(outside)) {
        kernel_.allowed.push_back(file.toStdString());
    }
    emit agreed();
}

} // namespace lockstep::gui
