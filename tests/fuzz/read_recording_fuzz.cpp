// Feeds arbitrary bytes to the reader of recordings, checksums passed over, and what comes out to the
// analyses.

#include "core/session/pipeline.h"
#include "core/trace/recording_reader.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto source = lockstep::bytes_in_memory(std::as_bytes(std::span(data, size)));
    auto recording = lockstep::read_recording_from(*source, {"fuzz", false}, {});
    if (recording.ok()) {
        (void)lockstep::analyse(std::make_shared<lockstep::Recording>(std::move(*recording)), {});
    }
    return 0;
}
