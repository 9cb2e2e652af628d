#include "app/confine/protection.h"
#include "app/worker/instrument/reading_watch.h"
#include "app/worker/instrument_protocol.h"
#include "app/worker/process/child_process.h"
#include "app/worker/process/deep_stacks.h"
#include "app/worker/process/kept_memory.h"
#include "app/worker/speech.h"
#include "core/base/guarded.h"
#include "core/instrument/clang_instrumenter.h"
#include "core/instrument/edit/edit_array.h"
#include "core/instrument/edit/require_group.h"
#include "core/instrument/parse/reading.h"
#include "core/instrument/refusal.h"

#include <iostream>
#include <string>

/// lockstep-instrument, the process that parses and rewrites kernels: it reads requests from stdin and writes
/// replies to a separate descriptor (see instrument_protocol.h). It loads Clang, but no driver.
namespace {

using namespace lockstep;

template <class T>
InstrumentAnswer answer_of(Result<T> result) {
    return result ? InstrumentAnswer(std::move(*result)) : InstrumentAnswer(result.error());
}

InstrumentAnswer answer(ClangInstrumenter& clang, const InstrumentQuestion& question) {
    switch (question.kind) {
    case InstrumentQuestion::Kind::tested_names:
        return answer_of(clang.tested_names(question.source, question.options, question.target));
    case InstrumentQuestion::Kind::with_includes:
        return answer_of(clang.with_includes(question.source, question.options, question.target));
    case InstrumentQuestion::Kind::kernels:
        return answer_of(clang.kernels_in(question.source, question.options, question.target));
    case InstrumentQuestion::Kind::compile:
        (void)clang.compile();
        return Optimised();
    case InstrumentQuestion::Kind::optimised:
        return answer_of(clang.optimised());
    case InstrumentQuestion::Kind::edit_array:
        return answer_of(edit_array(question.source, question.options, question.target,
                                    {question.kernel, question.array, question.map}));
    case InstrumentQuestion::Kind::require_group:
        return answer_of(require_group(question.source, question.options, question.target,
                                       {question.kernel, question.group}));
    case InstrumentQuestion::Kind::instrument:
        break;
    }
    return answer_of(clang.instrument(question.source, question.kernel, question.options, question.target));
}

/// Processes a request and returns the reply line. Converts unexpected exceptions to errors.
std::string answer_line(ClangInstrumenter& clang, const InstrumentQuestion& question) {
    try {
        return to_line(answer(clang, question));
    } catch (...) {
        return to_line(InstrumentAnswer(error_being_handled()));
    }
}

/// Confines the process. It may read what its parent may read, fork, and kill forks that take too long. It
/// may not write files or start other programs.
void confine_instrumenter() {
    confine({.read = {"/"}}, Programs::none, ChildProcess::line_descriptor + 1);
}

/// Returns whether a request is processed by parsing only. All other requests compile, in forks that have
/// separate limits.
bool reads(InstrumentQuestion::Kind kind) {
    return kind != InstrumentQuestion::Kind::compile && kind != InstrumentQuestion::Kind::optimised;
}

/// Returns the error that is sent instead of a reply that is longer than the receiver accepts.
std::string too_long() {
    return to_line(InstrumentAnswer(Error{.code = ErrorCode::cannot_instrument,
                                          .arguments = {std::string(refusal::too_large)},
                                          .place = reading::reached()}));
}

int complain() {
    std::cerr << "lockstep-instrument can only be started by Lockstep: it reads requests from its standard "
                 "input and replies on a separate file descriptor.\n";
    return 2;
}

int answer_all() {
    ReadingWatch watch;
    ClangInstrumenter clang;
    for (std::string line; std::getline(std::cin, line);) {
        const auto question = question_from_line(line);
        if (!question) {
            return complain();
        }
        if (reads(question->kind)) {
            watch.begin(question->limits);
        }
        const std::string answer = answer_line(clang, *question);
        watch.end();
        say(answer.size() < ChildLimits().line_bytes ? answer : too_long());
    }
    return 0;
}

} // namespace

int main() {
    keep_freed_memory();
    if (!begin_speech()) {
        return complain();
    }
    confine_instrumenter();
    int code = 0;
    with_deep_stacks([&] { code = answer_all(); });
    return code;
}
