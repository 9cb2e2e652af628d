#include "app/gui/model/launch_reader.h"

#include "core/base/data_dir.h"
#include "core/kernel/sim_launch.h"

namespace lockstep::gui {
namespace {

/// The program of a launch that cannot be run, to be mended; empty where there is none.
QString program_of(const RunSpec& run) {
    if (run.program_text) {
        return QString::fromStdString(*run.program_text);
    }
    if (run.what.ends_with(".cl")) {
        const Result<std::string> text = read_text_file(run.what);
        return text ? QString::fromStdString(*text) : QString();
    }
    const Result<SimFile> sim = read_sim_file(run.what);
    const Result<KernelSource> source = sim ? sim_program(*sim, run.what) : sim.error();
    return source ? QString::fromStdString(source->text) : QString();
}

} // namespace

LaunchReader::LaunchReader(QObject* parent) : QObject(parent), task_(this, &LaunchReader::tell) {}

void LaunchReader::read(const RunSpec& run) {
    task_.start([describer = describer_, run](const IsWanted& is_wanted) {
        Result<LaunchForm> form = describer(run, [&is_wanted](const Progress&) { return is_wanted(); });
        if (!form && form.error().code == ErrorCode::files_outside) {
            return Outcome(form.error()); // its program may be one of them
        }
        return form ? Outcome(std::move(form)) : Outcome(form.error(), program_of(run));
    });
    emit started();
}

void LaunchReader::tell() {
    const Outcome read = task_.take();
    if (read.form) {
        emit read_well(*read.form);
    } else if (read.form.error().code != ErrorCode::cancelled) {
        emit failed(read.form.error(), read.program);
    }
    emit stopped();
}

} // namespace lockstep::gui
