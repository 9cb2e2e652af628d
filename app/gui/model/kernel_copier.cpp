#include "app/gui/model/kernel_copier.h"

#include "core/experiments/catalogue.h"
#include "core/kernel/launch_copy.h"

#include <algorithm>
#include <filesystem>

namespace lockstep::gui {
namespace {

Status write(const Experiment& experiment, const ParameterValues& values, std::size_t launch,
             const std::filesystem::path& path) {
    std::filesystem::path beside = path;
    std::error_code ignored;
    if (std::filesystem::exists(beside.replace_extension("sim"), ignored)) { // nobody was asked about it
        return Error{.code = ErrorCode::cannot_write_file, .arguments = {beside.string(), "File exists"}};
    }
    const auto source = kernel_source(experiment);
    if (!source) {
        return source.error();
    }
    const auto launches = experiment.launches(values, *source);
    return launches ? write_copy((*launches)[std::min(launch, launches->size() - 1)], path)
                    : Status(launches.error());
}

} // namespace

KernelCopier::KernelCopier(QObject* parent) : QObject(parent), task_(this, &KernelCopier::tell) {}

void KernelCopier::copy(const Experiment& experiment, const ParameterValues& values, std::size_t launch,
                        const QString& path) {
    path_ = path;
    task_.start([&experiment, values, launch, file = path.toStdString()](const IsWanted&) {
        return write(experiment, values, launch, file);
    });
}

void KernelCopier::tell() {
    const Status done = task_.take();
    if (done) {
        emit copied(path_);
    } else if (done.error().code != ErrorCode::cancelled) {
        emit failed(done.error());
    }
}

} // namespace lockstep::gui
