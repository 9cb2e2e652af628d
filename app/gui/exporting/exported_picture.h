#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/views/shown_picture.h"

namespace lockstep::gui {

/// Exports the picture of a view.
class ExportedPicture final : public Exported {
public:
    /// Exports the picture `shown`. `run` contains the settings with which its session was recorded.
    ExportedPicture(ShownPicture shown, PlaceRun run);

    [[nodiscard]] ExportSubject subject() const override { return ExportSubject::picture; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QSizeF size() const override { return shown_.size; }
    [[nodiscard]] QString narration() const override;
    [[nodiscard]] std::shared_ptr<const Session> session() const override { return shown_.view.session; }
    [[nodiscard]] std::uint32_t step_count() const override { return shown_.view.tick_count(); }
    [[nodiscard]] MissingParts missing() override;
    [[nodiscard]] std::vector<QSizeF> sheets(const ExportChoice& choice) override;
    [[nodiscard]] QImage image(const ExportChoice& choice, std::size_t sheet, double scale) override;
    [[nodiscard]] Result<QByteArray> bytes(const ExportChoice& choice) override;
    [[nodiscard]] std::vector<MeantColour> colours(const ExportChoice& choice) override;
    [[nodiscard]] Provenance made() const override;
    [[nodiscard]] std::optional<ViewPlace> place() const override;

private:
    /// Returns the frame; without a size, that of the picture itself.
    [[nodiscard]] Frame frame_for(const ExportChoice& choice) const;

    const ShownPicture shown_;
    const PlaceRun run_;
};

} // namespace lockstep::gui
