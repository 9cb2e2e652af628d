#pragma once

#include "app/gui/scenes/kit/picture.h"

#include <QRect>
#include <QString>
#include <cstdint>

namespace lockstep::gui {

/// What a screen reader needs of a widget that shows a scene; see make_pictures_accessible().
class ReadableScene {
public:
    ReadableScene() = default;
    ReadableScene(const ReadableScene&) = delete;
    ReadableScene& operator=(const ReadableScene&) = delete;
    virtual ~ReadableScene() = default;

    [[nodiscard]] virtual const Scene& scene() const = 0;
    /// Returns the number of scenes that were shown: it changes with the scene.
    [[nodiscard]] virtual std::uint64_t scene_number() const = 0;
    /// Returns where a part of the scene is on the screen.
    [[nodiscard]] virtual QRect on_screen(const QRectF& part) const = 0;
    /// Returns the tooltip as a few lines of rich text; empty if there is nothing to show.
    [[nodiscard]] virtual QString tooltip_of(const Pointed& place) const = 0;
    /// Returns what the keys have chosen.
    [[nodiscard]] virtual SceneId current_part() const = 0;
    /// Does what a click at this place of the scene does.
    virtual void click_at(const Pointed& place) = 0;
};

} // namespace lockstep::gui
