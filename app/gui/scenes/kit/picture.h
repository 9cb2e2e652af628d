#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"
#include "app/words/picture_words.h"
#include "core/session/group_view.h"

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// The parts of the cursor that a scene depends on, in addition to its launch and group. Changes of the other
/// parts only redraw the overlay; lane and cycle never change the scene.
enum class Follows : std::uint8_t {
    group, ///< nothing else: the same scene at every step
    tick,
    warp,
    step, ///< tick and warp: one step of a warp, with its held pass
};
/// True if both cursors, in one session, have the same scene.
[[nodiscard]] bool is_same_scene(Follows follows, const Cursor& a, const Cursor& b);

/// The position in a picture under the pointer.
struct Pointed {
    SceneId id;
    QPointF at; ///< in the scene
    friend bool operator==(const Pointed&, const Pointed&) = default;
};

/// The target of a click: the specified parts of the cursor change, the others stay.
struct Destination {
    std::optional<Group> group = std::nullopt;
    std::optional<Warp> warp = std::nullopt;
    std::optional<Lane> lane = std::nullopt;
    std::optional<Tick> tick = std::nullopt;
    std::optional<Cycle> cycle = std::nullopt;
    std::optional<std::uint32_t> pass = std::nullopt; ///< to hold; released if it is already held
    friend bool operator==(const Destination&, const Destination&) = default;
};

/// The default hover: a frame around the thing under the pointer.
[[nodiscard]] Scene frame_of_pointed(const GroupView& view, const Scene& scene, const Pointed& pointed);
/// Defaults for pictures without needed parts, overlay, tooltip or click target.
[[nodiscard]] std::vector<PartKey> no_needs(const GroupView& view, const Cursor& cursor);
[[nodiscard]] Scene no_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);
[[nodiscard]] QString no_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                 const Pointed& pointed);
[[nodiscard]] Destination no_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                   const Pointed& pointed);

/// A picture applies to every run, unless its row specifies otherwise.
[[nodiscard]] WhyNoPicture applies_always(const GroupView& view);

/// The tabs of the window's centre, in their order. `none`: only `render` shows the picture.
enum class Tab : std::uint8_t { stage, multiprocessor, memory, flow, compare, findings, none };
inline constexpr std::size_t tabs = static_cast<std::size_t>(Tab::none);

/// A picture of the window and the command line: a row of the table in scenes/pictures.cpp, made in
/// the picture's own folder.
///
///     needs   --> made off the window's thread, then
///     scene   --> shapes with ids: drawn once, cached as pixels
///     overlay --> cursor and selection on top, redrawn when they move
///     tooltip, click <-- the id and the position under the pointer
struct Picture {
    const char* name;  ///< on the command line: "stage"
    const char* title; ///< English; translated in the context "Pictures"
    const char* icon;
    Tab tab = Tab::none;
    /// The text of its button in the tab, as short as possible. English; translated in the context "Views".
    const char* label = "";
    /// What it shows, in one sentence. English; translated in the context "Pictures".
    const char* caption;
    Follows follows = Follows::group;
    /// Parts of the model that the scene, its overlay and its tooltips show. Until they exist, the scene
    /// states that they are being computed.
    std::vector<PartKey> (*needs)(const GroupView&, const Cursor&) = no_needs;
    /// Why it has nothing to show for this launch; none: it applies.
    WhyNoPicture (*applies)(const GroupView&) = applies_always;
    Scene (*scene)(const GroupView&, const Cursor&, QSizeF, const SceneOptions&);
    /// Drawn over the scene that was made for the same group; reads positions from the scene.
    Scene (*overlay)(const GroupView&, const Cursor&, const Scene&) = no_overlay;
    /// Drawn on top while the pointer is at a position.
    Scene (*hover)(const GroupView&, const Scene&, const Pointed&) = frame_of_pointed;
    /// A few lines of rich text; empty if there is nothing to show.
    QString (*tooltip)(const GroupView&, const Cursor&, const Scene&, const Pointed&) = no_tooltip;
    Destination (*click)(const GroupView&, const Cursor&, const Scene&, const Pointed&) = no_click;
};

/// Parts that the picture needs and the window must still have computed; empty if pictures compute their
/// parts themselves.
[[nodiscard]] std::vector<PartKey> missing_parts(const Picture& picture, const GroupView& view,
                                                 const Cursor& cursor);
/// The scene with its overlay, as it is exported.
[[nodiscard]] Scene whole_scene(const Picture& picture, const GroupView& view, const Cursor& cursor,
                                QSizeF size, const SceneOptions& options);

} // namespace lockstep::gui
