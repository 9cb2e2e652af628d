#include "app/gui/workspace/trial/hardware_search.h"

#include <utility>

namespace lockstep::gui {

HardwareSearch::HardwareSearch(QObject* parent)
    : QObject(parent), task_(this, &HardwareSearch::take, patient_threads()) {}

void HardwareSearch::start(std::shared_ptr<const Session> session, std::size_t launch) {
    if (session_ == session && launch_ == launch) {
        return;
    }
    session_ = std::move(session);
    launch_ = launch;
    tried_.clear();
    for (HardwareChoice& choice : hardware_choices(session_->hardware())) {
        tried_.push_back({.choice = std::move(choice), .figures = {}});
    }
    tried_.front().figures = hardware_figures(*session_, launch_);
    next_ = 1;
    count_next();
}

void HardwareSearch::cancel() {
    task_.cancel();
    session_.reset();
    tried_.clear();
    next_ = 0;
}

void HardwareSearch::count_next() {
    if (!is_counting()) {
        return;
    }
    task_.start([session = session_, launch = launch_,
                 hardware = tried_[next_].choice.hardware](const IsWanted& is_wanted) {
        return figures_on(*session, launch, hardware, [&](const Progress&) { return is_wanted(); });
    });
}

void HardwareSearch::take() {
    if (task_.is_cancelled() || !is_counting()) {
        return;
    }
    const Result<HardwareFigures> figures = task_.take();
    TriedHardware& tried = tried_[next_++];
    if (figures) {
        tried.figures = *figures;
    } else {
        tried.is_impossible = true;
    }
    emit counted();
    count_next();
}

} // namespace lockstep::gui
