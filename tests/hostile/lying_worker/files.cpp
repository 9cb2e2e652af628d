#include "tests/hostile/lying_worker/lies.h"

#include <cstdlib>
#include <fstream>
#include <sys/stat.h>

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// Leaves a valid recording, and answers with these ends of its parts.
void record(const Request& request, const json& part_ends) {
    leave_recording(request);
    say(json{{"recorded", part_ends}}.dump());
}

void file_of(const fs::path& path, std::uint64_t bytes) {
    std::ofstream(path, std::ios::binary) << std::string(bytes, '\x7f');
}

std::uint64_t number_in_environment(const char* name) {
    const char* const text = std::getenv(name);
    return text == nullptr ? 0 : std::strtoull(text, nullptr, 10);
}

} // namespace

Lies lies_in_files() {
    const json whole = ends({}); // one launch, not split into parts
    return {
        {"no-file",
         [whole](const Request&) {
             say(json{{"recorded", whole}}.dump());
         }},
        {"fifo",
         [whole](const Request& request) {
             mkfifo(request.out.c_str(), 0600);
             say(json{{"recorded", whole}}.dump());
         }},
        {"link",
         [whole](const Request& request) {
             fs::create_symlink(std::getenv("LYING_WORKER_RECORDING"), request.out);
             say(json{{"recorded", whole}}.dump());
         }},
        {"no-recording",
         [whole](const Request& request) {
             file_of(request.out, 1000);
             say(json{{"recorded", whole}}.dump());
         }},
        {"no-launches-answered", [](const Request& request) { record(request, json::array()); }},
        {"paths-in-parts",
         [](const Request& request) {
             record(request, json::array({json::array({json::array({0, 8, "/etc/passwd"})})}));
         }},
        {"parts-beyond-the-launch", [](const Request& request) { record(request, ends({huge})); }},
        {"parts-that-descend",
         [](const Request& request) {
             record(request, ends({2, 1}));
         }},
        {"empty-part", [](const Request& request) { record(request, ends({0})); }},
    };
}

Lies lies_in_parts() {
    return {
        {"parts-without-files",
         [](const Request& request) {
             record(request, ends({2, 4}));
         }},
        {"part-of-another-size",
         [](const Request& request) {
             file_of(request.parts / "0.0", 8);
             record(request, ends({4}));
         }},
        {"linked-part",
         [](const Request& request) {
             fs::create_symlink("/dev/zero", request.parts / "0.0");
             record(request, ends({4}));
         }},
        {"rubbish-in-a-part",
         [](const Request& request) {
             file_of(request.parts / "0.0", number_in_environment("LYING_WORKER_PART_BYTES"));
             record(request, ends({4}));
         }},
    };
}

} // namespace lockstep::test
