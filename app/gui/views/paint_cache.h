#pragma once

#include "app/gui/theme/fonts.h"

#include <QHash>
#include <QStaticText>
#include <QString>

namespace lockstep::gui {

/// A cache of laid-out texts, for a view that paints the same words and numbers in each frame: without it,
/// text layout takes most of a frame.
class PaintCache {
public:
    /// A single line of text, shortened with an ellipsis if wider than `room`; below 0: never shortened.
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
