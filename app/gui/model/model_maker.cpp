#include "app/gui/model/model_maker.h"

#include <algorithm>

namespace lockstep::gui {

ModelMaker::ModelMaker(QObject* parent)
    : QObject(parent), task_(this, &ModelMaker::conclude, patient_threads()) {}

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
        task_.cancel();
    }
}

void ModelMaker::begin() {
    is_making_ = true;
    const auto tell = [this](const Progress& at) { emit progressed(at.stage, at.done, at.total); };
    task_.start([this, tell, session = session_, part = waiting_.front()](const IsWanted& is_wanted) {
        return session->make_any(part, progress_to(this, tell, is_wanted));
    });
    emit started();
}

void ModelMaker::conclude() {
    is_making_ = false;
    if (!task_.is_cancelled()) {
        const PartKey part = waiting_.front();
        waiting_.pop_front();
        if (const Status status = task_.take(); !status.ok()) {
            failed_.push_back(part);
            emit failed(status.error());
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
