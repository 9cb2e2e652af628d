#pragma once

#include "app/gui/exporting/made_for.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/exporting/provenance.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/scene_painter.h"
#include "app/gui/views/shown_picture.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <functional>
#include <vector>

namespace lockstep::gui {

// An exported picture has exactly the size that was asked for:
//
//     title                   texts are laid out at the chosen text size
//     +-------------------+
//     | room: the picture |   fitted: enlarged if it is low, reduced if it needs more space
//     +-------------------+
//     caption
//     footer                  how the file was made

/// What surrounds an exported picture. Texts that are empty take no space.
struct Frame {
    QSizeF size;                            ///< of the whole file, in pixels of 1/96 inch
    double text_points = usual_text_points; ///< size of normal text
    QString title = {};
    QString caption = {};
    QString footer = {};
    bool has_legend = true;
    bool has_error_bars = true; ///< only charts have them
};

/// Where a picture is drawn in a frame. All frames of an animation share it, so that nothing moves.
struct FrameFit {
    QRectF room;              ///< of the picture, in pixels of 1/96 inch
    double text_scale = 1;    ///< of title, caption and footer
    double picture_scale = 1; ///< of the picture and its texts
    QSizeF largest = {};      ///< size of the largest picture; smaller ones start at its top left corner
    friend bool operator==(const FrameFit&, const FrameFit&) = default;
};

/// Lays out a picture for a room, in pixels at a text size of 100 %. The result may be larger than the room.
using MakeScene = std::function<Scene(QSizeF room)>;

/// Returns the fit of one picture. `captions` are all captions that will be shown in the frame: the room leaves
/// space for the longest one.
[[nodiscard]] FrameFit frame_fit(const Frame& frame, const QStringList& captions, const MakeScene& make);
/// Returns the fit of the steps of an animation: every step fits into the room at the same scale.
[[nodiscard]] FrameFit frame_fit(const Frame& frame, const QStringList& captions,
                                 const std::vector<ShownPicture>& steps);
/// Returns the fit of something that can be laid out for any room, such as a chart.
[[nodiscard]] FrameFit frame_fit(const Frame& frame);

/// A scene in a framed picture, enlarged by `scale` and moved to `at`.
struct FramedLayer {
    Scene scene;
    QPointF at;
    double scale = 1;
};

/// A picture in its frame, of exactly the size of the frame.
struct FramedPicture {
    QSizeF size; ///< in pixels of 1/96 inch
    std::vector<FramedLayer> layers;
    QString title; ///< for the metadata
    QString description;
};

/// Returns the picture in its frame. A scene that is larger than the room at the scale of the fit is reduced.
[[nodiscard]] FramedPicture framed(const MakeScene& make, const Frame& frame, const FrameFit& fit);
[[nodiscard]] FramedPicture framed(const ShownPicture& shown, const Frame& frame, const FrameFit& fit);
/// The same with the fit of this picture alone.
[[nodiscard]] FramedPicture framed(const ShownPicture& shown, const Frame& frame);
/// Returns a scene that fills its file, without a frame.
[[nodiscard]] FramedPicture unframed(Scene scene);
/// Returns the frame without a picture.
[[nodiscard]] FramedPicture empty_frame(const Frame& frame, const FrameFit& fit);

/// Paints all layers. The painter's transformation determines the position and the scale.
void paint(QPainter& painter, const FramedPicture& picture, const Theme& theme, Medium medium, Ground ground);

/// Returns the size in pixels of an image with `scale` pixels per 1/96 inch.
[[nodiscard]] QSize pixels_of(QSizeF size, double scale);
/// Renders the picture with exactly pixels_of(size, scale) pixels.
[[nodiscard]] QImage to_image(const FramedPicture& picture, const Theme& theme, double scale = 1,
                              Ground ground = Ground::panel);

/// How a framed picture is written to a file.
struct FileLook {
    Theme theme = Theme();
    double scale = 1; ///< pixels of a PNG per 1/96 inch
    Ground ground = Ground::panel;
    Provenance made = {}; ///< for the metadata
};
/// Returns the picture as a PNG, SVG or PDF file, with the provenance in its metadata. `ending` is "png", "svg" or
/// "pdf". Equal pictures produce identical bytes. Errors: value_not_allowed for other endings and for too many pixels.
[[nodiscard]] Result<QByteArray> framed_bytes(const FramedPicture& picture, const FileLook& look,
                                              const QString& ending);
/// Writes the picture as PNG, SVG or PDF, depending on the file extension. Errors: also cannot_write_file.
Status write_framed(const FramedPicture& picture, const FileLook& look, const std::filesystem::path& path);

} // namespace lockstep::gui
