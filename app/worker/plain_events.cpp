#include "app/worker/plain_events.h"

#include "app/words/answer_words.h"
#include "app/worker/conversation.h"
#include "core/trace/plain_results.h"

#include <cstddef>
#include <string>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t most_run_bytes = std::uint64_t{256} << 20;

std::string argument_of(const Error& error, std::size_t number) {
    return error.arguments.size() > number ? error.arguments[number] : "";
}

} // namespace

std::optional<PlainStop> plain_stop_by(const Error& error, std::size_t launch) {
    switch (error.code) {
    case ErrorCode::worker_died:
        return PlainStop{launch, Untimed::crashed, argument_of(error, 0), PlainBound::none};
    case ErrorCode::out_of_time:
        return PlainStop{launch, Untimed::out_of_time, argument_of(error, 0),
                         argument_of(error, 1) == plain_kernel_argument ? PlainBound::plain_limit
                                                                        : PlainBound::time_limit};
    case ErrorCode::out_of_memory:
        return PlainStop{launch, Untimed::crashed, "", PlainBound::memory};
    case ErrorCode::cannot_instrument:
        return stop_by_build_limit(error, launch);
    case ErrorCode::connection_lost:
        return PlainStop{launch, Untimed::crashed, argument_of(error, 0), PlainBound::connection};
    default:
        return std::nullopt;
    }
}

bool PlainEvents::take(const WorkerReply& reply) {
    if (const auto* captured = std::get_if<Captured>(&reply)) {
        const bool is_first = !captured_;
        captured_ = is_first ? std::optional(*captured) : captured_;
        return is_first;
    }
    if (const auto* begins = std::get_if<PlainBegins>(&reply)) {
        running_ = begins->launch;
        return true;
    }
    const auto* ran = std::get_if<PlainRan>(&reply);
    return ran != nullptr && take_ran(*ran);
}

bool PlainEvents::take_ran(const PlainRan& ran) {
    if (!captured_ || ran.launch >= captured_->part_ends.size()) {
        return false;
    }
    const bool is_of_last = !ran_.empty() && ran.launch == ran_.back().launch;
    const bool is_next = ran.facts.group_times ? is_of_last && !ran_.back().facts.group_times
                                               : ran_.empty() || ran.launch > ran_.back().launch;
    if (is_next) { // only what add_plain_results() reads
        ran_.push_back({.launch = ran.launch,
                        .facts = {.timing = ran.facts.timing,
                                  .untimed = ran.facts.untimed,
                                  .group_times = ran.facts.group_times,
                                  .sub_groups = ran.facts.sub_groups,
                                  .item_registers = ran.facts.item_registers},
                        .bytes = ran.bytes});
    }
    return is_next;
}

Status PlainEvents::add_to(Recording& recording, const InputFile& stream,
                           std::optional<std::uint64_t> run_bytes) const {
    std::uint64_t at = captured_->bytes;
    std::vector<std::byte> bytes;
    const auto read_next = [&](std::uint64_t size) {
        if (at > stream.size() || size > stream.size() - at) {
            return false;
        }
        bytes.resize(size);
        const auto got = stream.read(bytes, std::exchange(at, at + size));
        return got && *got == size;
    };
    for (const PlainRan& ran : ran_) {
        if (ran.launch >= recording.launches.size() || !read_next(ran.bytes) ||
            !add_plain_results(recording.launches[ran.launch], ran.facts, bytes)) {
            return wrong_answer(answer_flaw::recording);
        }
    }
    const bool is_added =
        !run_bytes || (*run_bytes <= most_run_bytes && read_next(*run_bytes) && add_run(recording, bytes));
    return is_added ? Status() : Status(wrong_answer(answer_flaw::recording));
}

Status PlainEvents::add_stop_to(Recording& recording, PlainStop stop) const {
    if (stop.launch >= recording.launches.size()) {
        return wrong_answer(answer_flaw::recording);
    }
    Untimed& reason = recording.launches[stop.launch].untimed;
    // A launch that was reached keeps its reason, because it already has its results.
    reason = reason == Untimed::not_reached ? stop.why : reason;
    recording.plain_stop = std::move(stop);
    return {};
}

} // namespace lockstep
