#include "tests/hostile/lying_worker/lies.h"

#include <fcntl.h>
#include <unistd.h>

namespace lockstep::test {
namespace {

using nlohmann::json;

/// Returns the true message about the part, with the number at index `place` replaced. The indexes are 0:
/// launch, 1 and 2: groups, 3: events, 4: values, 5: whether there are values, 6: bytes of the header.
json told(std::size_t place = 0, const json& number = 0) {
    json numbers = json::parse(truth("part.json"));
    numbers.at(place) = number;
    return {{"part", numbers}};
}

void leave_part() {
    const std::string bytes = truth("part");
    (void)!pwrite(part, bytes.data(), bytes.size(), 0);
}

/// Makes a lie that writes a part and announces it with one wrong number. Everything else is true.
Lie says_of_a_part(std::size_t place, const json& number) {
    return [place, number] {
        leave_part();
        say(told(place, number).dump());
        record();
    };
}

/// Makes a lie that writes a part, changes its memory, and announces it truthfully.
Lie after(const std::function<void()>& change) {
    return [change] {
        leave_part();
        change();
        say(told().dump());
        record();
    };
}

} // namespace

Lies lies_in_parts() {
    return {{"true-part", says_of_a_part(0, 0)},
            {"part-of-no-launch", says_of_a_part(0, huge)},
            {"part-that-begins-late", says_of_a_part(1, 1)},
            {"part-of-no-group", says_of_a_part(2, 0)},
            {"part-of-too-many-groups", says_of_a_part(2, huge)},
            {"part-with-too-many-events", says_of_a_part(3, huge)},
            {"part-with-events-beyond-the-budget", says_of_a_part(3, std::uint64_t{1} << 36)},
            {"part-with-fewer-events", says_of_a_part(3, 5)},
            {"part-with-more-values", says_of_a_part(4, 1000)},
            {"part-with-or-without-values",
             [] {
                 const bool has_values = told().at("part").at(5);
                 says_of_a_part(5, !has_values)();
             }},
            {"part-without-head", says_of_a_part(6, 0)},
            {"part-with-a-cut-head", says_of_a_part(6, 9)},
            {"part-with-a-huge-head", says_of_a_part(6, huge)},
            {"cut-part", after([] { (void)!ftruncate(part, 70000); })},
            {"part-that-nobody-wrote",
             [] {
                 (void)!ftruncate(part, off_t{1} << 40);
                 const std::string head = truth("part").substr(0, 1 << 16);
                 (void)!pwrite(part, head.data(), head.size(), 0);
                 say(told(3, 1 << 26).dump());
                 record();
             }},
            {"two-parts-at-once",
             [] {
                 leave_part();
                 say(told().dump() + "\n" + told().dump() + "\n" + told().dump());
                 sleep_without_end();
             }},
            {"a-full-pipe-of-answers", after([] {
                 fcntl(taken, F_SETPIPE_SZ, 4096);
                 const int end = open("/proc/self/fd/7", O_WRONLY | O_NONBLOCK);
                 (void)!write(end, many("x", 4096).data(), 4096);
             })},
            {"part-of-rubbish",
             after([] { (void)!pwrite(part, many("\x7f", 1 << 17).data(), 1 << 17, 1 << 16); })},
            {"changing-part", after([] { keep_changing(part, truth("part").size()); })},
            {"a-pipe-instead-of-memory", [] {
                 int ends_of_pipe[2];
                 (void)!pipe(ends_of_pipe);
                 dup2(ends_of_pipe[1], part);
                 (void)!write(part, "rubbish", 7);
                 say(told().dump());
                 record();
             }}};
}

} // namespace lockstep::test
