#pragma once

#include "app/gui/scenes/memory/counters_scene.h"
#include "app/gui/theme/theme.h"

#include <QWidget>

namespace lockstep::gui {

/// The headers of the counter columns. Their tooltips have the full names.
class SourceCounterHead : public QWidget {
    Q_OBJECT
public:
    explicit SourceCounterHead(QWidget* parent = nullptr);

    void show_columns(const CounterColumns& columns);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    CounterColumns columns_;
};

/// The counter columns next to the source, aligned with its rows, and their headers and scale.
class SourceCounterColumns : public QWidget {
    Q_OBJECT
public:
    explicit SourceCounterColumns(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Chooses the columns for a panel of this width, most of which remains for the code.
    void fit(int panel_width);
    [[nodiscard]] const CounterColumns& columns() const { return columns_; }
    [[nodiscard]] SourceCounterHead& heads() const { return *heads_; }
    void set_counters(SourceCounters counters);
    [[nodiscard]] const SourceCounters& counters() const { return counters_; }
    void set_metrics(const LineMetrics& metrics);
    void set_line(std::uint32_t line);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void lay_out();
    [[nodiscard]] Scene scene() const;

    SourceCounterHead* const heads_;
    Theme theme_;
    SourceCounters counters_;
    LineMetrics metrics_;
    CounterColumns columns_;
    std::uint32_t line_ = 0;
    int panel_width_ = 0;
};

/// A legend that shows the colour scale of the counters, from low to high.
class HeatLegend : public QWidget {
    Q_OBJECT
public:
    explicit HeatLegend(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lockstep::gui
