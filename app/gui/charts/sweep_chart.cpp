#include "app/gui/charts/sweep_chart.h"

#include "app/gui/charts/series_style.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/heat.h"
#include "app/words/figure_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

bool are_numbers(const std::vector<QString>& texts) {
    return std::ranges::all_of(texts, [](const QString& text) {
        bool fine = false;
        return text.toDouble(&fine) > 0 && fine;
    });
}

/// Values that grow by factors are drawn at equal distances.
bool wants_log(const std::vector<QString>& texts) {
    return texts.size() > 2 && texts.back().toDouble() >= 8 * texts.front().toDouble();
}

QCPColorGradient cividis_gradient() {
    constexpr int stops = 16;
    QCPColorGradient gradient;
    gradient.clearColorStops();
    for (int i = 0; i <= stops; ++i) {
        const double at = static_cast<double>(i) / stops;
        gradient.setColorStopAt(at, cividis(at));
    }
    gradient.setNanHandling(QCPColorGradient::nhTransparent);
    return gradient;
}

} // namespace

SweepChart::SweepChart(QWidget* parent) : ChartBase(tr("Sweep"), parent) {}

void SweepChart::show_sweep(std::shared_ptr<const Sweep> sweep, Form form) {
    sweep_ = std::move(sweep);
    form_ = form;
    grid_ = sweep_ != nullptr ? sweep_grid(*sweep_) : SweepGrid{};
    redraw();
}

void SweepChart::show_figure(const char* key) {
    key_ = key;
    redraw();
}

bool SweepChart::is_time() const {
    return std::string_view(key_).starts_with("timing.");
}

std::optional<double> SweepChart::value_at(std::size_t column, std::size_t row) const {
    const auto point = grid_.at(column, row);
    return point && sweep_->points[*point].figures ? run_figure(key_).of(*sweep_->points[*point].figures)
                                                   : std::nullopt;
}

void SweepChart::draw() {
    drop_scale();
    if (sweep_ == nullptr || grid_.columns.empty()) {
        set_subtitle(tr("Start a sweep: its times are drawn here."));
        return;
    }
    double most = 0;
    for (std::size_t row = 0; row < grid_.rows.size(); ++row) {
        for (std::size_t column = 0; column < grid_.columns.size(); ++column) {
            most = std::max(most, value_at(column, row).value_or(0));
        }
    }
    unit_ = is_time() ? time_unit(most) : Unit{1, QString()};
    plot().xAxis->setLabel(grid_.column_name);
    if (form_ == Form::map && grid_.is_map()) {
        draw_map();
    } else {
        draw_lines();
    }
    show_source();
}

void SweepChart::show_source() {
    const QString device = sweep_->device.is_cpu
                               ? tr("%1 (a CPU)").arg(QString::fromStdString(sweep_->device.name))
                               : QString::fromStdString(sweep_->device.name);
    const QString what = QString::fromStdString(sweep_->what);
    const bool is_modelled = std::string_view(key_).starts_with("model.");
    set_subtitle(
        is_time() ? measured_text(what, device)
                  : (is_modelled ? tr("%1 · %2 · run on %3", "experiment; modelled figure; device")
                                 : tr("%1 · %2, counted from the trace · %3", "experiment; figure; device"))
                        .arg(what, QCoreApplication::translate(figure_context, figure_words(key_)), device));
}

QString SweepChart::measured_text(const QString& what, const QString& device) const {
    return form_ == Form::map && grid_.is_map()
               ? tr("%1 · measured median, framed: recommended · %2", "experiment; device").arg(what, device)
               : tr("%1 · measured, median and quartiles · %2", "experiment; device").arg(what, device);
}

void SweepChart::draw_axis_of_columns(bool as_numbers) {
    const bool log = as_numbers && wants_log(grid_.columns);
    plot().xAxis->setScaleType(log ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    const std::size_t every = grid_.columns.size() > 16 ? grid_.columns.size() / 8 : 1;
    for (std::size_t i = 0; i < grid_.columns.size(); i += every) {
        names->addTick(as_numbers ? grid_.columns[i].toDouble() : static_cast<double>(i), grid_.columns[i]);
    }
    plot().xAxis->setTicker(names);
    if (!as_numbers) {
        plot().xAxis->setRange(-0.5, static_cast<double>(grid_.columns.size()) - 0.5);
        return;
    }
    const double first = grid_.columns.front().toDouble();
    const double last = grid_.columns.back().toDouble();
    const double margin = std::max((last - first) * 0.06, 0.5);
    plot().xAxis->setRange(log ? first / 1.3 : first - margin, log ? last * 1.3 : last + margin);
}

void SweepChart::draw_lines() {
    plot().yAxis->setScaleType(QCPAxis::stLinear);
    plot().yAxis->grid()->setVisible(true);
    draw_axis_of_columns(are_numbers(grid_.columns));
    double most = 0;
    for (std::size_t row = 0; row < grid_.rows.size(); ++row) {
        draw_line(row);
        for (std::size_t column = 0; column < grid_.columns.size(); ++column) {
            const auto point = grid_.at(column, row);
            const bool timed =
                point && sweep_->points[*point].figures && sweep_->points[*point].figures->timing;
            const double top = is_time() && timed
                                   ? static_cast<double>(sweep_->points[*point].figures->timing->q3_ns)
                                   : value_at(column, row).value_or(0);
            most = std::max(most, top);
        }
    }
    QSharedPointer<QCPAxisTicker> ticks(new QCPAxisTicker);
    ticks->setTickCount(4);
    plot().yAxis->setTicker(ticks);
    plot().yAxis->setRange(0, std::max(most / unit_.factor, 1e-9) * 1.2);
    plot().yAxis->setLabel(unit_.name);
    if (sweep_->recommendation) {
        draw_best(sweep_->recommendation->point, false);
    }
}

void SweepChart::draw_line(std::size_t row) {
    const QColor colour = theme()[series_role(static_cast<unsigned>(row))];
    const bool as_numbers = are_numbers(grid_.columns);
    auto* graph = plot().addGraph();
    graph->setPen(series_pen(static_cast<unsigned>(row), colour));
    graph->setScatterStyle(series_marker(static_cast<unsigned>(row), colour, theme()[Role::panel]));
    auto* errors = new QCPErrorBars(plot().xAxis, plot().yAxis);
    errors->setDataPlottable(graph);
    errors->setPen(QPen(colour, 1.5));
    errors->setWhiskerWidth(8);
    for (std::size_t column = 0; column < grid_.columns.size(); ++column) {
        const auto value = value_at(column, row);
        if (!value) {
            continue;
        }
        const auto& timing = sweep_->points[*grid_.at(column, row)].figures->timing;
        graph->addData(as_numbers ? grid_.columns[column].toDouble() : static_cast<double>(column),
                       *value / unit_.factor);
        errors->addData(is_time() ? (*value - static_cast<double>(timing->q1_ns)) / unit_.factor : 0,
                        is_time() ? (static_cast<double>(timing->q3_ns) - *value) / unit_.factor : 0);
    }
    if (grid_.is_map()) {
        auto* text = new QCPItemText(&plot());
        text->setText(QStringLiteral("%1=%2").arg(grid_.row_name, grid_.rows[row]));
        text->setFont(font_for(FontRole::second_strong));
        text->setColor(colour);
        text->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
        text->position->setType(QCPItemPosition::ptAxisRectRatio);
        text->position->setCoords(1, 0.02 + 0.09 * static_cast<double>(row));
    }
}

void SweepChart::draw_map() {
    plot().xAxis->setScaleType(QCPAxis::stLinear);
    plot().yAxis->setScaleType(QCPAxis::stLinear);
    plot().yAxis->grid()->setVisible(false);
    draw_axis_of_columns(false);
    const auto columns = static_cast<int>(grid_.columns.size());
    const auto rows = static_cast<int>(grid_.rows.size());
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    auto* map = new QCPColorMap(plot().xAxis, plot().yAxis);
    map->data()->setSize(columns, rows);
    map->data()->setRange(QCPRange(0, columns - 1), QCPRange(0, rows - 1));
    map->setInterpolate(false);
    double least = std::numeric_limits<double>::max();
    double most = 0;
    for (int row = 0; row < rows; ++row) {
        names->addTick(row, grid_.rows[static_cast<std::size_t>(row)]);
        for (int column = 0; column < columns; ++column) {
            const auto value = value_at(static_cast<std::size_t>(column), static_cast<std::size_t>(row));
            map->data()->setCell(column, row,
                                 value ? *value / unit_.factor : std::numeric_limits<double>::quiet_NaN());
            if (value) {
                least = std::min(least, *value / unit_.factor);
                most = std::max(most, *value / unit_.factor);
            }
        }
    }
    plot().yAxis->setTicker(names);
    plot().yAxis->setLabel(grid_.row_name);
    plot().yAxis->setRange(-0.5, rows - 0.5);
    scale_ = new QCPColorScale(&plot());
    plot().plotLayout()->addElement(0, 1, scale_);
    scale_->setType(QCPAxis::atRight);
    scale_->setBarWidth(12);
    scale_->axis()->setLabel(unit_.name.isEmpty()
                                 ? QCoreApplication::translate(figure_context, short_figure_words(key_))
                                 : tr("time, %1", "unit").arg(unit_.name));
    style_axis(*scale_->axis());
    map->setColorScale(scale_);
    map->setGradient(cividis_gradient());
    scale_->setGradient(cividis_gradient());
    if (most > least && least > 0 && most / least > 8) {
        scale_->setDataScaleType(QCPAxis::stLogarithmic);
    }
    scale_->setDataRange(QCPRange(least, std::max(most, least * 1.0001)));
    auto* group = new QCPMarginGroup(&plot());
    plot().axisRect()->setMarginGroup(QCP::msBottom | QCP::msTop, group);
    scale_->setMarginGroup(QCP::msBottom | QCP::msTop, group);
    for (std::size_t row = 0; row < grid_.rows.size(); ++row) {
        for (std::size_t column = 0; column < grid_.columns.size(); ++column) {
            draw_cell(column, row, least, most);
        }
    }
    if (sweep_->recommendation) {
        draw_best(sweep_->recommendation->point, true);
    }
}

void SweepChart::draw_cell(std::size_t column, std::size_t row, double least, double most) {
    const auto value = value_at(column, row);
    auto* text = new QCPItemText(&plot());
    text->setFont(font_for(FontRole::tick));
    text->position->setCoords(static_cast<double>(column), static_cast<double>(row));
    if (!value) {
        text->setText(QStringLiteral("–"));
        text->setColor(theme()[Role::text2]);
        return;
    }
    const double own = *value / unit_.factor;
    const bool log = least > 0 && most / least > 8;
    const double share = most <= least ? 0
                         : log         ? std::log(own / least) / std::log(most / least)
                                       : (own - least) / (most - least);
    text->setText(QLocale().toString(own, 'g', own >= 100 ? 4 : 3));
    text->setColor(ink_for(cividis(share)));
}

/// The recommended combination: a frame of the accent on the map, a ring around its point on a line.
void SweepChart::draw_best(std::size_t point, bool on_map) {
    const auto cell = std::ranges::find(grid_.cells, std::optional(point));
    const auto at = static_cast<std::size_t>(cell - grid_.cells.begin());
    const std::size_t column = at % grid_.columns.size();
    const std::size_t row = at / grid_.columns.size();
    if (on_map) {
        auto* frame = new QCPItemRect(&plot());
        frame->setPen(QPen(theme()[Role::panel], 5));
        frame->topLeft->setCoords(static_cast<double>(column) - 0.47, static_cast<double>(row) + 0.47);
        frame->bottomRight->setCoords(static_cast<double>(column) + 0.47, static_cast<double>(row) - 0.47);
        auto* inner = new QCPItemRect(&plot());
        inner->setPen(QPen(theme()[Role::accent], 3));
        inner->topLeft->setCoords(frame->topLeft->coords());
        inner->bottomRight->setCoords(frame->bottomRight->coords());
        return;
    }
    const auto value = value_at(column, row);
    if (!value) {
        return;
    }
    auto* text = new QCPItemText(&plot());
    text->setText(tr("best"));
    text->setFont(font_for(FontRole::second_strong));
    text->setColor(theme()[Role::accent]);
    text->setPositionAlignment(Qt::AlignHCenter | Qt::AlignTop);
    text->position->setCoords(are_numbers(grid_.columns) ? grid_.columns[column].toDouble()
                                                         : static_cast<double>(column),
                              *value / unit_.factor);
    text->setPadding(QMargins(0, 8, 0, 0));
}

void SweepChart::drop_scale() {
    if (scale_ != nullptr) {
        plot().plotLayout()->remove(scale_);
        plot().plotLayout()->simplify();
        scale_ = nullptr;
    }
}

} // namespace lockstep::gui
