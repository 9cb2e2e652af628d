#include "tests/hostile/lying_worker/lies.h"

namespace lockstep::test {
namespace {

using nlohmann::json;

std::string progress(const json& done, const json& total, const std::string& stage = "count") {
    return json{{"progress", {{"stage", stage}, {"done", done}, {"total", total}}}}.dump();
}

} // namespace

Lies lies_in_lines() {
    return {
        {"endless-line", [](const Request&) { repeat(lines, many("x", 1 << 20)); }},
        {"no-json", [](const Request&) { repeat(lines, many("x\n", 1 << 15)); }},
        {"progress-without-end", [](const Request&) { repeat(lines, many(progress(1, 2) + "\n", 1000)); }},
        {"progress-beyond-its-end", [](const Request&) { repeat(lines, progress(huge, 1) + "\n"); }},
        {"negative-progress", [](const Request&) { say(progress(-5, -1)); }},
        {"unknown-stage", [](const Request&) { say(progress(1, 2, "lunch")); }},
        {"large-answer",
         [](const Request&) { repeat(lines, "{\"devices\":[" + many("[],", 1000000) + "1]}\n"); }},
        {"deep-answer", [](const Request&) { say(many("[", 5000000)); }},
        {"deep-but-whole", [](const Request&) { say(many("[", 100000) + many("]", 100000)); }},
        {"null", [](const Request&) { say("null"); }},
        {"number", [](const Request&) { say("5"); }},
        {"empty-device", [](const Request&) { say("{\"devices\":[{}]}"); }},
        {"unknown-error",
         [](const Request&) {
             say(error(json::array({"a", "b"}), 0, "nope"));
         }},
        {"error-without-arguments", [](const Request&) { say(error(json::array(), 0)); }},
        {"error-with-numbers",
         [](const Request&) {
             say(error(json::array({1, 2}), 0));
         }},
        {"error-far-down",
         [](const Request&) {
             say(error(json::array({"a", "b"}), 1e300));
         }},
        {"cancelled-by-itself", [](const Request&) { say(error(json::array(), 0, "cancelled")); }},
        {"times-of-no-launch", [](const Request&) { say("{\"times\":[[]]}"); }},
        {"another-question",
         [](const Request&) {
             const json nothing = {{"landlock_abi", 0},
                                   {"seccomp", false},
                                   {"no_new_privileges", false},
                                   {"no_core_dumps", false}};
             say(json{{"devices", json::array()}, {"protection", nothing}}.dump());
         }},
    };
}

} // namespace lockstep::test
