#pragma once

#include "app/gui/scenes/memory/counters_scene.h"
#include "app/gui/theme/theme.h"

#include <QWidget>

namespace lockstep::gui {

/// Returns the scale of the counters in a panel of this width: normally the text scale. In narrow panels the
/// scale is reduced, but not below 1.25, so that most of the width remains for the code.
[[nodiscard]] double counter_scale(int panel_width);

/// The headers of the counter columns.
class SourceCounterHead : public QWidget {
    Q_OBJECT
public:
    explicit SourceCounterHead(QWidget* parent = nullptr);

    void set_scale(double scale);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double scale_ = 1;
};

/// The counter columns next to the source, aligned with its rows, and their headers and scale.
class SourceCounterColumns : public QWidget {
    Q_OBJECT
public:
    explicit SourceCounterColumns(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Sets the scale of the columns and their headers.
    void set_scale(double scale);
    [[nodiscard]] SourceCounterHead& heads() const { return *heads_; }
    void set_counters(SourceCounters counters);
    [[nodiscard]] const SourceCounters& counters() const { return counters_; }
    void set_metrics(const LineMetrics& metrics);
    void set_line(std::uint32_t line);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] Scene scene() const;

    SourceCounterHead* const heads_;
    Theme theme_;
    SourceCounters counters_;
    LineMetrics metrics_;
    std::uint32_t line_ = 0;
    double scale_ = 1;
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
