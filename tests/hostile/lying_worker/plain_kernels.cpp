#include "tests/hostile/lying_worker/lies.h"

#include <cstdlib>

namespace lockstep::test {
namespace {

using nlohmann::json;

/// Writes a recording, and reports that the plain kernel of this launch is running.
void begin(std::uint64_t launch, int limit_ms) {
    capture();
    say(json{{"plain_begins", {launch, limit_ms}}}.dump());
}

void capture_nothing() {
    say(R"({"captured":{"bytes":0,"part_ends":[[]]}})");
}

/// Reports that a plain kernel has finished and wrote this many bytes.
void run_plain(std::uint64_t bytes) {
    say(R"({"plain_ran":[0,{"device":{"name":"","platform":"","version":"","driver":"","cpu":true,)"
        R"("compute_units":1,"local_memory_bytes":1,"largest_group":1,"global_memory_bytes":1},)"
        R"("timing":null,"timing_reason":"not asked","outputs":[]},)" +
        std::to_string(bytes) + "]}");
}

void run_plain_twice() {
    begin(0, 0);
    run_plain(0);
    run_plain(0);
    sleep_without_end();
}

} // namespace

Lies lies_about_plain_kernels() {
    return {
        {"captures-nothing", capture_nothing},
        {"plain-kernel-of-no-launch", [] { begin(huge, 10000); }},
        {"plain-results-that-are-not-there",
         [] {
             begin(0, 0);
             run_plain(huge);
             finish();
         }},
        {"plain-results-of-another-size",
         [] {
             begin(0, 0);
             run_plain(3);
             finish();
         }},
        {"plain-results-again", run_plain_twice},
        {"captured-again",
         [] {
             begin(0, 0);
             capture_nothing();
             sleep_without_end();
         }},
        {"captured-and-no-more",
         [] {
             capture();
             say(R"({"recorded":0})");
         }},
        {"crashes-in-a-plain-kernel",
         [] {
             begin(0, 10000);
             abort();
         }},
        {"cannot-build-a-plain-kernel",
         [] {
             begin(0, 10000);
             say(error(json::array({"build-memory", "4096"}), 0, "cannot_instrument"));
         }},
        {"hangs-in-a-plain-kernel",
         [] {
             begin(0, 100);
             sleep_without_end();
         }},
    };
}

} // namespace lockstep::test
