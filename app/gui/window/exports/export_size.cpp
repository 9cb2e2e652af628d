#include "app/gui/window/exports/export_size.h"

#include "app/gui/window/exports/segments.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWidget>
#include <initializer_list>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr double least_side = 76; ///< minimum width and height in pixels of 1/96 inch: 20 mm
constexpr double most_side = 15000;
constexpr int millimetres = 1; ///< index of the unit

} // namespace

ExportSize::ExportSize(ExportDesk& kept, QFormLayout& rows, QObject* parent)
    : QObject(parent),
      kept_(kept),
      rows_(rows),
      made_for_(new Segments),
      size_row_(new QWidget),
      width_(new QDoubleSpinBox),
      height_(new QDoubleSpinBox),
      units_(new QComboBox),
      text_size_(new QDoubleSpinBox),
      scale_(new QSpinBox) {
    add_made_for(rows);
    add_size(rows);
}

void ExportSize::add_made_for(QFormLayout& rows) {
    std::vector<Segment> uses;
    for (const MadeForRow& row : made_for_rows()) {
        uses.push_back({static_cast<int>(row.made_for), made_for_title(row)});
    }
    made_for_->set(uses);
    rows.addRow(tr("Made for"), made_for_);
    connect(made_for_, &Segments::changed, this, &ExportSize::choose_made_for);
}

void ExportSize::add_size(QFormLayout& rows) {
    units_->addItem(tr("px", "pixels"));
    units_->addItem(tr("mm", "millimetres"));
    units_->setCurrentIndex(kept_.in_mm ? millimetres : 0);
    width_->setAccessibleName(tr("Width"));
    height_->setAccessibleName(tr("Height"));
    units_->setAccessibleName(tr("Unit of the size"));
    auto* bar = new QHBoxLayout(size_row_);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(width_, 1);
    bar->addWidget(new QLabel(QStringLiteral("×")));
    bar->addWidget(height_, 1);
    bar->addWidget(units_);
    rows.addRow(tr("Size"), size_row_);
    text_size_->setRange(least_text_points, most_text_points);
    text_size_->setDecimals(2);
    text_size_->setSingleStep(0.5);
    text_size_->setSuffix(tr(" pt", "points"));
    rows.addRow(tr("Text size"), text_size_);
    scale_->setRange(1, 8);
    scale_->setValue(kept_.scale);
    scale_->setSuffix(QStringLiteral("×"));
    rows.addRow(tr("Pixels"), scale_);
    for (QDoubleSpinBox* box : {width_, height_}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportSize::take_size);
    }
    connect(units_, &QComboBox::currentIndexChanged, this, &ExportSize::choose_unit);
    connect(text_size_, &QDoubleSpinBox::valueChanged, this, [this](double points) {
        kept_.text_points = points;
        emit changed();
    });
    connect(scale_, &QSpinBox::valueChanged, this, [this](int scale) {
        kept_.scale = scale;
        emit changed();
    });
}

QSizeF ExportSize::size_of(const MadeForRow& row) const {
    return !kept_.size.isEmpty() ? kept_.size : row.pixels.isEmpty() ? on_screen_ : row.pixels;
}

void ExportSize::choose_made_for(int use) {
    const MadeForRow& row = made_for_row(static_cast<MadeFor>(use));
    if (row.made_for == MadeFor::own) {
        kept_.size = size_of(*made_for_named(kept_.made_for));
    } else {
        kept_.size = {};
        kept_.text_points = 0;
        kept_.in_mm = row.in_mm;
        kept_.scale = row.scale;
    }
    kept_.made_for = QString::fromLatin1(row.name);
    show_size();
    emit changed();
}

void ExportSize::show_size() {
    const MadeForRow& row = *made_for_named(kept_.made_for);
    const QSizeF size = size_of(row);
    const double factor = kept_.in_mm ? 1 / pixels_per_mm : 1;
    const QSignalBlocker quiet_units(units_);
    const QSignalBlocker quiet_text(text_size_);
    const QSignalBlocker quiet_scale(scale_);
    made_for_->choose(static_cast<int>(row.made_for));
    units_->setCurrentIndex(kept_.in_mm ? millimetres : 0);
    for (QDoubleSpinBox* box : {width_, height_}) {
        const QSignalBlocker quiet(box);
        box->setDecimals(kept_.in_mm ? 1 : 0);
        box->setRange(least_side * factor, most_side * factor);
        box->setValue((box == width_ ? size.width() : size.height()) * factor);
    }
    text_size_->setValue(kept_.text_points > 0 ? kept_.text_points : row.text_points);
    scale_->setValue(kept_.scale);
    show_scale();
}

/// Takes an edited size. It is the user's own then.
void ExportSize::take_size() {
    const double factor = kept_.in_mm ? pixels_per_mm : 1;
    kept_.size = QSizeF(width_->value(), height_->value()) * factor;
    const MadeForRow& row = *made_for_named(kept_.made_for);
    if (row.made_for != MadeFor::own) {
        kept_.text_points = text_size_->value();
        kept_.made_for = QString::fromLatin1(made_for_row(MadeFor::own).name);
        made_for_->choose(static_cast<int>(MadeFor::own));
    }
    emit changed();
}

void ExportSize::choose_unit(int unit) {
    kept_.in_mm = unit == millimetres;
    show_size();
    emit changed(); // the number of pixels may be another
}

void ExportSize::show_for(QSizeF on_screen) {
    on_screen_ = on_screen;
    show_size();
}

void ExportSize::show_fields(bool is_shown, bool has_pixels) {
    is_shown_ = is_shown;
    has_pixels_ = has_pixels;
    for (QWidget* field : std::initializer_list<QWidget*>{made_for_, size_row_, text_size_}) {
        rows_.setRowVisible(field, is_shown);
    }
    show_scale();
}

void ExportSize::show_scale() {
    rows_.setRowVisible(scale_, is_shown_ && has_pixels_ && kept_.in_mm);
}

const MadeForRow& ExportSize::made_for() const {
    return *made_for_named(kept_.made_for);
}

QSizeF ExportSize::size() const {
    return size_of(made_for());
}

int ExportSize::scale() const {
    return kept_.in_mm ? kept_.scale : 1;
}

double ExportSize::text_points() const {
    return text_size_->value();
}

} // namespace lockstep::gui
