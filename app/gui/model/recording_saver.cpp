#include "app/gui/model/recording_saver.h"

#include "core/trace/trace_file.h"

namespace lockstep::gui {

RecordingSaver::RecordingSaver(QObject* parent)
    : QObject(parent), task_(this, &RecordingSaver::conclude, patient_threads()) {}

bool RecordingSaver::start(std::shared_ptr<const Recording> recording, const QString& path) {
    if (is_saving()) {
        return false;
    }
    path_ = path;
    const auto tell = [this](const Progress& at) { emit progressed(at.stage, at.done, at.total); };
    task_.start(
        [this, tell, recording = std::move(recording), file = path.toStdString()](const IsWanted& is_wanted) {
            return write_recording(*recording, file, Codec::zstd, progress_to(this, tell, is_wanted));
        });
    emit started(path);
    return true;
}

void RecordingSaver::conclude() {
    const Status status = task_.take();
    emit stopped();
    if (status.ok()) {
        emit saved(path_);
    } else if (status.error().code == ErrorCode::cancelled) {
        emit cancelled();
    } else {
        emit failed(status.error());
    }
}

} // namespace lockstep::gui
