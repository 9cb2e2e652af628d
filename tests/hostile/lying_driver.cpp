// An OpenCL driver without a device. As soon as it is loaded, it tries actions that a driver must not be able
// to do. It writes the names of successful attempts to the file "attempts" in the folder for temporary files,
// with "needs: NAME" for actions that a driver must be able to do. LYING_DRIVER_HOME is the folder that it
// attacks.
#include "tests/hostile/attempts.h"

#include <cstdlib>
#include <fstream>

namespace {

using namespace lockstep::test;

std::filesystem::path folder_in(const char* variable) {
    const char* const value = std::getenv(variable);
    return value == nullptr ? "" : value;
}

struct Driver {
    Driver() {
        const AttemptPlaces places{folder_in("LYING_DRIVER_HOME"), folder_in("TMPDIR")};
        std::error_code ignored;
        std::filesystem::copy_file("/bin/true", places.scratch / "program", ignored);
        std::ofstream succeeded(places.scratch / "attempts");
        for (const Attempt& need : needs_of_drivers(places)) {
            succeeded << (need.does() ? "needs: " + std::string(need.name) + "\n" : "");
        }
        for (const auto& attempts : {attempts_on_files(places), attempts_by_calls(places)}) {
            for (const Attempt& attempt : attempts) {
                succeeded << (attempt.does() ? std::string(attempt.name) + "\n" : "");
            }
        }
        succeeded << "done\n";
    }
};

const Driver driver;

} // namespace
