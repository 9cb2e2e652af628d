#include "app/common/place/known_names.h"
#include "app/common/place/place_text.h"
#include "app/lessons/lesson_parts.h"
#include "app/words/errors/lesson_words.h"
#include "app/worker/remote/remote_device.h"
#include "core/experiments/catalogue.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/presets.h"
#include "core/recording/run_spec.h"

#include <algorithm>
#include <system_error>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Whether a path of a lesson leads to a file in the folder of the lesson, also through links. A file that
/// does not exist is reported when it is run.
bool stays_inside(const std::string& path, const fs::path& lesson_file) {
    const fs::path relative(path);
    if (path.empty() || relative.is_absolute() || path.find('\\') != std::string::npos ||
        std::ranges::any_of(relative, [](const fs::path& part) { return part == ".."; })) {
        return false;
    }
    std::error_code failed;
    const fs::path folder = fs::weakly_canonical(fs::absolute(lesson_file).parent_path(), failed);
    const fs::path whole = fs::weakly_canonical(folder / relative, failed);
    return !failed && std::ranges::mismatch(folder, whole).in1 == folder.end();
}

/// Returns the first path of a run that leaves the folder of the lesson; empty if there is none.
std::string path_outside(const PlaceRun& run, const fs::path& lesson_file) {
    if (run.hardware.find('/') != std::string::npos || run.hardware.ends_with(".json")) {
        return run.hardware;
    }
    if (kind_of(run.what) != RunKind::experiment) {
        return stays_inside(run.what, lesson_file) ? "" : run.what;
    }
    const auto experiment = find_experiment(run.what);
    if (!experiment) {
        return "";
    }
    for (const ParameterInfo& parameter : (*experiment)->parameters) {
        const auto value = run.parameters.find(parameter.name);
        if (parameter.is_file && value != run.parameters.end() && !value->second.empty()) {
            return value->second; // a picture of the user, which other computers do not have
        }
    }
    return "";
}

/// Returns what is wrong with a run before it runs: a device of another machine, or an unknown experiment, parameter or
/// preset.
Status check_run(const PlaceRun& run) {
    if (Status here = check_is_here(run.device); !here) {
        return here;
    }
    if (!run.hardware.empty()) {
        if (const auto preset = hardware_preset(run.hardware); !preset) {
            return preset.error();
        }
    }
    if (kind_of(run.what) != RunKind::experiment) {
        return {};
    }
    const auto experiment = find_experiment(run.what);
    if (!experiment) {
        return experiment.error();
    }
    const auto values = complete(**experiment, run.parameters);
    return values ? Status() : values.error();
}

} // namespace

std::optional<LessonPlace> place_in(const LessonSource& source, LessonReaderState& state) {
    auto place = place_from(source.text(), known_names());
    if (!place) {
        state.flaws.add_place(source.spot(), place.error());
        return std::nullopt;
    }
    for (const PlaceRun& run : place->runs) {
        if (const std::string path = path_outside(run, state.lesson.file); !path.empty()) {
            state.flaws.add(source.spot(), lesson_flaw::outside, path);
            return std::nullopt;
        }
        if (const Status checked = check_run(run); !checked) {
            state.flaws.add_place(source.spot(), checked.error());
            return std::nullopt;
        }
    }
    return LessonPlace{std::move(*place), source.text(), source.spot()};
}

} // namespace lockstep
