// Feeds arbitrary bytes to the reader of packed runs, which ignores checksums here, and to the reader of descriptions of
// devices. What they accept is written and read again, and must be the same. The initial corpus can be files of
// `lockstep-cli pack ... -o` and the text of `lockstep-record --describe`.

#include "core/base/descriptor.h"
#include "core/pack/described_device.h"
#include "core/pack/pack_file.h"
#include "core/pack/pack_json.h"
#include "tests/support/recordings.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using namespace lockstep;

void check(bool condition) {
    if (!condition) {
        std::abort();
    }
}

Result<PackedRun> read(std::span<const std::byte> bytes) {
    return read_pack(*test::bytes_in_memory(bytes), {.path = "fuzz", .check_sums = false});
}

std::vector<std::byte> written(const PackedRun& run) {
    const Descriptor memory(memfd_create("pack", MFD_CLOEXEC));
    DescriptorSink sink(memory.number());
    check(write_pack(run, sink).ok());
    std::vector<std::byte> bytes(sink.written());
    check(pread(memory.number(), bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(bytes.size()));
    return bytes;
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (const auto devices = descriptions_from({reinterpret_cast<const char*>(data), size})) {
        const std::string text = descriptions_json(*devices).dump();
        const auto again = descriptions_from(text);
        check(again && descriptions_json(*again).dump() == text);
    }
    if (const auto run = read(std::as_bytes(std::span(data, size)))) {
        const auto again = read(written(*run));
        check(again.ok() && pack_json(*again).text == pack_json(*run).text);
    }
    return 0;
}
