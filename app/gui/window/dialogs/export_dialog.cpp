#include "app/gui/window/dialogs/export_dialog.h"

#include "app/gui/theme/quantity_text.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr double pixels_per_mm = 96 / 25.4;
constexpr double least_side = 100; ///< minimum width and height, in pixels
constexpr double most_side = 16384;
constexpr const char* endings[] = {"png", "svg", "pdf"};
constexpr QSize preview_size{460, 360};

} // namespace

ExportDialog::ExportDialog(std::shared_ptr<Exported> what, const Theme& on_screen, QWidget* parent)
    : QDialog(parent),
      what_(std::move(what)),
      on_screen_(on_screen),
      formats_(new QButtonGroup(this)),
      themes_(new QComboBox),
      width_(new QDoubleSpinBox),
      height_(new QDoubleSpinBox),
      units_(new QComboBox),
      scale_(new QSpinBox),
      clear_(new QCheckBox(tr("Transparent background"))),
      preview_(new QLabel),
      facts_(new QLabel),
      command_(new QPushButton(tr("Copy command line"))) {
    setWindowTitle(tr("Export"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* sides = new QHBoxLayout;
    sides->setSpacing(24);
    sides->addWidget(form());
    sides->addWidget(preview_side(), 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addLayout(sides, 1);
    column->addLayout(foot());
    refresh();
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
    connect(command_, &QPushButton::clicked, this, &ExportDialog::command_wanted);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &ExportDialog::export_wanted);
    return foot;
}

QWidget* ExportDialog::form() {
    auto* side = new QWidget;
    auto* rows = new QFormLayout(side);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setVerticalSpacing(12);
    rows->addRow(tr("Content"), new QLabel(what_->title()));
    add_formats(*rows);
    add_themes(*rows);
    if (is_paper()) {
        rows->addRow(tr("Size"), new QLabel(tr("A4 width; a PDF file is split into pages")));
    } else {
        add_size(*rows);
    }
    scale_->setRange(1, 8);
    scale_->setValue(2); // for high-resolution screens and print
    scale_->setSuffix(QStringLiteral("×"));
    scale_->setEnabled(!is_paper()); // disabled for pages laid out for paper, whose default format is PDF
    rows->addRow(tr("Pixels"), scale_);
    if (!is_paper()) {
        rows->addRow(QString(), clear_);
    }
    connect(scale_, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
    connect(clear_, &QCheckBox::toggled, this, &ExportDialog::refresh);
    return side;
}

void ExportDialog::add_themes(QFormLayout& rows) {
    const std::pair<QString, ThemeName> themes[] = {{tr("As on screen"), on_screen_.name()},
                                                    {tr("Light"), ThemeName::light},
                                                    {tr("Dark"), ThemeName::dark},
                                                    {tr("High contrast"), ThemeName::contrast}};
    for (const auto& [title, name] : themes) {
        themes_->addItem(title, static_cast<int>(name));
    }
    themes_->setCurrentIndex(1); // light theme, because paper and slides are white
    rows.addRow(tr("Colours"), themes_);
    connect(themes_, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
}

void ExportDialog::add_formats(QFormLayout& rows) {
    const int first = is_paper() ? 2 : 0; // PDF for pages laid out for paper
    auto* bar = new QHBoxLayout;
    bar->setSpacing(0);
    for (int i = 0; i < static_cast<int>(std::size(endings)); ++i) {
        auto* button = new QToolButton;
        button->setText(QString::fromLatin1(endings[i]).toUpper());
        button->setCheckable(true);
        button->setChecked(i == first);
        button->setProperty("segment", true);
        button->setProperty("last", i + 1 == static_cast<int>(std::size(endings)));
        formats_->addButton(button, i);
        bar->addWidget(button);
    }
    bar->addStretch(1);
    rows.addRow(tr("Format"), bar);
    connect(formats_, &QButtonGroup::idToggled, this, &ExportDialog::show_scale);
}

void ExportDialog::add_size(QFormLayout& rows) {
    units_->addItem(tr("px", "pixels"));
    units_->addItem(tr("mm", "millimetres"));
    width_->setAccessibleName(tr("Width"));
    height_->setAccessibleName(tr("Height"));
    units_->setAccessibleName(tr("Unit of the size"));
    for (QDoubleSpinBox* box : {width_, height_}) {
        box->setDecimals(0);
        box->setRange(least_side, most_side);
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::refresh);
    }
    const QSignalBlocker quiet_width(width_);
    const QSignalBlocker quiet_height(height_);
    width_->setValue(what_->size().width());
    height_->setValue(what_->size().height());
    auto* bar = new QHBoxLayout;
    bar->addWidget(width_);
    bar->addWidget(new QLabel(QStringLiteral("×")));
    bar->addWidget(height_);
    bar->addWidget(units_);
    rows.addRow(tr("Size"), bar);
    connect(units_, &QComboBox::currentIndexChanged, this,
            [this](int unit) { show_unit(static_cast<Unit>(unit)); });
}

QWidget* ExportDialog::preview_side() {
    auto* side = new QWidget;
    auto* heading = new QLabel(tr("Preview"));
    heading->setProperty("heading", true);
    facts_->setProperty("quiet", true);
    facts_->setAlignment(Qt::AlignRight);
    preview_->setMinimumSize(preview_size);
    preview_->setAlignment(Qt::AlignCenter);
    preview_->setProperty("preview", true);
    preview_->setAccessibleName(tr("Preview"));
    auto* head = new QHBoxLayout;
    head->addWidget(heading);
    head->addWidget(facts_, 1);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(head);
    column->addWidget(preview_, 1);
    return side;
}

ExportDialog::Unit ExportDialog::unit() const {
    return static_cast<Unit>(units_->currentIndex());
}

/// Converts the size to the other unit.
void ExportDialog::show_unit(Unit unit) {
    const QSizeF size = pixels();
    shown_unit_ = unit;
    const double factor = unit == Unit::millimetres ? 1 / pixels_per_mm : 1;
    const QSignalBlocker quiet_width(width_);
    const QSignalBlocker quiet_height(height_);
    for (QDoubleSpinBox* box : {width_, height_}) {
        box->setDecimals(unit == Unit::millimetres ? 1 : 0);
        box->setRange(least_side * factor, most_side * factor);
        box->setValue((box == width_ ? size.width() : size.height()) * factor);
    }
    refresh();
}

QSizeF ExportDialog::pixels() const {
    const double factor = shown_unit_ == Unit::millimetres ? pixels_per_mm : 1;
    return {width_->value() * factor, height_->value() * factor};
}

/// Shows the scale only for PNG, because vector formats have no pixels.
void ExportDialog::show_scale() {
    scale_->setEnabled(formats_->checkedId() == 0);
    refresh();
}

ExportChoice ExportDialog::choice() const {
    return {.ending = QString::fromLatin1(endings[formats_->checkedId()]),
            .theme = Theme(static_cast<ThemeName>(themes_->currentData().toInt())),
            .size = is_paper() ? QSizeF() : pixels(),
            .scale = scale_->value(),
            .ground = clear_->isChecked() ? Ground::none : Ground::panel};
}

void ExportDialog::refresh() {
    const ExportChoice chosen = choice();
    command_->setEnabled(!what_->command(chosen).isEmpty());
    command_->setToolTip(command_->isEnabled() ? QString()
                                               : tr("No single command reproduces everything shown here"));
    if (!what_->missing().parts.empty()) {
        preview_->setText(tr("The preview appears when the simulation has finished."));
        facts_->clear();
        return;
    }
    const std::vector<QSizeF> sheets = what_->sheets(chosen);
    show_preview(chosen, sheets);
    facts_->setText(facts_text(chosen, sheets));
}

/// Shows the first page, or the first two pages side by side.
void ExportDialog::show_preview(const ExportChoice& chosen, const std::vector<QSizeF>& sheets) {
    constexpr int gap = 8;
    const int shown = std::min<int>(2, static_cast<int>(sheets.size()));
    const QSizeF size = sheets.front();
    const double fit = std::min((preview_size.width() - (shown - 1) * gap) / (shown * size.width()),
                                preview_size.height() / size.height());
    const double ratio = devicePixelRatioF();
    const int width = qRound(size.width() * fit);
    QPixmap pixmap(QSize(shown * width + (shown - 1) * gap, qRound(size.height() * fit)) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    for (int sheet = 0; sheet < shown; ++sheet) {
        QImage image = what_->image(chosen, static_cast<std::size_t>(sheet), fit * ratio);
        image.setDevicePixelRatio(ratio);
        painter.drawImage(sheet * (width + gap), 0, image);
    }
    painter.end();
    preview_->setPixmap(pixmap);
}

QString ExportDialog::facts_text(const ExportChoice& chosen, const std::vector<QSizeF>& sheets) {
    const auto number = [](double value) { return number_text(value, 0); };
    const QSizeF size = sheets.front();
    const QSizeF mm = size / pixels_per_mm;
    if (sheets.size() > 1) {
        return tr("%Ln page(s) of %1 × %2 mm", nullptr, static_cast<int>(sheets.size()))
            .arg(number(mm.width()), number(mm.height()));
    }
    const QSizeF whole = size * (chosen.ending == QLatin1String("png") ? chosen.scale : 1);
    return tr("%1 × %2 mm · %3 × %4 px")
        .arg(number(mm.width()), number(mm.height()), number(whole.width()), number(whole.height()));
}

} // namespace lockstep::gui
