#pragma once

namespace lockstep::gui {

/// Clears the upper halves of the processor's vector registers (AVX), if it has them, because some of Qt's
/// painting code leaves them in use. Until they are cleared, some processors (for example AMD's with AVX-512)
/// take up to four times as long for ordinary arithmetic, which is compiled to SSE instructions.
void clear_upper_halves();

} // namespace lockstep::gui
