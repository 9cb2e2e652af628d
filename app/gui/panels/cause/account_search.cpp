#include "app/gui/panels/cause/account_search.h"

namespace lockstep::gui {

AccountSearch::AccountSearch(QObject* parent)
    : QObject(parent), task_(this, &AccountSearch::take, patient_threads()) {}

void AccountSearch::start(const std::shared_ptr<const Session>& session) {
    task_.cancel();
    const AccountOf key{longest_launch(*session)};
    if (session->at_hand(key)) {
        emit finished();
        return;
    }
    task_.start([session, key](const IsWanted& is_wanted) {
        const auto made = session->make(key, [&](const Progress&) { return is_wanted(); });
        return made ? Status() : Status(made.error());
    });
}

void AccountSearch::take() {
    if (task_.is_cancelled()) {
        return;
    }
    const Status status = task_.take();
    status ? emit finished() : emit failed(status.error());
}

std::shared_ptr<const LaunchAccount> account_at_hand(const Session& session) {
    return session.at_hand(AccountOf{longest_launch(session)}).value_or(nullptr);
}

} // namespace lockstep::gui
