#include "app/gui/window/exports/export_form.h"

#include "app/gui/theme/language.h"
#include "app/gui/window/exports/export_size.h"
#include "app/words/language/vocabulary.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace lockstep::gui {
namespace {

constexpr int formats_per_row = 5;
constexpr int longest_text = 1000;

} // namespace

ExportForm::ExportForm(ExportDesk& kept, const Theme& on_screen, QWidget* parent)
    : QWidget(parent),
      kept_(kept),
      on_screen_(on_screen),
      rows_(new QFormLayout(this)),
      format_row_(new QWidget),
      formats_(new QButtonGroup(this)),
      themes_(new QComboBox) {
    rows_->setContentsMargins(0, 0, 8, 0);
    rows_->setVerticalSpacing(10);
    rows_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    add_formats();
    size_ = new ExportSize(kept, *rows_, this);
    of_frame_ = size_->fields();
    connect(size_, &ExportSize::changed, this, &ExportForm::changed);
    add_look();
    add_texts();
    add_checks();
}

void ExportForm::add_formats() {
    auto* grid = new QGridLayout(format_row_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    rows_->addRow(tr("Format"), format_row_);
    connect(formats_, &QButtonGroup::idToggled, this, [this](int id, bool is_chosen) {
        if (is_chosen) {
            const ExportKind& kind = export_kinds()[static_cast<std::size_t>(id)];
            ending() = QString::fromLatin1(kind.ending);
            size_->allow_scale(kind.has_pixels);
            emit changed();
        }
    });
}

void ExportForm::add_look() {
    for (const QString& title : {tr("As on screen"), tr("Light"), tr("Dark"), tr("High contrast")}) {
        themes_->addItem(title);
    }
    themes_->setCurrentIndex(kept_.theme);
    rows_->addRow(tr("Colours"), themes_);
    connect(themes_, &QComboBox::currentIndexChanged, this, [this](int theme) {
        kept_.theme = theme;
        emit changed();
    });
    auto* languages_box = new QComboBox;
    languages_box->addItem(tr("As in the window"), QString());
    for (const QString& code : languages()) {
        languages_box->addItem(language_title(code), code);
    }
    auto* words_box = new QComboBox;
    words_box->addItem(tr("As in the window"), QString());
    const std::array titles{tr("OpenCL"), tr("CUDA"), tr("GLSL and WebGPU"), tr("AMD")};
    static_assert(titles.size() == vocabulary_names.size());
    for (std::size_t i = 0; i < titles.size(); ++i) {
        words_box->addItem(titles[i], QString::fromStdString(std::string(vocabulary_names[i])));
    }
    for (const auto& [label, box, member] : {std::tuple(tr("Language"), languages_box, &ExportDesk::language),
                                             {tr("Words"), words_box, &ExportDesk::vocabulary}}) {
        box->setCurrentIndex(std::max(0, box->findData(kept_.*member)));
        rows_->addRow(label, box);
        connect(box, &QComboBox::currentIndexChanged, this, [this, box = box, member = member] {
            kept_.*member = box->currentData().toString();
            emit words_changed();
            emit changed();
        });
    }
}

QLineEdit* ExportForm::add_text(const QString& label, bool ExportDesk::*is_on, QString ExportDesk::*text) {
    auto* row = new QWidget;
    auto* check = new QCheckBox(label);
    auto* edit = new QLineEdit;
    edit->setAccessibleName(label);
    edit->setMaxLength(longest_text);
    edit->setEnabled(kept_.*is_on);
    check->setChecked(kept_.*is_on);
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(check);
    column->addWidget(edit);
    rows_->addRow(row);
    of_frame_.push_back(row);
    connect(check, &QCheckBox::toggled, this, [this, edit, is_on](bool is_checked) {
        kept_.*is_on = is_checked;
        edit->setEnabled(is_checked);
        emit changed();
    });
    connect(edit, &QLineEdit::textChanged, this, [this, text](const QString& typed) {
        kept_.*text = typed;
        emit changed();
    });
    return edit;
}

void ExportForm::add_texts() {
    title_ = add_text(tr("Title"), &ExportDesk::has_title, &ExportDesk::title);
    caption_ = add_text(tr("Caption"), &ExportDesk::has_caption, &ExportDesk::caption);
}

QCheckBox* ExportForm::add_check(const QString& text, bool ExportDesk::*member) {
    auto* box = new QCheckBox(text);
    box->setChecked(kept_.*member);
    rows_->addRow(box);
    connect(box, &QCheckBox::toggled, this, [this, member](bool is_on) {
        kept_.*member = is_on;
        emit changed();
    });
    return box;
}

void ExportForm::add_checks() {
    of_frame_.push_back(add_check(tr("Legend"), &ExportDesk::has_legend));
    error_bars_ = add_check(tr("Error bars"), &ExportDesk::has_error_bars);
    of_frame_.push_back(add_check(tr("Transparent background"), &ExportDesk::is_clear));
    of_frame_.push_back(add_check(tr("Device and parameters below"), &ExportDesk::has_footer));
    data_ = add_check(tr("Data as CSV beside it"), &ExportDesk::has_data);
    auto* note =
        new QLabel(tr("The file also contains the device, the parameters, the seed and the version of "
                      "Lockstep, so that the picture can be made again."));
    note->setWordWrap(true);
    note->setProperty("quiet", true);
    rows_->addRow(note);
}

QString& ExportForm::ending() const {
    return is_paper_ ? kept_.paper_ending : kept_.ending;
}

void ExportForm::show_row(QWidget* field, bool is_shown) {
    rows_->setRowVisible(field, is_shown);
}

void ExportForm::show_formats(ExportSubject subject) {
    const QSignalBlocker quiet(formats_);
    for (QAbstractButton* button : formats_->buttons()) {
        formats_->removeButton(button);
        delete button;
    }
    const std::vector<const ExportKind*> kinds = kinds_for(subject);
    const bool is_known = std::ranges::any_of(
        kinds, [this](const ExportKind* kind) { return ending() == QLatin1String(kind->ending); });
    if (!is_known) {
        ending() = QString::fromLatin1(kinds.front()->ending);
    }
    auto* grid = static_cast<QGridLayout*>(format_row_->layout());
    for (int i = 0; i < static_cast<int>(kinds.size()); ++i) {
        const ExportKind& kind = *kinds[static_cast<std::size_t>(i)];
        auto* button = new QToolButton;
        button->setText(QString::fromLatin1(kind.title));
        button->setCheckable(true);
        button->setProperty("segment", true);
        button->setProperty("last",
                            i + 1 == static_cast<int>(kinds.size()) || (i + 1) % formats_per_row == 0);
        formats_->addButton(button, static_cast<int>(&kind - export_kinds().data()));
        button->setChecked(ending() == QLatin1String(kind.ending));
        grid->addWidget(button, i / formats_per_row, i % formats_per_row);
    }
    grid->setColumnStretch(formats_per_row, 1);
    size_->allow_scale(export_kind_named(ending())->has_pixels);
}

void ExportForm::show_for(const Exported& what) {
    is_paper_ = what.size().isEmpty();
    show_formats(what.subject());
    for (QWidget* field : of_frame_) {
        show_row(field, !is_paper_);
    }
    show_row(error_bars_, what.subject() == ExportSubject::chart);
    show_row(data_, what.subject() == ExportSubject::chart || what.subject() == ExportSubject::table);
    const QString described = what.title() + QLatin1Char('\n') + what.narration();
    if (kept_.described != described) {
        kept_.described = described;
        kept_.title = what.title();
        kept_.caption = what.narration();
    }
    const QSignalBlocker quiet_title(title_);
    const QSignalBlocker quiet_caption(caption_);
    title_->setText(kept_.title);
    caption_->setText(kept_.caption);
    caption_->setCursorPosition(0);
    size_->show_for(what.size());
}

Theme ExportForm::theme() const {
    const std::array names{on_screen_.name(), ThemeName::light, ThemeName::dark, ThemeName::contrast};
    return Theme(names[static_cast<std::size_t>(std::clamp(kept_.theme, 0, 3))]);
}

bool ExportForm::has_data() const {
    return kept_.has_data;
}

ExportChoice ExportForm::choice(const Exported& what) const {
    const MadeForRow& row = size_->made_for();
    ExportChoice chosen{.ending = ending(),
                        .theme = theme(),
                        .scale = kept_.scale,
                        .ground = kept_.is_clear && !is_paper_ ? Ground::none : Ground::panel,
                        .has_footer = kept_.has_footer && !is_paper_,
                        .made_for = row.made_for,
                        .language = kept_.language,
                        .vocabulary = kept_.vocabulary};
    if (!is_paper_) {
        chosen.frame = {.size = size_->size(),
                        .text_points = size_->text_points(),
                        .title = kept_.has_title ? kept_.title : QString(),
                        .caption = kept_.has_caption ? kept_.caption : QString(),
                        .footer = chosen.has_footer ? footer_of(what.made()) : QString(),
                        .has_legend = kept_.has_legend,
                        .has_error_bars = kept_.has_error_bars};
    }
    return chosen;
}

} // namespace lockstep::gui
