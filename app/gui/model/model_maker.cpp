#include "app/gui/model/model_maker.h"

#include "app/gui/model/background.h"

#include <algorithm>

namespace lockstep::gui {
ModelMaker::ModelMaker(QObject* parent) : QObject(parent) {
    connect(&watcher_, &QFutureWatcher<std::shared_ptr<Status>>::finished, this, &ModelMaker::conclude);
}

ModelMaker::~ModelMaker() {
    cancel();
    watcher_.waitForFinished();
}

void ModelMaker::make(std::shared_ptr<const Session> session, PartKey part) {
    if (session != session_) {
        cancel();
        session_ = std::move(session);
        failed_.clear();
    }
    const auto is_in = [&part](const auto& parts) { return std::ranges::find(parts, part) != parts.end(); };
    if (is_in(failed_)) {
        return;
    }
    if (!is_in(waiting_)) {
        waiting_.push_back(part);
    }
    if (!is_making_) {
        begin();
    }
}

void ModelMaker::cancel() {
    waiting_.clear();
    if (is_making_) {
        cancelled_->store(true);
    }
}

void ModelMaker::begin() {
    is_making_ = true;
    cancelled_ = std::make_shared<std::atomic<bool>>(false);
    const ProgressSink sink = [this, flag = cancelled_](const Progress& p) {
        // Queued: the sink is called from the working thread.
        QMetaObject::invokeMethod(
            this, [this, p] { emit progressed(p.stage, p.done, p.total); }, Qt::QueuedConnection);
        return !flag->load();
    };
    watcher_.setFuture(in_background(
        [session = session_, part = waiting_.front(), sink] { return session->make_any(part, sink); }));
    emit started();
}

void ModelMaker::conclude() {
    is_making_ = false;
    if (!cancelled_->load()) {
        const PartKey part = waiting_.front();
        waiting_.pop_front();
        if (const std::shared_ptr<Status> status = watcher_.result(); !status->ok()) {
            failed_.push_back(part);
            emit failed(status->error());
        } else {
            emit made(); // may ask for more
        }
    }
    if (is_making_) {
        return;
    }
    if (!waiting_.empty()) {
        begin();
    } else {
        emit stopped();
    }
}

} // namespace lockstep::gui
