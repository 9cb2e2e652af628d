#pragma once

namespace lockstep::gui {

/// Clears the upper halves of the processor's vector registers, if it has them. Some of Qt's painting code
/// leaves them in use. Some processors (for example AMD's with AVX-512) then take up to four times as long
/// for ordinary arithmetic, which is compiled for SSE, until they are cleared.
void clear_upper_halves();

} // namespace lockstep::gui
