#include "tests/hostile/lying_worker/lies.h"

#include <unistd.h>

namespace lockstep::test {

using nlohmann::json;

Lies lies_in_time() {
    return {
        {"silent", [] { sleep_without_end(); }},
        {"stdout-without-end", [] { repeat(STDOUT_FILENO, many("e\n", 1 << 15)); }},
        {"stderr-without-end", [] { repeat(STDERR_FILENO, many("e\n", 1 << 15)); }},
        {"closes-all",
         [] {
             for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, lines}) {
                 close(descriptor);
             }
             sleep_without_end();
         }},
        {"closes-its-line",
         [] {
             close(lines);
             sleep_without_end();
         }},
        {"leaves-a-child",
         [] {
             if (fork() == 0) {
                 setsid(); // leaves the process group that the program will kill
                 sleep(20);
                 _exit(0);
             }
         }},
        {"answers-and-stays",
         [] {
             say(error(json::array(), 0, "no_device"));
             sleep_without_end();
         }},
    };
}

} // namespace lockstep::test
