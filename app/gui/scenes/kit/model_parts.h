#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/scenes/kit/scene.h"
#include "core/session/group_view.h"

#include <memory>
#include <optional>

namespace lockstep::gui {

/// True where the window has yet to have the part made; false also where pictures make what they need.
[[nodiscard]] bool is_missing(const GroupView& view, const PartKey& key);

/// The part itself; null where there is none, or where it is missing.
template <class Key>
[[nodiscard]] std::shared_ptr<const typename Key::Made> part_of(const GroupView& view, const Key& key) {
    return view.only_at_hand ? view.session->at_hand(key).value_or(nullptr) : view.session->part(key);
}

/// The timeline of the cursor's group; none where the kernel fits on no multiprocessor.
[[nodiscard]] std::optional<TimelineOf> timeline_key(const GroupView& view, const Cursor& cursor);
[[nodiscard]] std::shared_ptr<const Timeline> timeline_of(const GroupView& view, const Cursor& cursor);
/// The timeline, where there is one, as what a picture needs.
[[nodiscard]] std::vector<PartKey> needs_timeline(const GroupView& view, const Cursor& cursor);

/// What stands in a picture's place until a part that it needs arrives.
[[nodiscard]] Scene waiting_scene(const QString& title, const PartKey& part, QSizeF size);
[[nodiscard]] QString waiting_words(const PartKey& part);

/// The sentence instead of the model's pictures, for a kernel that fits on no multiprocessor.
[[nodiscard]] QString does_not_fit_sentence(const GroupView& view);

} // namespace lockstep::gui
