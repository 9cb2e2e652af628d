#pragma once

#include "app/gui/charts/sweep_chart.h"
#include "app/gui/exporting/exported.h"
#include "app/gui/views/shown_picture.h"

namespace lockstep::gui {

/// Exports the picture of a view.
class ExportedPicture final : public Exported {
public:
    /// Exports the picture `shown`. `run` contains the settings with which its session was recorded.
    ExportedPicture(ShownPicture shown, PlaceRun run);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QSizeF size() const override { return shown_.size; }
    [[nodiscard]] MissingParts missing() override;
    [[nodiscard]] std::vector<QSizeF> sheets(const ExportChoice& choice) override;
    [[nodiscard]] QImage image(const ExportChoice& choice, std::size_t sheet, double scale) override;
    Status write(const ExportChoice& choice, const std::filesystem::path& path) override;
    [[nodiscard]] std::optional<ViewPlace> place() const override;

private:
    [[nodiscard]] Scene scene_of(const ExportChoice& choice) const;

    const ShownPicture shown_;
    const PlaceRun run_;
};

/// Exports the chart of a sweep.
class ExportedSweep final : public Exported {
public:
    /// Exports a chart of the metric `figure`, which is a path of run_figure_list(). `size` is the size of
    /// the chart on screen.
    ExportedSweep(std::shared_ptr<const Sweep> sweep, SweepChart::Form form, const char* figure, QSizeF size);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QSizeF size() const override { return size_; }
    [[nodiscard]] std::vector<QSizeF> sheets(const ExportChoice& choice) override;
    [[nodiscard]] QImage image(const ExportChoice& choice, std::size_t sheet, double scale) override;
    Status write(const ExportChoice& choice, const std::filesystem::path& path) override;
    [[nodiscard]] std::optional<ViewPlace> place() const override;

private:
    const std::shared_ptr<const Sweep> sweep_;
    const SweepChart::Form form_;
    const char* const figure_;
    const QSizeF size_;
    SweepChart chart_; ///< separate from the chart on screen, because painting resizes it
};

} // namespace lockstep::gui
