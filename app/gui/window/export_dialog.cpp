#include "app/gui/window/export_dialog.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

constexpr double pixels_per_mm = 96 / 25.4;
constexpr double least_side = 100; ///< pixels
constexpr double most_side = 16384;
constexpr const char* endings[] = {"png", "svg", "pdf"};
constexpr QSize preview_size{460, 360};

} // namespace

ExportDialog::ExportDialog(ShownPicture shown, const Theme& on_screen, QWidget* parent)
    : QDialog(parent),
      shown_(std::move(shown)),
      on_screen_(on_screen),
      formats_(new QButtonGroup(this)),
      themes_(new QComboBox),
      width_(new QDoubleSpinBox),
      height_(new QDoubleSpinBox),
      units_(new QComboBox),
      scale_(new QSpinBox),
      clear_(new QCheckBox(tr("Transparent ground"))),
      preview_(new QLabel),
      facts_(new QLabel) {
    setWindowTitle(tr("Export"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* sides = new QHBoxLayout;
    sides->setSpacing(24);
    sides->addWidget(form());
    sides->addWidget(preview_side(), 1);
    auto* copy = new QPushButton(tr("Copy to clipboard"));
    auto* command = new QPushButton(tr("Copy command line"));
    auto* cancel = new QPushButton(tr("Cancel"));
    auto* save = new QPushButton(tr("Export…"));
    save->setProperty("primary", true);
    save->setDefault(true);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(copy);
    foot->addWidget(command);
    foot->addStretch(1);
    foot->addWidget(cancel);
    foot->addWidget(save);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addLayout(sides, 1);
    column->addLayout(foot);
    connect(copy, &QPushButton::clicked, this, &ExportDialog::copy_wanted);
    connect(command, &QPushButton::clicked, this, &ExportDialog::command_wanted);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &ExportDialog::export_wanted);
    refresh();
}

QWidget* ExportDialog::form() {
    auto* side = new QWidget;
    auto* rows = new QFormLayout(side);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setVerticalSpacing(12);
    rows->addRow(tr("What"), new QLabel(picture_title(*shown_.picture)));
    add_formats(*rows);
    const std::pair<QString, ThemeName> themes[] = {{tr("As on screen"), on_screen_.name()},
                                                    {tr("Light"), ThemeName::light},
                                                    {tr("Dark"), ThemeName::dark},
                                                    {tr("High contrast"), ThemeName::contrast}};
    for (const auto& [title, name] : themes) {
        themes_->addItem(title, static_cast<int>(name));
    }
    themes_->setCurrentIndex(1); // paper and slides are white
    rows->addRow(tr("Colours"), themes_);
    add_size(*rows);
    scale_->setRange(1, 8);
    scale_->setValue(2); // for screens and print of today
    scale_->setSuffix(QStringLiteral("×"));
    rows->addRow(tr("Pixels"), scale_);
    rows->addRow(QString(), clear_);
    connect(themes_, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    connect(scale_, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
    connect(clear_, &QCheckBox::toggled, this, &ExportDialog::refresh);
    return side;
}

void ExportDialog::add_formats(QFormLayout& rows) {
    auto* bar = new QHBoxLayout;
    bar->setSpacing(0);
    for (int i = 0; i < static_cast<int>(std::size(endings)); ++i) {
        auto* button = new QToolButton;
        button->setText(QString::fromLatin1(endings[i]).toUpper());
        button->setCheckable(true);
        button->setChecked(i == 0);
        button->setProperty("segment", true);
        button->setProperty("last", i + 1 == static_cast<int>(std::size(endings)));
        formats_->addButton(button, i);
        bar->addWidget(button);
    }
    bar->addStretch(1);
    rows.addRow(tr("Format"), bar);
    connect(formats_, &QButtonGroup::idClicked, this, &ExportDialog::show_scale);
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
    width_->setValue(shown_.size.width());
    height_->setValue(shown_.size.height());
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

/// The same size in the other unit.
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

/// Vectors have no pixels.
void ExportDialog::show_scale() {
    scale_->setEnabled(formats_->checkedId() == 0);
    refresh();
}

ExportChoice ExportDialog::choice() const {
    return {.ending = QString::fromLatin1(endings[formats_->checkedId()]),
            .theme = Theme(static_cast<ThemeName>(themes_->currentData().toInt())),
            .size = pixels(),
            .scale = scale_->value(),
            .ground = clear_->isChecked() ? Ground::none : Ground::panel};
}

ShownPicture ExportDialog::picture() const {
    ShownPicture picture = shown_;
    picture.size = pixels();
    return picture;
}

void ExportDialog::refresh() {
    const ExportChoice chosen = choice();
    const Scene scene = picture().scene();
    const double fit =
        std::min(preview_size.width() / scene.size.width(), preview_size.height() / scene.size.height());
    const double sharp = fit * devicePixelRatioF();
    QImage image = to_image(scene, chosen.theme, sharp, chosen.ground);
    image.setDevicePixelRatio(devicePixelRatioF());
    preview_->setPixmap(QPixmap::fromImage(image));
    const QSizeF mm = scene.size / pixels_per_mm;
    const bool is_png = chosen.ending == QLatin1String("png");
    const QSizeF whole = scene.size * (is_png ? chosen.scale : 1);
    facts_->setText(tr("%1 × %2 mm · %3 × %4 px")
                        .arg(QLocale().toString(mm.width(), 'f', 0), QLocale().toString(mm.height(), 'f', 0),
                             QLocale().toString(whole.width(), 'f', 0),
                             QLocale().toString(whole.height(), 'f', 0)));
}

} // namespace lockstep::gui
