#include "tests/hostile/lying_worker/lies.h"

#include <cstdlib>

namespace lockstep::test {
namespace {

using nlohmann::json;

/// Leaves a valid recording, and announces that plain kernels run now.
void capture(const Request& request) {
    leave_recording(request);
    say(json{{"captured", ends({})}}.dump());
}

/// Captures, and announces that a plain kernel of that launch runs.
void begin(const Request& request, std::uint64_t launch, int limit_ms) {
    capture(request);
    say(json{{"plain_begins", {launch, limit_ms}}}.dump());
}

} // namespace

Lies lies_about_plain_kernels() {
    return {
        {"captures-nothing", [](const Request&) { say("{\"captured\":[[]]}"); }},
        {"plain-kernel-of-no-launch", [](const Request& request) { begin(request, huge, 10000); }},
        {"plain-results-without-file",
         [](const Request& request) {
             begin(request, 0, 0);
             say(R"({"plain_ran":[0,{"device":{"name":"","platform":"","version":"","driver":"","cpu":true,)"
                 R"("compute_units":1,"local_memory_bytes":1,"largest_group":1,"global_memory_bytes":1},)"
                 R"("timing":null,"timing_reason":"not asked","outputs":[]}]})");
             say(json{{"recorded", ends({})}}.dump());
         }},
        {"captured-and-no-more",
         [](const Request& request) {
             capture(request);
             say(json{{"recorded", ends({})}}.dump());
         }},
        {"crashes-in-a-plain-kernel",
         [](const Request& request) {
             begin(request, 0, 10000);
             abort();
         }},
        {"cannot-build-a-plain-kernel",
         [](const Request& request) {
             begin(request, 0, 10000);
             say(error(json::array({"build-memory", "4096"}), 0, "cannot_instrument"));
         }},
        {"hangs-in-a-plain-kernel",
         [](const Request& request) {
             begin(request, 0, 100);
             sleep_without_end();
         }},
    };
}

} // namespace lockstep::test
