// A worker that lies. It replaces lockstep-worker and answers as the environment variable LYING_WORKER
// specifies. Whatever it does, the program that started it must keep running.
#include "tests/hostile/lying_worker/lies.h"

#include <cstdlib>
#include <iostream>

int main() {
    using namespace lockstep::test;
    const char* const told = std::getenv("LYING_WORKER");
    const std::string lie = told == nullptr ? "" : told;
    if (lie == "deaf") { // never reads the request
        sleep_without_end();
    }
    std::string line;
    std::getline(std::cin, line);
    for (const auto& lies : {lies_in_lines(), lies_in_recordings(), lies_in_parts(),
                             lies_about_plain_kernels(), lies_in_time()}) {
        if (const auto found = lies.find(lie); found != lies.end()) {
            found->second();
            return 0;
        }
    }
    std::cerr << "there is no lie " << lie << "\n";
    return 1;
}
