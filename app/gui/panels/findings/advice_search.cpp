#include "app/gui/panels/findings/advice_search.h"

#include <QCoreApplication>

namespace lockstep::gui {

AdviceSearch::AdviceSearch(QObject* parent)
    : QObject(parent), search_(this, &AdviceSearch::take, patient_threads()) {}

void AdviceSearch::set_session(const std::shared_ptr<const Session>& session) {
    search_.cancel();
    session_ = session;
    found_.clear();
    is_known_ = false;
}

void AdviceSearch::start() {
    if (session_ == nullptr || is_known_) {
        return;
    }
    if (search_.is_running()) {
        is_wanted_ = search_.is_cancelled() || searched_ != session_;
        return;
    }
    searched_ = session_;
    search_.start([session = session_](const IsWanted& is_wanted) {
        std::vector<ListedAdvice> found;
        for (std::size_t launch = 0; launch < session->launch_count() && is_wanted(); ++launch) {
            const auto made = session->make(AdviceOf{launch}, [&](const Progress&) { return is_wanted(); });
            if (!made) {
                return Found(made.error());
            }
            for (const Advice& advice : **made) {
                found.push_back({launch, advice});
            }
        }
        return Found(std::move(found));
    });
}

void AdviceSearch::take() {
    const bool is_of_session = !search_.is_cancelled() && searched_ == session_;
    if (is_of_session && session_ != nullptr && !is_known_) {
        is_known_ = true;
        Found result = search_.take();
        found_ = result.ok() ? std::move(result.value()) : std::vector<ListedAdvice>();
        emit finished();
        if (!result.ok()) {
            emit failed(result.error());
        }
    }
    if (std::exchange(is_wanted_, false)) {
        start();
    }
}

void AdviceSearch::wait() {
    while (session_ != nullptr && !is_known_) {
        start();
        search_.wait();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

} // namespace lockstep::gui
