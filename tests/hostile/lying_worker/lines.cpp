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
        {"endless-line", [] { repeat(lines, many("x", 1 << 20)); }},
        {"no-json", [] { repeat(lines, many("x\n", 1 << 15)); }},
        {"progress-without-end", [] { repeat(lines, many(progress(1, 2) + "\n", 1000)); }},
        {"progress-beyond-its-end", [] { repeat(lines, progress(huge, 1) + "\n"); }},
        {"negative-progress", [] { say(progress(-5, -1)); }},
        {"unknown-stage", [] { say(progress(1, 2, "lunch")); }},
        {"large-answer", [] { repeat(lines, "{\"devices\":[" + many("[],", 1000000) + "1]}\n"); }},
        {"deep-answer", [] { say(many("[", 5000000)); }},
        {"deep-but-whole", [] { say(many("[", 100000) + many("]", 100000)); }},
        {"null", [] { say("null"); }},
        {"number", [] { say("5"); }},
        {"empty-device", [] { say("{\"devices\":[{}]}"); }},
        {"unknown-error",
         [] {
             say(error(json::array({"a", "b"}), 0, "nope"));
         }},
        {"error-without-arguments", [] { say(error(json::array(), 0)); }},
        {"error-with-numbers",
         [] {
             say(error(json::array({1, 2}), 0));
         }},
        {"error-far-down",
         [] {
             say(error(json::array({"a", "b"}), 1e300));
         }},
        {"cancelled-by-itself", [] { say(error(json::array(), 0, "cancelled")); }},
        {"times-of-no-launch", [] { say("{\"times\":[[]]}"); }},
        {"another-question",
         [] {
             const json nothing = {{"landlock_abi", 0},
                                   {"seccomp", false},
                                   {"no_new_privileges", false},
                                   {"no_core_dumps", false}};
             say(json{{"devices", json::array()}, {"protection", nothing}}.dump());
         }},
    };
}

} // namespace lockstep::test
