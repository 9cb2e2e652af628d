#pragma once

namespace lockstep::gui {

/// Clears the upper halves of the processor's vector registers, where it has such. Some of Qt's painting leaves them
/// in use, and then processors (AMD's with AVX-512, for one) take up to four times as long for plain arithmetic,
/// which is compiled for SSE, until somebody clears them.
void clear_upper_halves();

} // namespace lockstep::gui
