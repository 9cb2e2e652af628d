#pragma once

#include "core/analysis/findings/finding.h"
#include "core/base/result.h"
#include "core/facts/launch_times.h"
#include "core/kernel/launch.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

enum class ParameterKind : std::uint8_t { number, word, shape, file };

/// What another value of a parameter makes of a run.
enum class ParameterRole : std::uint8_t {
    question, ///< another question: other data, another amount for each element. Times are observations
    amount,   ///< more or fewer elements of the same question
    choice    ///< another way to the same result: the one that a person may choose by its time
};

/// A parameter of an experiment: a whole number in a range, one of several words, the shape of a work-group
/// ("64x4"; "64" is 64x1), or a file ("" where there is a default).
struct ParameterInfo {
    std::string name;
    std::string default_value;
    std::int64_t least = 0; ///< of a number, or of a shape's work-items
    std::int64_t most = 0;  ///< of a number, or of a shape's work-items
    bool power_of_two = false;
    std::vector<std::string> choices; ///< words only
    bool is_shape = false;
    bool is_file = false;
    ParameterRole role = ParameterRole::question;
    [[nodiscard]] ParameterKind kind() const;
    [[nodiscard]] bool is_number() const { return kind() == ParameterKind::number; }
};

using ParameterValues = std::map<std::string, std::string>;

/// Buffers that launches share (Argument::shared), by name.
using SharedBuffers = std::map<std::string, std::vector<std::byte>>;

/// Work that the host does itself after a launch, with the run's shared buffers.
struct HostCode {
    std::string id;                  ///< "finish_reduction"; app/words says it in a sentence
    std::size_t after_launch = 0;    ///< its number in the run
    std::vector<std::string> reads;  ///< shared buffers that are copied from the device
    std::vector<std::string> writes; ///< and those that are copied back
    /// Gets the buffers of `reads` and `writes`, changes those of `writes`, and returns what it has computed
    /// for itself: a few bytes, kept in the recording for check.
    std::function<std::vector<std::byte>(SharedBuffers&)> work;
};

/// What a run gets done, so that only times of equal work are compared.
struct Work {
    std::uint64_t elements = 1; ///< that it takes in
    std::uint64_t left = 0;     ///< results that somebody must still join: a value a group makes groups - 1
    /// Elements that are done with; at least 1.
    [[nodiscard]] std::uint64_t done() const { return elements > left ? elements - left : 1; }
    friend bool operator==(const Work&, const Work&) = default;
};

/// A kernel of ours with its parameters, its host code, its inputs and its CPU reference.
struct Experiment {
    std::string id;          ///< "reduction/interleaved"
    std::string kernel_file; ///< below kernels/: "reduction.cl"
    std::string kernel;      ///< the kernel function to show first
    /// Marked ! in core/README.md, Experiments: there to be seen failing, with this finding.
    std::optional<FindingKind> expected_finding;
    std::vector<ParameterInfo> parameters;
    /// The launches for complete, checked values, in the order in which they run. `source` is the text of
    /// kernel_file.
    std::function<Result<std::vector<Launch>>(const ParameterValues&, const KernelSource&)> launches;
    /// What the host does between and after the launches; may be missing.
    std::function<std::vector<HostCode>(const ParameterValues&)> host_code;
    /// How the plain launches are run once more, all in flight at once, to measure when each runs; may be
    /// missing. Such launches share no buffers.
    std::function<ConcurrencyPlan(const ParameterValues&)> concurrency;
    /// What a run with these values gets done; missing: all of "size", and nothing is left.
    std::function<Work(const ParameterValues&)> work;
    /// Compares what the launches and the host code left with the CPU reference. Not asked of a broken one.
    std::function<bool(const ParameterValues&, const std::vector<Launch>&, const Recording&)> check;

    [[nodiscard]] bool is_broken() const { return expected_finding.has_value(); }
};

/// Work-items of a group across and down.
struct Shape {
    std::int64_t width = 1;
    std::int64_t height = 1;
    friend bool operator==(const Shape&, const Shape&) = default;
};

/// Reads "64x4" or "64"; none where it is neither or a side is 0.
[[nodiscard]] std::optional<Shape> shape_from(const std::string& text);

/// Whether the parameter may have this value. Any file is allowed: who reads it says what is wrong with it.
[[nodiscard]] bool is_allowed(const ParameterInfo& parameter, const std::string& value);

/// What a parameter may be, for people: "1..16777216", "32, 64, 128", "sum, max, min", "XxY, X*Y = 1..1024".
[[nodiscard]] std::string allowed_values(const ParameterInfo& parameter);

/// A value as it is kept and compared: "64K" as "65536". One that is not allowed stays as it is.
[[nodiscard]] std::string plain_value(const ParameterInfo& parameter, const std::string& value);

/// Fills in defaults and checks names and ranges; values become plain ones. Errors: unknown_parameter,
/// value_not_allowed.
Result<ParameterValues> complete(const Experiment& experiment, const ParameterValues& given);

/// What a run with complete, checked values gets done.
[[nodiscard]] Work work_of(const Experiment& experiment, const ParameterValues& values);

/// The parameter's role; question where the experiment has none of the name.
[[nodiscard]] ParameterRole role_of(const Experiment& experiment, const std::string& parameter);

/// A number among complete, checked values.
[[nodiscard]] std::int64_t number_of(const ParameterValues& values, const std::string& name);

/// A shape among complete, checked values.
[[nodiscard]] Shape shape_of(const ParameterValues& values, const std::string& name);

} // namespace lockstep
