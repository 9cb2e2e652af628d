#include "core/recorder/kept_results.h"

#include "core/kernel/readable_files.h"
#include "core/kernel/sim/sim_values.h"
#include "core/session/outputs.h"
#include "core/session/result_differences.h"

#include <system_error>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

constexpr std::uint64_t most_ulps = 2;
const std::string after_ending = ".after.bin";

} // namespace

fs::path kept_result(const fs::path& launch_file, const std::string& name) {
    return launch_file.parent_path() / (launch_file.stem().string() + "." + name + after_ending);
}

bool is_kept_result(const fs::path& launch_file, const std::string& name) {
    return name.starts_with(launch_file.stem().string() + ".") && name.ends_with(after_ending);
}

KeptResults kept_beside(const fs::path& launch_file) {
    return [launch_file](const std::string& name, std::uint64_t bytes) -> std::optional<Result<Bytes>> {
        // Checks symbolic links, which may lead outside the folder.
        const ReadableFiles beside({launch_file.parent_path().string()});
        const fs::path file = kept_result(launch_file, name);
        std::error_code ignored;
        if (!fs::exists(file, ignored) || !beside.hold(file)) {
            return std::nullopt;
        }
        return file_values(file, bytes);
    };
}

std::optional<bool> leaves_what_is_kept(const Recording& recording, const KeptResults& kept) {
    std::optional<bool> all;
    for (const Trace& trace : recording.launches) {
        for (const Output& output : trace.outputs) {
            const Scalar scalar = output_scalar(trace, output.argument);
            const bool may_hold_floats = is_float(scalar) || scalar == Scalar::bytes;
            if (output.plain.empty() || (may_hold_floats && has_order_dependent_floats(trace))) {
                continue;
            }
            const auto saved = kept(output_name(trace, output.argument), output.plain.size());
            if (!saved) {
                continue;
            }
            const auto compared =
                saved->ok() ? compare_contents(trace, output.argument, output.plain, **saved, most_ulps)
                            : ComparedContents();
            if (!saved->ok() || compared.numbers != 0) {
                all = all.value_or(true) && saved->ok() && !compared.difference;
            }
        }
    }
    return all;
}

} // namespace lockstep
