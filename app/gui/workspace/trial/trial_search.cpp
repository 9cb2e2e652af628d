#include "app/gui/workspace/trial/trial_search.h"

#include "core/whatif/map_cycles.h"

#include <mutex>
#include <utility>

namespace lockstep::gui {

/// The simulations of the layouts of a launch. A thread that was cancelled may still be using them when the next
/// one starts.
struct SharedCycles {
    explicit SharedCycles(std::shared_ptr<const LocalRequests> of)
        : requests(std::move(of)), cycles(*requests) {}

    std::shared_ptr<const LocalRequests> requests;
    std::mutex mutex;
    MapCycles cycles;
};

TrialSearch::TrialSearch(QObject* parent)
    : QObject(parent),
      simulating_(this, &TrialSearch::take_simulated, patient_threads()),
      counting_(this, &TrialSearch::take_counted) {}

TrialSearch::~TrialSearch() = default;

void TrialSearch::cancel() {
    wish_.reset();
    counting_.cancel();
    simulating_.cancel();
}

void TrialSearch::start(const TrialWish& wish) {
    if (wish_ == wish) {
        if (!is_counting() && tried_ != nullptr) {
            emit counted();
        }
        return;
    }
    simulating_.cancel();
    const bool is_same_launch = tried_ != nullptr && tried_->requests->session == wish.session &&
                                tried_->requests->launch == wish.launch;
    if (!is_same_launch) {
        tried_.reset();
    }
    wish_ = wish;
    auto requests = is_same_launch ? tried_->requests : nullptr;
    counting_.start([wish, requests = std::move(requests)](const IsWanted& is_wanted) {
        return try_array(wish, requests, [&](const Progress&) { return is_wanted(); });
    });
}

void TrialSearch::take_counted() {
    if (counting_.is_cancelled()) {
        return;
    }
    Counted outcome = counting_.take();
    if (!outcome) {
        wish_.reset();
        emit failed(outcome.error());
        return;
    }
    tried_ = *std::move(outcome);
    cycles_.clear();
    if (shared_ == nullptr || shared_->requests != tried_->requests) {
        shared_ = std::make_shared<SharedCycles>(tried_->requests);
    }
    emit counted();
}

void TrialSearch::simulate(LayoutChoice choice) {
    if (tried_ == nullptr || cycles_.contains(choice) || (is_simulating() && simulated_ == choice)) {
        return;
    }
    simulated_ = choice;
    simulating_.start([array = tried_, shared = shared_, choice](const IsWanted& is_wanted) -> Simulated {
        const TriedMap& tried = array->at(choice);
        if (tried.figures.refused) {
            return std::optional<std::uint64_t>();
        }
        const std::lock_guard lock(shared->mutex);
        return shared->cycles.of(array->tried.array, tried.map, tried.figures,
                                 [&](const Progress&) { return is_wanted(); });
    });
}

void TrialSearch::take_simulated() {
    if (simulating_.is_cancelled()) {
        return;
    }
    Simulated outcome = simulating_.take();
    if (!outcome) {
        cycles_[simulated_] = std::nullopt; // otherwise it would be tried again and again
        emit failed(outcome.error());
        return;
    }
    cycles_[simulated_] = *outcome;
    emit simulated();
}

std::optional<std::uint64_t> TrialSearch::cycles(LayoutChoice choice) const {
    const auto known = cycles_.find(choice);
    return known == cycles_.end() ? std::nullopt : known->second;
}

} // namespace lockstep::gui
