#pragma once

#include "app/gui/exporting/export_kinds.h"

#include <QString>
#include <functional>

namespace lockstep::gui {

/// Returns why this machine cannot write a format; empty if it can.
using FormatCheck = std::function<QString(const ExportKind&)>;

/// The usual check: MP4 and WebM need FFmpeg's libraries and their encoders.
[[nodiscard]] QString why_not_written(const ExportKind& kind);

} // namespace lockstep::gui
