#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/scenes/kit/scene.h"
#include "core/session/group_view.h"

#include <memory>
#include <optional>

namespace lockstep::gui {

/// True if the window must still have the part computed; false if it exists, or if pictures compute their
/// parts themselves.
[[nodiscard]] bool is_missing(const GroupView& view, const PartKey& key);

/// The part itself; null if there is none, or if it is missing.
template <class Key>
[[nodiscard]] std::shared_ptr<const typename Key::Made> part_of(const GroupView& view, const Key& key) {
    return view.only_at_hand ? view.session->at_hand(key).value_or(nullptr) : view.session->part(key);
}

/// The timeline of the cursor's group; empty if the kernel does not fit on a multiprocessor.
[[nodiscard]] std::optional<TimelineOf> timeline_key(const GroupView& view, const Cursor& cursor);
[[nodiscard]] std::shared_ptr<const Timeline> timeline_of(const GroupView& view, const Cursor& cursor);
/// The parts that a picture of the timeline needs: the timeline, if there is one.
[[nodiscard]] std::vector<PartKey> needs_timeline(const GroupView& view, const Cursor& cursor);

/// Replaces a picture until a part that it needs arrives.
[[nodiscard]] Scene waiting_scene(const QString& title, const PartKey& part, QSizeF size);
[[nodiscard]] QString waiting_words(const PartKey& part);

/// The sentence shown instead of the model's pictures for a kernel that does not fit on a multiprocessor.
[[nodiscard]] QString does_not_fit_sentence(const GroupView& view);

} // namespace lockstep::gui
