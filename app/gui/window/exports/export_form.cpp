#include "app/gui/window/exports/export_form.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/language.h"
#include "app/gui/window/exports/export_size.h"
#include "app/gui/window/exports/export_steps.h"
#include "app/gui/window/exports/segments.h"
#include "app/words/language/vocabulary.h"
#include "app/words/visible_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace lockstep::gui {
namespace {

constexpr int longest_text = 1000;

/// Makes a typed text safe, as the commands do with their arguments.
QString clean(const QString& typed) {
    return QString::fromStdString(visible_line(typed.toStdString()));
}

} // namespace

ExportForm::ExportForm(ExportDesk& kept, const Theme& on_screen, FormatCheck check, QWidget* parent)
    : QWidget(parent),
      kept_(kept),
      on_screen_(on_screen),
      check_(std::move(check)),
      rows_(new QFormLayout(this)),
      formats_(new Segments),
      why_not_(new QLabel) {
    rows_->setContentsMargins(0, 0, 8, 0);
    rows_->setVerticalSpacing(10);
    constexpr double large = 1.5; // text size from which names and fields do not fit beside each other
    rows_->setRowWrapPolicy(text_scale() < large ? QFormLayout::WrapLongRows : QFormLayout::WrapAllRows);
    rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    add_formats();
    steps_ = new ExportSteps(kept, *rows_, this);
    size_ = new ExportSize(kept, *rows_, this);
    connect(steps_, &ExportSteps::changed, this, &ExportForm::changed);
    connect(size_, &ExportSize::changed, this, &ExportForm::changed);
    add_theme();
    add_words();
    add_texts();
    add_checks();
    add_note();
}

void ExportForm::add_row(const QString& label, QWidget* field, bool ExportFields::*applies) {
    label.isEmpty() ? rows_->addRow(field) : rows_->addRow(label, field);
    fields_.emplace_back(field, applies);
}

void ExportForm::add_formats() {
    why_not_->setWordWrap(true);
    why_not_->setProperty("quiet", true);
    rows_->addRow(tr("Format"), formats_);
    rows_->addRow(why_not_);
    connect(formats_, &Segments::changed, this, [this](int id) {
        format() = QString::fromLatin1(export_kinds()[static_cast<std::size_t>(id)].name);
        show_fields();
        emit changed();
    });
}

void ExportForm::add_theme() {
    auto* themes = new QComboBox;
    for (const QString& title : {tr("As on screen"), tr("Light"), tr("Dark"), tr("High contrast")}) {
        themes->addItem(title);
    }
    themes->setCurrentIndex(kept_.theme);
    add_row(tr("Colours"), themes, &ExportFields::theme);
    connect(themes, &QComboBox::currentIndexChanged, this, [this](int theme) {
        kept_.theme = theme;
        emit changed();
    });
}

void ExportForm::add_words() {
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
        add_row(label, box, &ExportFields::words);
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
    column->addWidget(check, 0, Qt::AlignLeft);
    column->addWidget(edit);
    add_row({}, row, &ExportFields::texts);
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

void ExportForm::add_check(const QString& text, bool ExportDesk::*member, bool ExportFields::*applies) {
    auto* box = new QCheckBox(text);
    box->setChecked(kept_.*member);
    add_row({}, box, applies);
    connect(box, &QCheckBox::toggled, this, [this, member](bool is_on) {
        kept_.*member = is_on;
        show_fields();
        emit changed();
    });
}

void ExportForm::add_checks() {
    add_check(tr("Describe each step below the picture"), &ExportDesk::has_narration, &ExportFields::speed);
    add_check(tr("Legend"), &ExportDesk::has_legend, &ExportFields::frame);
    add_check(tr("Error bars"), &ExportDesk::has_error_bars, &ExportFields::error_bars);
    add_check(tr("Transparent background"), &ExportDesk::is_clear, &ExportFields::ground);
    add_check(tr("Device and parameters below"), &ExportDesk::has_footer, &ExportFields::frame);
    add_check(tr("Also save the data as CSV"), &ExportDesk::has_data, &ExportFields::data);
}

void ExportForm::add_note() {
    auto* note =
        new QLabel(tr("The file also contains the device, the parameters, the seed and the version of "
                      "Lockstep, so that the picture can be made again."));
    note->setWordWrap(true);
    note->setProperty("quiet", true);
    add_row({}, note, &ExportFields::texts);
}

QString& ExportForm::format() const {
    return subject_ == ExportSubject::run                                         ? kept_.run_format
           : subject_ == ExportSubject::paper || subject_ == ExportSubject::table ? kept_.paper_format
                                                                                  : kept_.format;
}

const ExportKind& ExportForm::kind() const {
    return *export_kind_named(format());
}

void ExportForm::show_formats(ExportSubject subject) {
    subject_ = subject;
    std::vector<Segment> segments;
    QStringList reasons;
    bool is_known = false;
    for (const ExportKind* each : kinds_for(subject)) {
        const QString why_not = check_(*each);
        segments.push_back(
            {static_cast<int>(each - export_kinds().data()), export_kind_title(*each), why_not});
        is_known = is_known || (why_not.isEmpty() && format() == QLatin1String(each->name));
        if (!why_not.isEmpty()) {
            reasons << why_not;
        }
    }
    if (!is_known) {
        format() = QString::fromLatin1(kinds_for(subject).front()->name);
    }
    formats_->set(segments);
    formats_->choose(static_cast<int>(&kind() - export_kinds().data()));
    why_not_->setText(reasons.join(QLatin1Char('\n')));
    rows_->setRowVisible(why_not_, !reasons.isEmpty());
}

void ExportForm::show_fields() {
    const ExportFields fields = fields_of(kind(), subject_);
    size_->show_fields(fields.frame, kind().has_pixels);
    steps_->show_for(kind(), fields, step_count_);
    for (const auto& [field, applies] : fields_) {
        rows_->setRowVisible(field, fields.*applies);
    }
    if (fields.speed && kept_.has_narration) { // which replaces the caption
        rows_->setRowVisible(caption_->parentWidget(), false);
    }
}

void ExportForm::show_for(const Exported& what) {
    step_count_ = what.step_count();
    show_formats(what.subject());
    show_fields();
    propose_texts(what);
    size_->show_for(what.size());
}

void ExportForm::propose_texts(const Exported& what) {
    const QString described = what.title() + QLatin1Char('\n') + what.narration();
    if (kept_.described != described) {
        kept_.described = described;
        kept_.title = what.proposed_title();
        kept_.caption = what.narration();
    }
    const QSignalBlocker quiet_title(title_);
    const QSignalBlocker quiet_caption(caption_);
    title_->setText(kept_.title);
    caption_->setText(kept_.caption);
    caption_->setCursorPosition(0);
}

Theme ExportForm::theme() const {
    const std::array names{on_screen_.name(), ThemeName::light, ThemeName::dark, ThemeName::contrast};
    return Theme(names[static_cast<std::size_t>(std::clamp(kept_.theme, 0, 3))]);
}

bool ExportForm::has_data() const {
    return kept_.has_data && fields_of(kind(), subject_).data;
}

ExportChoice ExportForm::choice(const Exported& what) const {
    const ExportFields fields = fields_of(kind(), subject_);
    ExportChoice chosen{.format = format(),
                        .theme = theme(),
                        .scale = size_->scale(),
                        .ground = kept_.is_clear && fields.ground ? Ground::none : Ground::panel,
                        .has_footer = kept_.has_footer && fields.frame,
                        .made_for = size_->made_for().made_for,
                        .language = kept_.language,
                        .vocabulary = kept_.vocabulary,
                        .steps = steps_->chosen(),
                        .has_narration = kept_.has_narration && fields.speed};
    if (fields.frame) {
        const OtherWords words(chosen.language, chosen.vocabulary);
        chosen.frame = {.size = size_->size(),
                        .text_points = size_->text_points(),
                        .footer = chosen.has_footer ? footer_of(what.made()) : QString(),
                        .has_legend = kept_.has_legend,
                        .has_error_bars = kept_.has_error_bars || !fields.error_bars};
    }
    if (fields.texts) {
        chosen.frame.title = kept_.has_title ? clean(kept_.title) : QString();
        chosen.frame.caption = kept_.has_caption && !chosen.has_narration ? clean(kept_.caption) : QString();
    }
    return chosen;
}

} // namespace lockstep::gui
