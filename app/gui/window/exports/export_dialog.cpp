#include "app/gui/window/exports/export_dialog.h"

#include "app/gui/theme/language.h"
#include "app/gui/window/exports/command_dialog.h"
#include "app/gui/window/exports/export_form.h"
#include "app/gui/window/exports/export_preview.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace lockstep::gui {

ExportDialog::ExportDialog(std::vector<ExportContent> contents, ExportDesk& kept, const Theme& on_screen,
                           QWidget* parent)
    : QDialog(parent),
      contents_(std::move(contents)),
      what_(contents_.front().make()),
      list_(new QComboBox),
      form_(new ExportForm(kept, on_screen)),
      preview_(new ExportPreview),
      command_(new QPushButton(tr("Command line…"))) {
    setWindowTitle(tr("Export"));
    setAttribute(Qt::WA_DeleteOnClose);
    add_contents();
    auto* sides = new QHBoxLayout;
    sides->setSpacing(24);
    sides->addWidget(form_side());
    sides->addWidget(preview_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addLayout(sides, 1);
    column->addLayout(foot());
    connect(form_, &ExportForm::words_changed, this, &ExportDialog::change_words);
    connect(form_, &ExportForm::changed, this, &ExportDialog::refresh);
    form_->show_for(*what_);
    change_words();
    refresh();
    fit_to_screen();
}

void ExportDialog::add_contents() {
    for (const ExportContent& content : contents_) {
        list_->addItem(content.title);
    }
    list_->setAccessibleName(tr("What"));
    list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list_->setMinimumContentsLength(18);
    connect(list_, &QComboBox::currentIndexChanged, this, &ExportDialog::choose_content);
}

/// Returns the fields in an area that scrolls if the screen is too low.
QWidget* ExportDialog::form_side() {
    auto* inside = new QWidget;
    auto* rows = new QVBoxLayout(inside);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* top = new QFormLayout;
    top->setRowWrapPolicy(QFormLayout::WrapLongRows);
    top->addRow(tr("What"), list_);
    rows->addLayout(top);
    rows->addWidget(form_);
    rows->addStretch(1);
    auto* area = new QScrollArea;
    area->setWidget(inside);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(inside->minimumSizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    return area;
}

QHBoxLayout* ExportDialog::foot() {
    auto* copy = new QPushButton(tr("Copy to clipboard"));
    auto* cancel = new QPushButton(tr("Cancel"));
    auto* save = new QPushButton(tr("Export…"));
    save->setProperty("primary", true);
    save->setDefault(true);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(copy);
    foot->addWidget(command_);
    foot->addStretch(1);
    foot->addWidget(cancel);
    foot->addWidget(save);
    connect(copy, &QPushButton::clicked, this, &ExportDialog::copy_wanted);
    connect(command_, &QPushButton::clicked, this, &ExportDialog::show_command);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &ExportDialog::export_wanted);
    return foot;
}

/// Makes the dialog large enough for its fields, but not larger than the screen.
void ExportDialog::fit_to_screen() {
    constexpr QSize usual{940, 640};
    const QSize most = screen()->availableSize() - QSize(32, 64);
    resize(sizeHint().expandedTo(usual).boundedTo(most));
}

void ExportDialog::choose_content(int index) {
    what_ = contents_[static_cast<std::size_t>(index)].make();
    form_->show_for(*what_);
    change_words();
    emit parts_missing();
    refresh();
}

void ExportDialog::change_words() {
    const ExportChoice chosen = choice();
    const OtherWords words(chosen.language, chosen.vocabulary);
    what_->change_words();
}

ExportChoice ExportDialog::choice() const {
    return form_->choice(*what_);
}

bool ExportDialog::has_data() const {
    return form_->has_data();
}

MissingParts ExportDialog::missing() const {
    const ExportChoice chosen = choice();
    const OtherWords words(chosen.language, chosen.vocabulary);
    return what_->missing();
}

void ExportDialog::refresh() {
    const ExportChoice chosen = choice();
    command_->setEnabled(!what_->command(chosen).isEmpty());
    command_->setToolTip(command_->isEnabled() ? QString()
                                               : tr("No single command reproduces everything shown here"));
    preview_->show_soon(what_, chosen);
}

void ExportDialog::show_command() {
    (new CommandDialog(what_->command(choice()), this))->open();
}

} // namespace lockstep::gui
