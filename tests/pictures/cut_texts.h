#pragma once

#include <QStringList>
#include <QWidget>

namespace lockstep::gui {

/// Texts of labels, buttons and boxes to choose from that are in sight below the widget and have less room than
/// they need, each with how many pixels are missing. What a scroll area shows a part of counts as a whole.
[[nodiscard]] QStringList cut_texts(const QWidget& top);

} // namespace lockstep::gui
