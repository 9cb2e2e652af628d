#include "app/gui/window/exports/command_dialog.h"

#include "app/gui/theme/fonts.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace lockstep::gui {

CommandDialog::CommandDialog(const QString& command, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Command line"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* note = new QLabel(tr("This command writes the same file:"));
    auto* text = new QPlainTextEdit(command);
    text->setReadOnly(true);
    text->setAccessibleName(tr("Command line"));
    text->setFont(text_font(FontRole::code));
    auto* copy = new QPushButton(tr("Copy"));
    auto* close = new QPushButton(tr("Close"));
    copy->setProperty("primary", true);
    copy->setDefault(true);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(close);
    foot->addWidget(copy);
    auto* column = new QVBoxLayout(this);
    column->addWidget(note);
    column->addWidget(text, 1);
    column->addLayout(foot);
    constexpr QSize usual{560, 220};
    resize(usual * text_scale());
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this, [this, command] {
        QApplication::clipboard()->setText(command);
        accept();
    });
}

} // namespace lockstep::gui
