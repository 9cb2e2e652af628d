#pragma once

#include "app/gui/handout/handout.h"

#include <QByteArray>

namespace lockstep::gui {

/// Returns a handout as a PDF file with A4 pages, in the light theme. No picture is cut, and no heading is the
/// last part of a page.
[[nodiscard]] QByteArray handout_pdf(const Handout& handout);

} // namespace lockstep::gui
