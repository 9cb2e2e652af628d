#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A parameter of an experiment: a whole number in a range, or one of several words.
struct ParameterInfo {
    std::string name;
    std::string default_value;
    std::int64_t least = 0; ///< numbers only
    std::int64_t most = 0;  ///< numbers only
    bool power_of_two = false;
    std::vector<std::string> choices; ///< words only
    [[nodiscard]] bool is_number() const { return choices.empty(); }
};

using ParameterValues = std::map<std::string, std::string>;

/// A kernel of ours with its parameters, its host code, its inputs and its CPU reference.
struct Experiment {
    std::string id;          ///< "reduction/interleaved"
    std::string kernel_file; ///< below kernels/: "reduction.cl"
    std::string kernel;      ///< the kernel function to show first
    bool broken = false;     ///< marked ! in DESIGN section 10: its finding is the expected result
    std::vector<ParameterInfo> parameters;
    /// The launches for complete, checked values. `source` is the text of kernel_file.
    std::function<Result<std::vector<Launch>>(const ParameterValues&, const KernelSource&)> launches;
    /// Compares the outputs of the launches with the CPU reference.
    std::function<bool(const ParameterValues&, const std::vector<Launch>&, const std::vector<Trace>&)> check;
};

/// What a parameter may be, for people: "1..16777216", "32, 64, 128", "sum, max, min".
[[nodiscard]] std::string allowed_values(const ParameterInfo& parameter);

/// Fills in defaults and checks names and ranges. Errors: unknown_parameter, value_not_allowed.
Result<ParameterValues> complete(const Experiment& experiment, const ParameterValues& given);

/// A number among complete, checked values.
[[nodiscard]] std::int64_t number_of(const ParameterValues& values, const std::string& name);

} // namespace lockstep
