#include "tests/hostile/lying_worker/lies.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace lockstep::test {
namespace {

using nlohmann::json;

/// Returns lies about the parts of a log that exceed the memory budget and are stored in a file.
Lies lies_about_kept_parts() {
    return {
        {"no-launches-answered", [] { record(json::array()); }},
        {"paths-in-parts",
         [] {
             record(json::array({json::array({json::array({0, 8, "/etc/passwd"})})}));
         }},
        {"parts-beyond-the-launch", [] { record(ends({huge})); }},
        {"parts-that-descend",
         [] {
             record(ends({2, 1}));
         }},
        {"empty-part", [] { record(ends({0})); }},
        {"parts-that-are-not-there",
         [] {
             record(ends({2, 4}));
         }},
        {"part-of-another-size",
         [] {
             (void)!write(spill, "12345678", 8);
             record(ends({4}));
         }},
        {"rubbish-in-a-part",
         [] {
             const std::string rubbish = many("\x7f", truth("part").size());
             (void)!write(spill, rubbish.data(), rubbish.size());
             record(ends({4}));
         }},
    };
}

/// Returns lies that misuse the shared memory, which the program has created.
Lies lies_about_memory() {
    return {
        {"keeps-its-memory-mapped",
         [] {
             (void)!ftruncate(stream, 4096);
             (void)mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, stream, 0);
             record();
             sleep_without_end();
         }},
        {"cannot-be-sealed",
         [] {
             fcntl(stream, F_ADD_SEALS, F_SEAL_SEAL);
             record();
         }},
        {"memory-that-nobody-wrote",
         [] {
             (void)!ftruncate(stream, off_t{1} << 40);
             record();
         }},
        {"cuts-its-memory",
         [] {
             capture();
             (void)!ftruncate(stream, 100);
             say(R"({"recorded":0})");
         }},
        {"a-recording-that-is-larger-than-memory",
         [] {
             say(json{{"captured", {{"bytes", huge}, {"part_ends", ends({})}}}}.dump() +
                 "\n{\"recorded\":0}");
         }},
        {"memory-of-its-own",
         [] {
             dup2(memfd_create("mine", 0), stream);
             record();
         }},
        {"a-folder-instead-of-memory",
         [] {
             dup2(open("/etc", O_RDONLY), stream);
             record();
         }},
        {"changes-its-memory",
         [] {
             keep_changing(stream, truth("recording").size());
             record();
             sleep_without_end();
         }},
    };
}

} // namespace

Lies lies_in_recordings() {
    Lies lies = {
        {"no-recording", [] { say("{\"recorded\":0}"); }},
        {"rubbish",
         [] {
             (void)!write(stream, many("\x7f", 1000).data(), 1000);
             say(json{{"captured", {{"bytes", 1000}, {"part_ends", ends({})}}}}.dump());
             say(R"({"recorded":0})");
         }},
        {"true", [] { record(); }},
    };
    lies.merge(lies_about_kept_parts());
    lies.merge(lies_about_memory());
    return lies;
}

} // namespace lockstep::test
