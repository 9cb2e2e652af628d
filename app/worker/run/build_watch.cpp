#include "app/worker/run/build_watch.h"

#include "app/worker/protocol.h"
#include "app/worker/speech.h"

#include <string>
#include <unistd.h>
#include <utility>

namespace lockstep {

BuildWatch::BuildWatch(const BuildLimits& limits, BuildTime& time, std::function<Place()> last_kernel)
    : limits_(limits),
      time_(time),
      last_kernel_(std::move(last_kernel)),
      watch_(time, [this](UseWatch::Over what) { answer_and_end(what); }) {}

void BuildWatch::begin_run() {
    const std::lock_guard lock(mutex_);
    stage_.reset();
    watch_.pause();
    time_.begin(limits_.seconds);
}

void BuildWatch::come_to(Stage stage) {
    const std::lock_guard lock(mutex_);
    if (stage_ == stage) {
        return;
    }
    stage_ = stage;
    if (stage == Stage::instrument) {
        watch_.begin(limits_.bytes);
    } else if (stage == Stage::build) {
        watch_.resume();
    } else {
        watch_.pause();
    }
}

void BuildWatch::answer_and_end(UseWatch::Over what) const {
    const bool is_memory = what == UseWatch::Over::memory;
    say(to_line(WorkerReply(
        Error{.code = ErrorCode::cannot_instrument,
              .arguments = {std::string(is_memory ? build_limit::build_memory : build_limit::build_time),
                            std::to_string(is_memory ? limits_.bytes : limits_.seconds)},
              .place = last_kernel_()})));
    _exit(0);
}

} // namespace lockstep
