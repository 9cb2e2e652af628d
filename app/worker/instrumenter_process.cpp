#include "app/worker/instrumenter_process.h"

#include "app/words/answer_words.h"
#include "core/base/data_dir.h"
#include "core/site/program_check.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace lockstep {
namespace {

/// It has closed its line: so long it may take to end, and to tell how.
constexpr std::chrono::milliseconds grace{500};

/// The rest is for the driver, which needs longer, and for the worker, in which the driver runs.
BuildLimits of_reading(const BuildLimits& limits) {
    return {limits.bytes / 4 * 3, std::max<std::uint64_t>(limits.seconds / 2, 1)};
}

/// The place of the kernel's first site.
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
                                                : program_dir() / "lockstep-instrument";
}

InstrumenterProcess::InstrumenterProcess(const BuildLimits& limits) : limits_(of_reading(limits)) {
    const std::filesystem::path program = instrumenter_program();
    if (!process_.start(program)) {
        lost_ = Error{.code = ErrorCode::instrumenter_not_started,
                      .arguments = {program.string(), std::strerror(errno)}};
    }
}

Result<InstrumentAnswer> InstrumenterProcess::ask(const InstrumentQuestion& question) {
    std::optional<InstrumentAnswer> answer;
    bool has_spoken = false;
    const auto take = [&](const std::string& line) {
        answer = answer_from_line(line);
        has_spoken = true;
        return false;
    };
    InstrumentQuestion whole = question;
    whole.limits = limits_;
    process_.send(to_line(whole) + "\n");
    const auto go_on = [] { return true; }; // who wants an end ends this process, and with it the other
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
