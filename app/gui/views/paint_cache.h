#pragma once

#include "app/gui/theme/fonts.h"

#include <QHash>
#include <QStaticText>
#include <QString>

namespace lockstep::gui {

/// A cache of text layouts, for a view that paints the same words and numbers in each frame. Without it, text
/// layout takes most of a frame.
class PaintCache {
public:
    /// Returns the layout of a single line of text. If it is wider than `room`, it ends with an ellipsis; a
    /// negative `room` means no limit.
    [[nodiscard]] const QStaticText& text(FontRole font, const QString& text, double room);

private:
    struct Key {
        FontRole font{};
        int room = 0;
        QString text;
        friend bool operator==(const Key&, const Key&) = default;
        friend std::size_t qHash(const Key& key, std::size_t seed) {
            return qHashMulti(seed, static_cast<int>(key.font), key.room, key.text);
        }
    };
    QHash<Key, QStaticText> texts_;
};

} // namespace lockstep::gui
