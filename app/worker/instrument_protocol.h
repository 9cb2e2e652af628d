#pragma once

#include "core/base/error.h"
#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/site/array_edit.h"
#include "core/site/build_limits.h"
#include "core/site/instrumented.h"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace lockstep {

/// A request to lockstep-instrument: one line of JSON on its standard input. The process replies to requests
/// until its input is closed:
///
///     {"do": "tested names", "source": {"file": "reduction.cl", "text": "...", "folder": "", "readable": []}, "kernel": "",
///      "options": "-DN=256", "target": {"address_bits": 64, "subgroup_width": 32, "macros": {"N": null}},
///      "limits": {"bytes": 1207959552, "seconds": 25}}
///     {"do": "with includes", ...}
///     {"do": "kernels", ...}
///     {"do": "instrument", ...}
///     {"do": "compile", ...}      compiles the last instrumented program; other fields are empty
///     {"do": "optimised", ...}
///     {"do": "edit array", ..., "edit": {"array": "tile", "row": 32, "pad": 1, "swizzle": "none", "pads_last_row": true}}
///     {"do": "require group", ..., "group": [16, 16, 1]}
struct InstrumentQuestion {
    enum class Kind {
        tested_names,
        with_includes,
        kernels,
        instrument,
        compile,
        optimised,
        edit_array,
        require_group
    };
    Kind kind = Kind::instrument;
    KernelSource source;
    std::string kernel; ///< name of the kernel to instrument or to edit
    std::string options;
    InstrumentTarget target;
    BuildLimits limits;     ///< limits for processing this request
    std::string array = {}; ///< for edit_array: the array, and the change of its layout
    ArrayMap map = {};
    std::array<std::uint64_t, 3> group = {1, 1, 1}; ///< for require_group: the group size
};

/// The reply to each request: one line on ChildProcess::line_descriptor:
///
///     {"names": ["cl_khr_fp64"]}
///     {"source": "..."}           also the reply to "require group"
///     {"kernels": [{"name": "saxpy", "line": 3, "parameters": [...], "group": [0, 0, 0]}]}
///     {"instrumented": {"program": {...}, "text": "...", ...}}
///     {"optimised": {"operations": [...], ...}}       also the reply to "compile", which is empty
///     {"edited": "...", "argument": 2, "other_kernels": []}      without "argument" if the program declares the array
///     {"error": {"code": "cannot_instrument", ...}}
///
/// If a request exceeds the limits, or the reply is too long for a line, the reply is an error and the
/// process ends.
using InstrumentAnswer = std::variant<std::set<std::string>, std::string, std::vector<KernelSignature>,
                                      Instrumented, Optimised, ArrayEdit, Error>;

/// Returns one line of JSON, without the line end.
[[nodiscard]] std::string to_line(const InstrumentQuestion& question);
[[nodiscard]] std::string to_line(const InstrumentAnswer& answer);

/// Parses such a line. Returns nullopt if the other process cannot have written it.
[[nodiscard]] std::optional<InstrumentQuestion> question_from_line(const std::string& line);
[[nodiscard]] std::optional<InstrumentAnswer> answer_from_line(const std::string& line);

} // namespace lockstep
