#include "app/gui/model_maker.h"

#include <QtConcurrentRun>
#include <algorithm>
#include <tuple>

namespace lockstep::gui {
namespace {

void make_part(const Session& session, const PartWanted& wanted, const ProgressSink& progress) {
    switch (wanted.part) {
    case ModelPart::timeline:
        std::ignore = session.timeline(wanted.launch, wanted.multiprocessor, progress);
        break;
    case ModelPart::costs:
        std::ignore = session.costs(wanted.launch, progress);
        break;
    case ModelPart::footprint:
        std::ignore = session.footprint(wanted.launch);
        break;
    }
}

} // namespace

ModelMaker::ModelMaker(QObject* parent) : QObject(parent) {
    connect(&watcher_, &QFutureWatcher<void>::finished, this, &ModelMaker::conclude);
}

ModelMaker::~ModelMaker() {
    cancel();
    watcher_.waitForFinished();
}

void ModelMaker::make(std::shared_ptr<const Session> session, PartWanted part) {
    if (session != session_) {
        cancel();
        session_ = std::move(session);
    }
    if (std::ranges::find(waiting_, part) == waiting_.end()) {
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
    watcher_.setFuture(QtConcurrent::run(
        [session = session_, part = waiting_.front(), sink] { make_part(*session, part, sink); }));
    emit started();
}

void ModelMaker::conclude() {
    is_making_ = false;
    if (!cancelled_->load()) {
        waiting_.pop_front();
        emit made(); // may ask for more
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
