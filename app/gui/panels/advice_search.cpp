#include "app/gui/panels/advice_search.h"

#include "app/gui/model/background.h"
#include "core/session/session_advice.h"

#include <QCoreApplication>

namespace lockstep::gui {

AdviceSearch::AdviceSearch(QObject* parent) : QObject(parent) {
    connect(&search_, &QFutureWatcher<Found>::finished, this, &AdviceSearch::take);
}

AdviceSearch::~AdviceSearch() {
    set_session(nullptr);
    search_.waitForFinished();
}

void AdviceSearch::set_session(const std::shared_ptr<const Session>& session) {
    if (cancelled_ != nullptr) {
        cancelled_->store(true);
    }
    session_ = session;
    found_.clear();
    is_known_ = false;
}

void AdviceSearch::start() {
    if (session_ == nullptr || is_known_) {
        return;
    }
    if (search_.isRunning()) {
        is_wanted_ = searched_ != session_;
        return;
    }
    searched_ = session_;
    cancelled_ = std::make_shared<std::atomic<bool>>(false);
    search_.setFuture(in_background([session = session_, flag = cancelled_] {
        std::vector<ListedAdvice> found;
        for (std::size_t launch = 0; launch < session->launch_count() && !flag->load(); ++launch) {
            for (Advice& advice : advice_of(*session, launch)) {
                found.push_back({launch, std::move(advice)});
            }
        }
        return Result<std::vector<ListedAdvice>>(std::move(found));
    }));
}

void AdviceSearch::take() {
    if (searched_ == session_ && session_ != nullptr && !is_known_) {
        is_known_ = true;
        const Found result = search_.result();
        found_ = result->ok() ? std::move(result->value()) : std::vector<ListedAdvice>();
        emit finished();
        if (!result->ok()) {
            emit failed(result->error());
        }
    }
    if (std::exchange(is_wanted_, false)) {
        start();
    }
}

void AdviceSearch::wait() {
    while (session_ != nullptr && !is_known_) {
        start();
        search_.waitForFinished();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

} // namespace lockstep::gui
