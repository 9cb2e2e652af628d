#include "app/gui/window/exports/export_dialog.h"

#include "app/gui/theme/language.h"
#include "app/gui/window/exports/command_dialog.h"
#include "app/gui/window/exports/export_form.h"
#include "app/gui/window/exports/export_preview.h"
#include "app/gui/window/exports/export_progress.h"
#include "app/gui/window/exports/long_export.h"

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
#include <initializer_list>
#include <utility>

namespace lockstep::gui {

ExportDialog::ExportDialog(std::vector<ExportContent> contents, ExportDesk& kept, const Theme& on_screen,
                           QWidget* parent, const FormatCheck& check)
    : QDialog(parent),
      contents_(std::move(contents)),
      what_(contents_.front().make()),
      list_(new QComboBox),
      form_(new ExportForm(kept, on_screen, check)),
      preview_(new ExportPreview),
      command_(new QPushButton(tr("Command line…"))),
      copy_(new QPushButton(tr("Copy to clipboard"))),
      save_(new QPushButton(tr("Export…"))),
      progress_(new ExportProgress),
      writer_(new LongExportWriter(this)) {
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
    column->addWidget(progress_);
    column->addLayout(foot());
    connect(form_, &ExportForm::words_changed, this, &ExportDialog::change_words);
    connect(form_, &ExportForm::changed, this, &ExportDialog::refresh);
    connect(writer_, &LongExportWriter::stepped, progress_, &ExportProgress::show_share);
    connect(writer_, &LongExportWriter::ended, this, &ExportDialog::finish);
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

/// Returns the fields in an area that scrolls if the screen is too low or too narrow.
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
    return area;
}

QHBoxLayout* ExportDialog::foot() {
    auto* cancel = new QPushButton(tr("Cancel"));
    save_->setProperty("primary", true);
    save_->setDefault(true);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(copy_);
    foot->addWidget(command_);
    foot->addStretch(1);
    foot->addWidget(cancel);
    foot->addWidget(save_);
    connect(copy_, &QPushButton::clicked, this, &ExportDialog::copy_wanted);
    connect(command_, &QPushButton::clicked, this, &ExportDialog::show_command);
    connect(cancel, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(save_, &QPushButton::clicked, this, &ExportDialog::export_wanted);
    return foot;
}

/// Makes the dialog large enough for its fields, but not larger than the screen.
void ExportDialog::fit_to_screen() {
    constexpr QSize usual{940, 640};
    const QSize most = screen()->availableSize() - QSize(32, 64);
    constexpr int margins = 56; // of the dialog, and between the form and the preview
    auto* area = findChild<QScrollArea*>();
    const int wanted = area->widget()->sizeHint().width() + area->verticalScrollBar()->sizeHint().width();
    area->setMinimumWidth(std::min(wanted, most.width() - preview_->minimumWidth() - margins));
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
    preview_->stop(); // it draws in another thread, in the words of the window
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
    if (writer_->is_running()) {
        return;
    }
    const ExportChoice chosen = choice();
    copy_->setVisible(what_->subject() != ExportSubject::run);
    command_->setEnabled(!what_->command(chosen).isEmpty());
    command_->setToolTip(command_->isEnabled() ? QString()
                                               : tr("No single command reproduces everything shown here"));
    preview_->show_soon(what_, chosen);
}

void ExportDialog::write_long(const QString& path) {
    preview_->stop();
    show_writing(true);
    writer_->start({what_, choice(), path.toStdString()});
}

void ExportDialog::reject() {
    if (writer_->is_running()) {
        writer_->cancel();
    } else {
        QDialog::reject();
    }
}

void ExportDialog::show_writing(bool is_writing) {
    for (QWidget* each : std::initializer_list<QWidget*>{list_, form_, command_, copy_, save_}) {
        each->setEnabled(!is_writing);
    }
    progress_->setVisible(is_writing);
}

void ExportDialog::finish(const Status& written) {
    show_writing(false);
    if (written) {
        emit this->written(QString::fromStdString(writer_->current().path.string()));
        accept();
        return;
    }
    progress_->show_end(written.error());
    refresh();
}

void ExportDialog::show_command() {
    (new CommandDialog(what_->command(choice()), this))->open();
}

} // namespace lockstep::gui
