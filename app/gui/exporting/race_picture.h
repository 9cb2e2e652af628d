#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/scenes/model/race_scene.h"
#include "core/race/race.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// The runs of a race, as they are named in a comparison.
using RacingSessions = std::vector<std::shared_ptr<const Session>>;

/// Makes the race of sessions, at a time of its clock; without a time, at its end. Errors: value_not_allowed
/// {key, value, allowed} if the runs cannot race, or if the race does not last that long; cancelled.
[[nodiscard]] Result<ShownRace> race_of(const RacingSessions& sessions, std::optional<std::uint64_t> time,
                                        const ProgressSink& progress = {});

/// Returns a function that lays out a race for a room.
[[nodiscard]] MakeScene race_maker(const ShownRace& shown);

/// Exports the picture of a race at its time, or the moving race as an animation or a player.
class ExportedRace final : public Exported {
public:
    /// `size` is the size on screen, in pixels at a text size of 100 %. `data` is its result as CSV.
    ExportedRace(ShownRace shown, QSizeF size, QString data);

    [[nodiscard]] ExportSubject subject() const override { return ExportSubject::race; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString name() const override { return QStringLiteral("race"); }
    [[nodiscard]] QSizeF size() const override { return size_; }
    [[nodiscard]] std::shared_ptr<const Session> session() const override;
    [[nodiscard]] std::vector<std::shared_ptr<const Session>> others() const override;
    [[nodiscard]] QString contents(const ExportKind& kind) const override;
    [[nodiscard]] std::vector<QSizeF> sheets(const ExportChoice& choice) override;
    [[nodiscard]] QImage image(const ExportChoice& choice, std::size_t sheet, double scale) override;
    [[nodiscard]] Result<QByteArray> bytes(const ExportChoice& choice) override;
    [[nodiscard]] QString data() override { return data_; }
    [[nodiscard]] std::vector<MeantColour> colours(const ExportChoice& choice) override;
    [[nodiscard]] Provenance made() const override;
    [[nodiscard]] std::optional<ViewPlace> place() const override;

private:
    [[nodiscard]] Frame frame_for(const ExportChoice& choice) const;
    [[nodiscard]] FramedPicture picture(const ExportChoice& choice) const;

    const ShownRace shown_;
    const QSizeF size_;
    const QString data_;
};

} // namespace lockstep::gui
