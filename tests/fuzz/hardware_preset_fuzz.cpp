// Feeds arbitrary bytes to the reader of presets, and computes a kernel's occupancy with the presets that it
// accepts.

#include "core/hardware/presets.h"
#include "core/schedule/occupancy.h"
#include "tests/fuzz/fuzzed_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const lockstep::test::FuzzedFile file("fuzzed.json");
    file.hold({data, size});
    if (const auto model = lockstep::hardware_preset("fuzzed", file.path().parent_path()); model.ok()) {
        (void)lockstep::occupancy({.group_items = 96, .item_registers = 40, .local_bytes = 1000}, *model);
    }
    return 0;
}
