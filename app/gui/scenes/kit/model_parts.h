#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/workspace/cursor.h"
#include "core/session/group_view.h"

#include <memory>
#include <optional>

namespace lockstep::gui {

/// Returns true if the window must first compute the part; false if the part exists, or if pictures compute
/// their parts themselves.
[[nodiscard]] bool is_missing(const GroupView& view, const PartKey& key);

/// Returns the part; null if the model has no such part, or if it is not computed yet.
template <class Key>
[[nodiscard]] std::shared_ptr<const typename Key::Made> part_of(const GroupView& view, const Key& key) {
    return view.only_at_hand ? view.session->at_hand(key).value_or(nullptr) : view.session->part(key);
}

/// Returns the key of the timeline of the cursor's group; empty if the kernel does not fit on a
/// multiprocessor.
[[nodiscard]] std::optional<TimelineOf> timeline_key(const GroupView& view, const Cursor& cursor);
[[nodiscard]] std::shared_ptr<const Timeline> timeline_of(const GroupView& view, const Cursor& cursor);
/// Returns the parts that a picture of the timeline needs: the timeline, if there is one.
[[nodiscard]] std::vector<PartKey> needs_timeline(const GroupView& view, const Cursor& cursor);

/// Returns a scene that replaces a picture until a part that it needs was computed.
[[nodiscard]] Scene waiting_scene(const QString& title, const PartKey& part, QSizeF size);
[[nodiscard]] QString waiting_words(const PartKey& part);

/// Returns the text that replaces the model's pictures if the kernel does not fit on a multiprocessor.
[[nodiscard]] QString does_not_fit_sentence(const GroupView& view);

} // namespace lockstep::gui
