// Feeds arbitrary bytes to the reader of saved sweeps.

#include "core/recording/recommendations.h"
#include "tests/fuzz/fuzzed_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const lockstep::test::FuzzedFile file("recommendations.json");
    file.hold({data, size});
    const auto all = lockstep::remembered(file.path());
    for (const lockstep::RememberedBest& entry : all) {
        (void)lockstep::best_known(all, {}, entry.what, entry.kept);
    }
    return 0;
}
