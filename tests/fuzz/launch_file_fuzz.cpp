// Feeds arbitrary bytes to the reader of launch files, and passes accepted launch files to the writer and to
// the code that makes arguments. The launch files of tests/kernels can be the initial corpus.

#include "tests/support/sim_reading.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    if (const auto flaw = lockstep::test::flaw_in_reading(text)) {
        std::fprintf(stderr, "%s\n", flaw->c_str());
        std::abort();
    }
    return 0;
}
