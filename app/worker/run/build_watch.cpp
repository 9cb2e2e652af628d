#include "app/worker/run/build_watch.h"

#include "app/worker/protocol.h"
#include "app/worker/speech.h"

#include <iostream>
#include <string>
#include <unistd.h>
#include <utility>

namespace lockstep {

BuildWatch::BuildWatch(const BuildLimits& limits, const InstrumenterProcess& instrumenter)
    : limits_(limits),
      instrumenter_(instrumenter),
      watch_([this](UseWatch::Over what) { answer_and_end(what); }) {}

void BuildWatch::come_to(Stage stage) {
    const std::lock_guard lock(mutex_);
    if (stage_ == stage) {
        return;
    }
    stage_ = stage;
    if (stage == Stage::instrument) {
        watch_.begin(limits_);
    } else if (stage == Stage::build) {
        watch_.resume();
    } else {
        watch_.pause();
    }
}

void BuildWatch::answer_and_end(UseWatch::Over what) const {
    const bool is_memory = what == UseWatch::Over::memory;
    if (has_findings_ && is_memory) {
        std::cerr << "the driver takes more than " << limits_.bytes << " bytes to build the plain kernel\n";
        _exit(1);
    }
    if (has_findings_) {
        say(to_line(WorkerReply(
            Error{.code = ErrorCode::out_of_time, .arguments = {std::to_string(limits_.seconds)}})));
        _exit(0);
    }
    say(to_line(WorkerReply(
        Error{.code = ErrorCode::cannot_instrument,
              .arguments = {std::string(is_memory ? build_limit::build_memory : build_limit::build_time),
                            std::to_string(is_memory ? limits_.bytes : limits_.seconds)},
              .place = instrumenter_.last_kernel()})));
    _exit(0);
}

} // namespace lockstep
