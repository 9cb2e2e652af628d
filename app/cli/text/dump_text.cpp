#include "app/cli/text/dump_text.h"

#include "app/words/visible_text.h"
#include "core/kernel/scalar_value.h"
#include "core/kernel/sim/sim_header.h"
#include "core/session/dumped_buffers.h"

namespace lockstep {
namespace {

std::string buffer_text(const DumpedBuffer& buffer) {
    const Scalar named = buffer.scalar == Scalar::bytes ? Scalar::uint8 : buffer.scalar;
    const SimArgument header = {.size = buffer.bytes.size(), .type = named, .hex = buffer.hex};
    return "\n# " + visible_line(buffer.name) + ", as the " +
           (buffer.is_plain ? "original" : "instrumented") + " kernel left it" +
           (buffer.is_plain ? "" : "; the original kernel did not run") + "\n" + sim_header_text(header) +
           "\n" + values_text(buffer.bytes, named, buffer.hex);
}

} // namespace

std::string dump_text(const Recording& recording) {
    std::string text;
    for (const DumpedBuffer& buffer : dumped_buffers(recording)) {
        text += buffer_text(buffer);
    }
    return text;
}

} // namespace lockstep
