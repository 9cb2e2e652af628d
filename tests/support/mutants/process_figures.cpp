#include "tests/support/mutants/process_figures.h"

#include <ctime>
#include <fstream>
#include <string>

namespace lockstep::test {

void forget_peak_memory() {
    std::ofstream("/proc/self/clear_refs") << "5"; // resets the peak, see proc(5)
}

std::uint64_t peak_memory() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:")) {
            return 1024 * std::stoull(line.substr(6));
        }
    }
    return 0;
}

double processor_seconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

} // namespace lockstep::test
