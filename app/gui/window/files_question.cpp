#include "app/gui/window/files_question.h"

#include "app/words/visible_text.h"

#include <QMessageBox>
#include <QPushButton>
#include <QStringList>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr qsizetype most_named = 12; ///< lines that fit on a small screen

QString list_of(const QStringList& files) {
    QString list;
    for (const QString& file : files.first(std::min(files.size(), most_named))) {
        list += QStringLiteral("\n    ") + QString::fromStdString(visible_line(file.toStdString()));
    }
    return files.size() > most_named ? list + QStringLiteral("\n    …") : list;
}

} // namespace

void FilesQuestion::forget() {
    allowed_.clear();
    refused_.clear();
}

void FilesQuestion::ask(QWidget* window, const QString& name, const Error& outside) {
    if (outside.detail == refused_) {
        emit refused(outside);
        return;
    }
    const QStringList files =
        QString::fromStdString(outside.detail).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    auto* box = new QMessageBox(QMessageBox::Question, tr("Files outside the folder"),
                                tr("%1 names files outside its folder:").arg(name) + list_of(files),
                                QMessageBox::Cancel, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("Lockstep reads them only if you agree. A recording then holds what is in them."));
    const QPushButton* const yes = box->addButton(tr("Read them"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QDialog::finished, this, [this, box, yes, files, outside] {
        if (box->clickedButton() != yes) {
            refused_ = outside.detail;
            emit refused(outside);
            return;
        }
        for (const QString& file : files) {
            allowed_.push_back(file.toStdString());
        }
        emit agreed();
    });
    box->open();
}

} // namespace lockstep::gui
