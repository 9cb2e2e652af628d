#include "app/worker/instrumenter_process.h"

#include "app/words/answer_words.h"
#include "core/base/data_dir.h"
#include "core/site/build_limits.h"
#include "core/site/program_check.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <utility>

namespace lockstep {
namespace {

/// Time limit for the process to exit, and to report the reason, after it has closed its line descriptor.
constexpr std::chrono::milliseconds grace{500};

/// Returns the limits for reading, which are a part of the limits of the run. The rest is for the driver,
/// which needs more time, and for the worker, in which the driver runs.
BuildLimits of_reading(const BuildLimits& limits) {
    return {limits.bytes / 4 * 3, std::max<std::uint64_t>(limits.seconds / 2, 1)};
}

/// Returns the processor time of a process without its child processes; 0 if there is no such process.
std::chrono::nanoseconds processor_time_of(pid_t process) {
    clockid_t clock{};
    timespec used{};
    if (process <= 0 || clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &used) != 0) {
        return {};
    }
    return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
}

bool is_about_time(const Error& error) {
    return error.code == ErrorCode::cannot_instrument && !error.arguments.empty() &&
           error.arguments.front() == build_limit::reading_time;
}

/// Returns the location of the kernel's first site, which stands for the location of the kernel.
Place place_of(const Program& program) {
    return program.sites.empty() ? Place{program.files.front()}
                                 : Place{program.files[program.sites[0].file], program.sites[0].line};
}

Error wrong(std::string_view flaw) {
    return {.code = ErrorCode::instrumenter_answer_wrong, .arguments = {std::string(flaw)}};
}

Error died(ChildProcess::End end) {
    return end.reason ? Error{.code = ErrorCode::instrumenter_died,
                              .arguments = {*std::move(end.reason)},
                              .detail = std::move(end.output)}
                      : wrong(answer_flaw::none);
}

} // namespace

std::filesystem::path instrumenter_program() {
    const char* chosen = std::getenv("LOCKSTEP_INSTRUMENTER");
    return chosen != nullptr && *chosen != '\0' ? std::filesystem::path(chosen)
                                                : helper_path("lockstep-instrument");
}

InstrumenterProcess::InstrumenterProcess(const BuildLimits& limits, BuildTime* time)
    : limits_(of_reading(limits)), time_(time) {
    const std::filesystem::path program = instrumenter_program();
    if (!process_.start(program)) {
        lost_ = Error{.code = ErrorCode::instrumenter_not_started,
                      .arguments = {program.string(), std::strerror(errno)}};
    }
}

/// Sends a request and waits for the reply. Subtracts the time from the budget of the run. If this budget
/// runs out before the limit for reading, the error names the limit of the run.
Result<InstrumentAnswer> InstrumenterProcess::ask(const InstrumentQuestion& question) {
    if (time_ == nullptr) {
        return ask_within(question, limits_.seconds);
    }
    const std::chrono::nanoseconds before = processor_time_of(process_.pid());
    const std::uint64_t left = std::max<std::uint64_t>(time_->left(), 1);
    Result<InstrumentAnswer> answer = ask_within(question, std::min(limits_.seconds, left));
    time_->take(
        {.processor = std::max(processor_time_of(process_.pid()) - before, std::chrono::nanoseconds(0))});
    auto* const error = answer ? std::get_if<Error>(&*answer) : nullptr;
    if (error != nullptr && left < limits_.seconds && is_about_time(*error)) {
        error->arguments = {std::string(build_limit::build_time), std::to_string(time_->limit())};
    }
    return answer;
}

Result<InstrumentAnswer> InstrumenterProcess::ask_within(InstrumentQuestion question, std::uint64_t seconds) {
    std::optional<InstrumentAnswer> answer;
    bool has_spoken = false;
    const auto take = [&](const std::string& line) {
        answer = answer_from_line(line);
        has_spoken = true;
        return false;
    };
    question.limits = {limits_.bytes, seconds};
    process_.send(to_line(question) + "\n");
    // Cannot be cancelled from here, because a client that cancels kills both processes.
    const auto go_on = [] { return true; };
    switch (process_.listen(take, go_on)) {
    case ChildProcess::Heard::endless_line:
        return wrong(answer_flaw::endless_line);
    case ChildProcess::Heard::too_much:
        return wrong(answer_flaw::too_much);
    case ChildProcess::Heard::cancelled:
    case ChildProcess::Heard::enough:
    case ChildProcess::Heard::all:
        break;
    }
    if (!has_spoken) {
        return died(process_.finish(grace));
    }
    return answer ? Result<InstrumentAnswer>(*std::move(answer)) : wrong(answer_flaw::not_understood);
}

template <class T>
Result<T> InstrumenterProcess::answer_to(const InstrumentQuestion& question) {
    if (lost_) {
        return *lost_;
    }
    Result<InstrumentAnswer> answer = ask(question);
    if (!answer) {
        lost_ = answer.error();
        return *lost_;
    }
    if (auto* error = std::get_if<Error>(&*answer)) {
        return std::move(*error);
    }
    if (auto* wanted = std::get_if<T>(&*answer)) {
        return std::move(*wanted);
    }
    lost_ = wrong(answer_flaw::another_question);
    return *lost_;
}

Result<std::set<std::string>> InstrumenterProcess::tested_names(const KernelSource& source,
                                                                const std::string& options,
                                                                const InstrumentTarget& target) {
    return answer_to<std::set<std::string>>({.kind = InstrumentQuestion::Kind::tested_names,
                                             .source = source,
                                             .options = options,
                                             .target = target});
}

Result<std::string> InstrumenterProcess::with_includes(const KernelSource& source, const std::string& options,
                                                       const InstrumentTarget& target) {
    return answer_to<std::string>({.kind = InstrumentQuestion::Kind::with_includes,
                                   .source = source,
                                   .options = options,
                                   .target = target});
}

Result<std::vector<KernelSignature>> InstrumenterProcess::kernels_in(const KernelSource& source,
                                                                     const std::string& options,
                                                                     const InstrumentTarget& target) {
    return answer_to<std::vector<KernelSignature>>(
        {.kind = InstrumentQuestion::Kind::kernels, .source = source, .options = options, .target = target});
}

Result<Instrumented> InstrumenterProcess::instrument(const KernelSource& source, const std::string& kernel,
                                                     const std::string& options,
                                                     const InstrumentTarget& target) {
    Result<Instrumented> made = answer_to<Instrumented>({.kind = InstrumentQuestion::Kind::instrument,
                                                         .source = source,
                                                         .kernel = kernel,
                                                         .options = options,
                                                         .target = target});
    sites_ = made ? made->program.sites.size() : 0;
    const std::lock_guard lock(mutex_);
    last_kernel_ = made ? place_of(made->program) : Place();
    return made;
}

Result<ArrayEdit> InstrumenterProcess::edit_array(const KernelSource& source, const std::string& options,
                                                  const InstrumentTarget& target, const ArrayEditWish& wish) {
    return answer_to<ArrayEdit>({.kind = InstrumentQuestion::Kind::edit_array,
                                 .source = source,
                                 .kernel = wish.kernel,
                                 .options = options,
                                 .target = target,
                                 .array = wish.array,
                                 .map = wish.map});
}

Result<ArrayEdit> edit_array_in_process(const KernelSource& source, const std::string& options,
                                        const InstrumentTarget& target, const ArrayEditWish& wish) {
    InstrumenterProcess process;
    return process.edit_array(source, options, target, wish);
}

Result<std::string> InstrumenterProcess::require_group(const KernelSource& source, const std::string& options,
                                                       const InstrumentTarget& target,
                                                       const GroupWish& wish) {
    return answer_to<std::string>({.kind = InstrumentQuestion::Kind::require_group,
                                   .source = source,
                                   .kernel = wish.kernel,
                                   .options = options,
                                   .target = target,
                                   .group = wish.size});
}

Result<std::string> require_group_in_process(const KernelSource& source, const std::string& options,
                                             const InstrumentTarget& target, const GroupWish& wish) {
    InstrumenterProcess process;
    return process.require_group(source, options, target, wish);
}

Place InstrumenterProcess::last_kernel() const {
    const std::lock_guard lock(mutex_);
    return last_kernel_;
}

Status InstrumenterProcess::compile() {
    const auto begun = answer_to<Optimised>({.kind = InstrumentQuestion::Kind::compile});
    return begun ? Status() : begun.error();
}

Result<Optimised> InstrumenterProcess::optimised() {
    Result<Optimised> known = answer_to<Optimised>({.kind = InstrumentQuestion::Kind::optimised});
    if (known && find_flaw(*known, sites_)) {
        lost_ = wrong(answer_flaw::not_understood);
        return *lost_;
    }
    return known;
}

} // namespace lockstep
