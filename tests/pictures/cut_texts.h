#pragma once

#include <QStringList>
#include <QWidget>

namespace lockstep::gui {

/// Returns the visible texts of labels, buttons and combo boxes below the widget that have less room than
/// they need, each with the number of missing pixels. Content that a scroll area shows only partly counts as
/// visible.
[[nodiscard]] QStringList cut_texts(const QWidget& top);

} // namespace lockstep::gui
