#include "app/gui/sweep/sweep_table.h"

#include "app/gui/charts/sweep_values.h"
#include "app/gui/sweep/sweep_text.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/figure_words.h"
#include "app/words/sweep_words.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

namespace lockstep::gui {
namespace {

constexpr int number_role = Qt::UserRole; ///< item role of the number by which a column is sorted

/// A cell that sorts by its number or, if it has none, by its text. Cells without a value come last.
class Cell : public QTableWidgetItem {
public:
    explicit Cell(const QString& text) : QTableWidgetItem(text) {}
    bool operator<(const QTableWidgetItem& other) const override {
        const QVariant a = data(number_role);
        const QVariant b = other.data(number_role);
        return a.isValid() && b.isValid() ? a.toDouble() < b.toDouble() : text() < other.text();
    }
};

/// Returns the sort key of a value: 64 for "64"; for "16x4", its work-items and then its width; empty for
/// words.
QVariant number_of(const QString& value) {
    const QStringList sides = value.split(QLatin1Char('x'));
    bool is_number = true;
    double product = 1;
    for (const QString& side : sides) {
        bool fine = false;
        product *= side.toDouble(&fine);
        is_number = is_number && fine;
    }
    return is_number ? QVariant(product + sides[0].toDouble() * 1e-9) : QVariant();
}

} // namespace

SweepTable::SweepTable(QWidget* parent) : QTableWidget(parent) {
    setAccessibleName(tr("Combinations"));
    make_reading_table(*this);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    horizontalHeader()->setStretchLastSection(true);
}

void SweepTable::set_theme(const Theme& theme) {
    theme_ = theme;
}

void SweepTable::begin(const std::vector<SweepAxis>& axes) {
    axes_ = axes;
    figures_ = sweep_figures();
    setSortingEnabled(false);
    setRowCount(0);
    set_heads();
}

void SweepTable::set_heads() {
    QStringList heads;
    for (const SweepAxis& axis : axes_) {
        heads << worded(swept_name(axis));
    }
    heads << tr("median") << tr("quartiles") << tr("vs. best");
    for (const RunFigure* figure : figures_) {
        heads << QCoreApplication::translate(figure_context, short_figure_words(figure->key));
    }
    heads << tr("result");
    setColumnCount(static_cast<int>(heads.size()));
    setHorizontalHeaderLabels(heads);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    const auto first = static_cast<int>(axes_.size());
    for (int column = 0; column < first; ++column) {
        horizontalHeaderItem(column)->setToolTip(
            tr("Name on the command line: %1", "a parameter's name there")
                .arg(QString::fromStdString(axes_[static_cast<std::size_t>(column)].parameter)));
    }
    for (int column = first; column < first + 3; ++column) {
        horizontalHeaderItem(column)->setToolTip(tr("Measured"));
    }
    for (std::size_t i = 0; i < figures_.size(); ++i) {
        const QString words = QCoreApplication::translate(figure_context, figure_words(figures_[i]->key));
        const bool is_modelled = std::string_view(figures_[i]->key).starts_with("model.");
        horizontalHeaderItem(first + 3 + static_cast<int>(i))
            ->setToolTip(QStringLiteral("%1\n%2").arg(
                is_modelled ? tr("Modelled: %1").arg(words) : tr("Counted from the trace: %1").arg(words),
                figure_tip(figures_[i]->key)));
    }
}

void SweepTable::add_point(const SweepPoint& point) {
    add_cells(point, {});
    scrollToBottom();
}

void SweepTable::show_sweep(const Sweep& sweep) {
    begin(sweep.axes);
    figures_ = figures_shown(sweep);
    set_heads();
    const auto& best = sweep.recommendation;
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        const SweepPoint& point = sweep.points[i];
        const bool is_timed =
            best && point.figures && point.figures->timing && !has_other_results(point) && !is_faulty(point);
        add_cells(point, {.ratio = is_timed ? std::optional(ratio_to_best(sweep, point)) : std::nullopt,
                          .is_as_good = best && std::ranges::find(best->as_good, i) != best->as_good.end()});
    }
    if (sweep.recommendation) {
        const int row = static_cast<int>(sweep.recommendation->point);
        for (int column = 0; column < columnCount(); ++column) {
            item(row, column)->setBackground(theme_[Role::ok_soft]);
            item(row, column)->setFont(text_font(FontRole::body_strong));
        }
    }
    sortByColumn(-1, Qt::AscendingOrder); // back to the order of measurement
    setSortingEnabled(true);
}

void SweepTable::add_cells(const SweepPoint& point, const ToBest& to_best) {
    const int row = rowCount();
    insertRow(row);
    int column = 0;
    const QString fault = fault_text(point);
    const QString mark = fault.isEmpty() ? QString() : QString::fromUtf8(fault_sign) + QLatin1Char(' ');
    const auto add = [&](const QString& text, const QVariant& number, Qt::Alignment side = Qt::AlignRight) {
        auto* cell = new Cell(text);
        cell->setData(number_role, number);
        cell->setTextAlignment(side | Qt::AlignVCenter);
        cell->setToolTip(fault.isEmpty() ? text : QStringLiteral("%1\n%2").arg(text, fault));
        setItem(row, column++, cell);
    };
    for (const SweepAxis& axis : axes_) {
        const auto value = point.parameters.find(axis.parameter);
        const QString text = QString::fromStdString(value == point.parameters.end() ? "" : value->second);
        add((&axis == &axes_.front() ? mark : QString()) + text, number_of(text));
    }
    constexpr double last = std::numeric_limits<double>::max();
    const Timing* timing = point.figures && point.figures->timing ? &*point.figures->timing : nullptr;
    const auto time = [](std::uint64_t ns) { return time_text(static_cast<double>(ns)); };
    add(timing ? time(timing->median_ns) : QStringLiteral("–"),
        timing ? static_cast<double>(timing->median_ns) : last);
    add(timing ? tr("%1 to %2").arg(time(timing->q1_ns), time(timing->q3_ns)) : QStringLiteral("–"),
        timing ? static_cast<double>(timing->q1_ns) : last);
    const double ratio = to_best.ratio.value_or(last);
    add(ratio == last        ? QStringLiteral("–")
        : to_best.is_as_good ? tr("no clear difference")
                             : ratio_text(ratio),
        ratio);
    for (const RunFigure* figure : figures_) {
        const auto value = point.figures ? figure->of(*point.figures) : std::nullopt;
        add(value ? figure_value(*figure, *value) : QStringLiteral("–"), value.value_or(last));
    }
    add(mark + result_text(point), {}, Qt::AlignLeft);
}

} // namespace lockstep::gui
