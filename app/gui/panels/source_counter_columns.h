#pragma once

#include "app/gui/scenes/memory/counters_scene.h"
#include "app/gui/theme/theme.h"

#include <QWidget>

namespace lockstep::gui {

/// How large the counters are drawn beside source in a panel of this width: as the texts, where the code keeps
/// the larger part of it, but no smaller than at a text size of 125 %.
[[nodiscard]] double counter_scale(int panel_width);

/// Heads of the counter columns.
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

/// The columns of counters beside the source, row by row with it; their heads and their scale.
class SourceCounterColumns : public QWidget {
    Q_OBJECT
public:
    explicit SourceCounterColumns(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Of the heads too.
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

/// The scale of the counters' heat: from fewer to more.
class HeatLegend : public QWidget {
    Q_OBJECT
public:
    explicit HeatLegend(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lockstep::gui
