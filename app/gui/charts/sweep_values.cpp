#include "app/gui/charts/sweep_values.h"

#include "app/gui/theme/core_words.h"
#include "core/session/run_figures.h"

#include <QCoreApplication>
#include <algorithm>
#include <string_view>
#include <utility>

namespace lockstep::gui {

namespace {

struct SweepFaultWords {
    Q_DECLARE_TR_FUNCTIONS(SweepFaultWords)
};

} // namespace

QString fault_text(const SweepPoint& point) {
    if (!is_faulty(point)) {
        return {};
    }
    const auto errors = static_cast<int>(point.figures->errors);
    return errors == 0 ? SweepFaultWords::tr("The result is wrong, so this combination is not recommended.")
                       : SweepFaultWords::tr("%Ln error(s), so this combination is not "
                                             "recommended.",
                                             nullptr, errors);
}

SweepValues::SweepValues(std::shared_ptr<const Sweep> sweep, const char* key)
    : sweep_(std::move(sweep)), key_(key) {
    if (sweep_ != nullptr) {
        grid_ = sweep_grid(*sweep_);
        unit_ = is_time() ? fitting_unit() : Unit{1, QString()};
    }
}

Unit SweepValues::fitting_unit() const {
    double most = 0;
    for (std::size_t row = 0; row < grid_.rows.size(); ++row) {
        for (std::size_t column = 0; column < grid_.columns.size(); ++column) {
            most = std::max(most, raw(column, row).value_or(0));
        }
    }
    return time_unit(most);
}

bool SweepValues::is_time() const {
    return std::string_view(key_).starts_with("timing.");
}

std::optional<double> SweepValues::raw(std::size_t column, std::size_t row) const {
    const auto point = grid_.at(column, row);
    return point && sweep_->points[*point].figures ? run_figure(key_).of(*sweep_->points[*point].figures)
                                                   : std::nullopt;
}

std::optional<double> SweepValues::at(std::size_t column, std::size_t row) const {
    const std::optional<double> value = raw(column, row);
    return value ? std::optional(*value / unit_.factor) : std::nullopt;
}

QString SweepValues::text_of(double value) const {
    return is_time() ? in_unit(value * unit_.factor, unit_) : figure_value(run_figure(key_), value);
}

SweepValues::Spread SweepValues::spread_at(std::size_t column, std::size_t row, double value) const {
    const auto point = grid_.at(column, row);
    const bool is_timed = point && sweep_->points[*point].figures && sweep_->points[*point].figures->timing;
    if (!is_time() || !is_timed) {
        return {value, value};
    }
    const Timing& timing = *sweep_->points[*point].figures->timing;
    return {static_cast<double>(timing.q1_ns) / unit_.factor,
            static_cast<double>(timing.q3_ns) / unit_.factor};
}

QString SweepValues::fault_at(std::size_t column, std::size_t row) const {
    const auto point = grid_.at(column, row);
    return point ? fault_text(sweep_->points[*point]) : QString();
}

int SweepValues::faults() const {
    return sweep_ == nullptr ? 0 : static_cast<int>(std::ranges::count_if(sweep_->points, &is_faulty));
}

std::optional<SweepValues::Cell> SweepValues::cell_of(std::size_t point) const {
    const auto found = std::ranges::find(grid_.cells, std::optional(point));
    if (found == grid_.cells.end()) {
        return std::nullopt;
    }
    const auto at = static_cast<std::size_t>(found - grid_.cells.begin());
    return Cell{at % grid_.columns.size(), at / grid_.columns.size()};
}

bool SweepValues::columns_are_numbers() const {
    return std::ranges::all_of(grid_.columns, [](const QString& text) {
        bool fine = false;
        return text.toDouble(&fine) > 0 && fine;
    });
}

} // namespace lockstep::gui
