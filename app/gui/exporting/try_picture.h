#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/scenes/tryit/try_scene.h"
#include "app/gui/workspace/cursor.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <QSizeF>
#include <memory>
#include <string>

namespace lockstep::gui {

/// The layout that a place names, as the name of its array and a choice. Without a name, it is the array with the most
/// conflicts; without a padding and a swizzle, the recorded layout.
struct PlaceLayout {
    std::string array;
    LayoutChoice chosen = recorded_layout;
};
/// Returns the layout of a place, whose padding and swizzle are known ones.
[[nodiscard]] PlaceLayout layout_of(const ViewPlace& place);
/// Adds a layout to a place.
void set_layout(ViewPlace& place, const TriedArray& array, LayoutChoice chosen);

/// Counts the layouts of an array, and simulates the chosen one. The request is that of the cursor's step. Errors:
/// value_not_allowed if the launch has no such array; those of try_array() and MapCycles::of().
[[nodiscard]] Result<TryPicture> tried_picture(const std::shared_ptr<const Session>& session,
                                               const Cursor& cursor, const PlaceLayout& layout,
                                               const ProgressSink& progress = {});

/// Returns a function that lays out the layouts of an array for a room.
[[nodiscard]] MakeScene try_maker(const TryPicture& picture);

/// Exports the picture of the page "Try it".
class ExportedTrial final : public Exported {
public:
    /// `size` is the size on screen, in pixels at a text size of 100 %. `shown` is the place in the window, without the
    /// layout.
    ExportedTrial(TryPicture picture, QSizeF size, ViewPlace shown);

    [[nodiscard]] ExportSubject subject() const override { return ExportSubject::trial; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString name() const override { return QStringLiteral("try-it"); }
    [[nodiscard]] QSizeF size() const override { return size_; }
    [[nodiscard]] QString narration() const override { return try_sentence(picture_); }
    [[nodiscard]] std::vector<QSizeF> sheets(const ExportChoice& choice) override;
    [[nodiscard]] QImage image(const ExportChoice& choice, std::size_t sheet, double scale) override;
    [[nodiscard]] Result<QByteArray> bytes(const ExportChoice& choice) override;
    [[nodiscard]] std::vector<MeantColour> colours(const ExportChoice& choice) override;
    [[nodiscard]] Provenance made() const override;
    [[nodiscard]] std::optional<ViewPlace> place() const override;

private:
    [[nodiscard]] Frame frame_for(const ExportChoice& choice) const;
    [[nodiscard]] FramedPicture picture(const ExportChoice& choice) const;

    const TryPicture picture_;
    const QSizeF size_;
    const ViewPlace shown_;
};

} // namespace lockstep::gui
