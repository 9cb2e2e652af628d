#pragma once

#include "app/gui/exporting/exported.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// Exports a whole run: as a player, as a report, or as data for other programs. It has no picture, and its files are
/// not made by bytes().
class ExportedRun final : public Exported {
public:
    /// Exports the run that `view` shows. `shown` is the place in the window, with its run: a player begins there.
    ExportedRun(const GroupView& view, ViewPlace shown);

    [[nodiscard]] ExportSubject subject() const override { return ExportSubject::run; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString proposed_title() const override { return name(); }
    /// Returns the name of the experiment or file, without its folder: "interleaved".
    [[nodiscard]] QString name() const override;
    [[nodiscard]] std::shared_ptr<const Session> session() const override { return session_; }
    [[nodiscard]] std::uint32_t step_count() const override { return steps_; }
    [[nodiscard]] QString contents(const ExportKind& kind) const override;
    [[nodiscard]] std::vector<QSizeF> sheets(const ExportChoice& choice) override;
    [[nodiscard]] QImage image(const ExportChoice& choice, std::size_t sheet, double scale) override;
    [[nodiscard]] Result<QByteArray> bytes(const ExportChoice& choice) override;
    [[nodiscard]] std::vector<MeantColour> colours(const ExportChoice& choice) override;
    [[nodiscard]] Provenance made() const override;
    [[nodiscard]] std::optional<ViewPlace> place() const override { return shown_; }

private:
    const std::shared_ptr<const Session> session_;
    const std::uint32_t steps_;
    const ViewPlace shown_;
};

} // namespace lockstep::gui
