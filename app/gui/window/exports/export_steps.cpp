#include "app/gui/window/exports/export_steps.h"

#include "app/gui/animation/animation_format.h"
#include "app/gui/panels/transport_bar.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWidget>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int most_cycles = 1'000'000'000;
const QString by_cycles = QStringLiteral("cycles");

double speed_in(FrameRate rate) {
    return rate.per_1000_s / 1000.0;
}

} // namespace

ExportSteps::ExportSteps(ExportDesk& kept, QFormLayout& rows, QObject* parent)
    : QObject(parent),
      kept_(kept),
      rows_(rows),
      unit_row_(new QWidget),
      units_(new QComboBox),
      cycles_(new QSpinBox),
      range_row_(new QWidget),
      from_(new QSpinBox),
      to_(new QSpinBox),
      speed_(new QDoubleSpinBox) {
    add_unit(rows);
    add_range(rows);
    add_speed(rows);
}

void ExportSteps::add_unit(QFormLayout& rows) {
    for (const auto& [title, name] : {std::pair(granularity_name(Granularity::tick), QStringLiteral("step")),
                                      {granularity_name(Granularity::access), QStringLiteral("access")},
                                      {granularity_name(Granularity::line), QStringLiteral("line")},
                                      {granularity_name(Granularity::round), QStringLiteral("round")},
                                      {granularity_name(Granularity::barrier), QStringLiteral("barrier")},
                                      {tr("Pass of a bank conflict"), QStringLiteral("pass")},
                                      {granularity_name(Granularity::cycle), by_cycles}}) {
        units_->addItem(title, name);
    }
    units_->setCurrentIndex(std::max(0, units_->findData(kept_.by)));
    units_->setAccessibleName(tr("A frame per"));
    units_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    units_->setMinimumContentsLength(10);
    cycles_->setRange(1, most_cycles);
    cycles_->setValue(kept_.cycles);
    cycles_->setAccessibleName(tr("Cycles per frame"));
    auto* bar = new QHBoxLayout(unit_row_);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(cycles_);
    bar->addWidget(units_, 1);
    rows.addRow(tr("A frame per"), unit_row_);
    connect(units_, &QComboBox::currentIndexChanged, this, [this] {
        kept_.by = units_->currentData().toString();
        kept_.from = 0;
        kept_.to = 0;
        limit_range();
        emit changed();
    });
    connect(cycles_, &QSpinBox::valueChanged, this, [this](int cycles) {
        kept_.cycles = cycles;
        emit changed();
    });
}

void ExportSteps::add_range(QFormLayout& rows) {
    auto* bar = new QHBoxLayout(range_row_);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(from_, 1);
    bar->addWidget(new QLabel(QStringLiteral("–")));
    bar->addWidget(to_, 1);
    from_->setAccessibleName(tr("First frame"));
    from_->setSpecialValueText(tr("first"));
    to_->setAccessibleName(tr("Last frame"));
    to_->setSpecialValueText(tr("last"));
    rows.addRow(tr("Steps"), range_row_);
    for (const auto& [box, member] : {std::pair(from_, &ExportDesk::from), {to_, &ExportDesk::to}}) {
        connect(box, &QSpinBox::valueChanged, this, [this, member = member](int step) {
            kept_.*member = step;
            emit changed();
        });
    }
}

void ExportSteps::add_speed(QFormLayout& rows) {
    speed_->setDecimals(1);
    speed_->setSuffix(tr(" per second"));
    speed_->setAccessibleName(tr("Speed"));
    rows.addRow(tr("Speed"), speed_);
    connect(speed_, &QDoubleSpinBox::valueChanged, this, [this](double speed) {
        kept_.per_second = speed;
        emit changed();
    });
}

bool ExportSteps::is_by_cycle() const {
    return has_only_cycles_ || kept_.by == by_cycles;
}

/// Limits the first and the last step to those of the run, and shows them.
void ExportSteps::limit_range() {
    const int most = is_by_cycle() ? most_cycles : static_cast<int>(steps_);
    cycles_->setVisible(is_by_cycle());
    for (const auto& [box, member] : {std::pair(from_, &ExportDesk::from), {to_, &ExportDesk::to}}) {
        const QSignalBlocker quiet(box);
        box->setRange(0, most);
        box->setValue(kept_.*member);
        kept_.*member = box->value();
    }
}

void ExportSteps::show_for(const ExportKind& kind, const ExportFields& fields, std::uint32_t steps) {
    steps_ = steps;
    has_only_cycles_ = fields.only_cycles;
    const QSignalBlocker quiet_unit(units_);
    units_->setCurrentIndex(std::max(0, units_->findData(has_only_cycles_ ? by_cycles : kept_.by)));
    units_->setEnabled(!has_only_cycles_);
    rows_.setRowVisible(unit_row_, fields.steps);
    rows_.setRowVisible(range_row_, fields.steps);
    rows_.setRowVisible(speed_, fields.speed);
    if (fields.steps) {
        limit_range();
    }
    const QSignalBlocker quiet(speed_);
    const bool is_gif = kind.name == std::string_view("gif");
    speed_->setRange(speed_in(least_frame_rate), speed_in(is_gif ? most_gif_rate : most_frame_rate));
    speed_->setValue(kept_.per_second);
}

ChosenSteps ExportSteps::chosen() const {
    const QString by = is_by_cycle() ? QStringLiteral("cycles:%1").arg(kept_.cycles) : kept_.by;
    return {.by = by,
            .from = static_cast<std::uint64_t>(from_->value()),
            .to = static_cast<std::uint64_t>(to_->value()),
            .per_second = speed_->value()};
}

} // namespace lockstep::gui
