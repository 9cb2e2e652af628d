#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"
#include "app/gui/workspace/cursor.h"
#include "app/words/picture_words.h"
#include "core/session/group_view.h"

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// The members of the cursor on which a scene depends, in addition to the launch and the group. Changes of
/// other members only redraw the overlay; lane and cycle never change the scene.
enum class Follows : std::uint8_t {
    group, ///< only launch and group: the scene is the same at every step
    tick,
    warp,
    step, ///< tick and warp: shows one step of a warp, with its held pass
};
/// Returns whether two cursors in one session result in the same scene.
[[nodiscard]] bool is_same_scene(Follows follows, const Cursor& a, const Cursor& b);

/// The shape and position under the pointer.
struct Pointed {
    SceneId id;
    QPointF at; ///< position of the pointer in scene coordinates
    friend bool operator==(const Pointed&, const Pointed&) = default;
};

/// The target of a click: members of the cursor that are set here change, the others stay.
struct Destination {
    std::optional<Group> group = std::nullopt;
    std::optional<Warp> warp = std::nullopt;
    std::optional<Lane> lane = std::nullopt;
    std::optional<Tick> tick = std::nullopt;
    std::optional<Cycle> cycle = std::nullopt;
    std::optional<std::uint32_t> pass = std::nullopt; ///< pass to hold; released if it is already held
    friend bool operator==(const Destination&, const Destination&) = default;
};

/// Returns the default hover: a frame around the object under the pointer.
[[nodiscard]] Scene frame_of_pointed(const GroupView& view, const Scene& scene, const Pointed& pointed);
/// Defaults for pictures without required parts, overlay, tooltip or click target.
[[nodiscard]] std::vector<PartKey> no_needs(const GroupView& view, const Cursor& cursor);
[[nodiscard]] Scene no_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);
[[nodiscard]] QString no_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                 const Pointed& pointed);
[[nodiscard]] Destination no_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                   const Pointed& pointed);

/// Returns WhyNoPicture::none. Default for pictures that apply to every launch.
[[nodiscard]] WhyNoPicture applies_always(const GroupView& view);

/// The tabs of the window, in display order. A picture with the tab `none` is only available in `lockstep
/// render`.
enum class Tab : std::uint8_t { stage, multiprocessor, memory, flow, compare, findings, none };
inline constexpr std::size_t tabs = static_cast<std::size_t>(Tab::none);

/// A picture of the window and the command line. Each picture is a row of the table in scenes/pictures.cpp
/// and is implemented in a folder of its own.
///
///     needs   --> computed in another thread, then
///     scene   --> shapes with ids: drawn once, cached as pixels
///     overlay --> cursor and selection on top, redrawn when they move
///     tooltip, click <-- the id and the position under the pointer
struct Picture {
    const char* name;  ///< name on the command line: "stage"
    const char* title; ///< English; translated in the context "Pictures"
    const char* icon;
    Tab tab = Tab::none;
    /// Text of its button in the tab, as short as possible. English; translated in the context "Views".
    const char* label = "";
    /// One sentence that says what the picture shows. English; translated in the context "Pictures".
    const char* caption;
    Follows follows = Follows::group;
    /// Returns the parts of the model that the scene, its overlay and its tooltips show. Until these parts
    /// exist, the scene says that they are being computed.
    std::vector<PartKey> (*needs)(const GroupView&, const Cursor&) = no_needs;
    /// Returns why the picture has nothing to show for this launch; `none` if it applies.
    WhyNoPicture (*applies)(const GroupView&) = applies_always;
    Scene (*scene)(const GroupView&, const Cursor&, QSizeF, const SceneOptions&);
    /// Draws the overlay over the scene of the same group; reads positions from that scene.
    Scene (*overlay)(const GroupView&, const Cursor&, const Scene&) = no_overlay;
    /// Draws what appears while the pointer is at a position.
    Scene (*hover)(const GroupView&, const Scene&, const Pointed&) = frame_of_pointed;
    /// Returns the tooltip as a few lines of rich text; empty if there is nothing to show.
    QString (*tooltip)(const GroupView&, const Cursor&, const Scene&, const Pointed&) = no_tooltip;
    Destination (*click)(const GroupView&, const Cursor&, const Scene&, const Pointed&) = no_click;
};

/// Returns the parts that the picture needs and that the window must first compute; empty if pictures compute
/// their parts themselves.
[[nodiscard]] std::vector<PartKey> missing_parts(const Picture& picture, const GroupView& view,
                                                 const Cursor& cursor);
/// Returns the scene with its overlay, for export.
[[nodiscard]] Scene whole_scene(const Picture& picture, const GroupView& view, const Cursor& cursor,
                                QSizeF size, const SceneOptions& options);

} // namespace lockstep::gui
