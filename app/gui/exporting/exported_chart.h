#pragma once

#include "app/gui/charts/chart_base.h"
#include "app/gui/exporting/exported.h"

#include <functional>
#include <memory>

namespace lockstep::gui {

/// Exports a chart: what it shows now, drawn again for the chosen size, theme and language.
class ExportedChart final : public Exported {
public:
    /// Where the data of a chart come from.
    struct Source {
        QString name;                   ///< of the view, or of the file if there is no view
        std::optional<ViewPlace> place; ///< empty if no command draws this chart
        std::function<Provenance()> made;
    };
    /// Exports a copy of `chart`, so that the chart on screen can change meanwhile.
    ExportedChart(const ChartBase& chart, Source source);

    [[nodiscard]] ExportSubject subject() const override { return ExportSubject::chart; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString name() const override { return source_.name; }
    [[nodiscard]] QSizeF size() const override { return size_; }
    void change_words() override;
    [[nodiscard]] std::vector<QSizeF> sheets(const ExportChoice& choice) override;
    [[nodiscard]] QImage image(const ExportChoice& choice, std::size_t sheet, double scale) override;
    [[nodiscard]] Result<QByteArray> bytes(const ExportChoice& choice) override;
    [[nodiscard]] QString data() override;
    [[nodiscard]] std::vector<MeantColour> colours(const ExportChoice& choice) override;
    [[nodiscard]] Provenance made() const override;
    [[nodiscard]] std::optional<ViewPlace> place() const override { return source_.place; }

private:
    /// Returns the frame; without a size, that of the chart on screen.
    [[nodiscard]] Frame frame_for(const ExportChoice& choice) const;

    const Source source_;
    const QSizeF size_;
    std::unique_ptr<ChartBase> chart_;
};

} // namespace lockstep::gui
