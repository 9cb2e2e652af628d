#pragma once

#include "app/layer/driver.h"
#include "core/kernel/launch.h"
#include "core/kernel/value_type.h"

#include <filesystem>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace lockstep {

struct ProgramText;

/// A kernel parameter, as reported by the driver.
struct Parameter {
    std::string name; ///< name in the source; "argument 2" if the driver does not report it
    ArgumentKind kind = ArgumentKind::scalar;
    /// Scalar type of the value or of the pointee; nullopt for a struct or a typedef.
    std::optional<Scalar> scalar;
    bool can_write = false; ///< whether the parameter is a buffer or an image that the kernel may write
};

/// The properties that a driver reports for a parameter, as OpenCL constants and names.
struct ParameterFacts {
    std::string name;
    std::string type; ///< type in OpenCL C: "float4*"
    cl_kernel_arg_address_qualifier space = CL_KERNEL_ARG_ADDRESS_PRIVATE;
    cl_kernel_arg_access_qualifier access = CL_KERNEL_ARG_ACCESS_NONE;
    cl_kernel_arg_type_qualifier qualifiers = CL_KERNEL_ARG_TYPE_NONE;
};

/// Converts the properties that a driver reports. Throws a Refusal if a launch file cannot represent the
/// parameter, such as a pipe or a depth image.
[[nodiscard]] Parameter parameter_from(const ParameterFacts& facts);

/// Returns all parameters of a kernel. If the driver reports them only for programs built with
/// -cl-kernel-arg-info, queries a copy of the program that is built with this option. Throws a Refusal on
/// failure.
[[nodiscard]] std::vector<Parameter> parameters_of(const Driver& driver, cl_kernel kernel,
                                                   cl_device_id device, const ProgramText& program);

/// The source and options that a program was built from.
struct ProgramText {
    std::string source;
    std::string options;
    std::string problem; ///< why a launch file cannot represent the program; empty if it can
};

/// Returns build options that have the same meaning in any working directory: folders of -I become absolute,
/// resolved relative to `folder`. If the source includes files, appends `folder` itself, because drivers also
/// search there. Options that build_options_from() rejects are returned unchanged.
[[nodiscard]] std::string options_seen_from(const std::filesystem::path& folder, const std::string& options,
                                            const std::string& source);

/// Returns the reason why a launch file cannot contain these options; empty if it can.
[[nodiscard]] std::string options_problem(const std::string& options);

/// Records the sources and options with which programs were last built, with -I resolved relative to the
/// working directory at that time. Thread-safe.
class ProgramTexts {
public:
    explicit ProgramTexts(const Driver& driver) : driver_(driver) {}

    void built(cl_program program, const char* options);
    void compiled(cl_program program, const char* options, bool has_headers);
    void linked(cl_program program, const char* options, std::span<const cl_program> inputs);
    [[nodiscard]] ProgramText of(cl_program program) const;

private:
    [[nodiscard]] ProgramText text_of(cl_program program, const char* options) const;

    const Driver& driver_;
    mutable std::mutex mutex_;
    std::unordered_map<cl_program, ProgramText> programs_;
};

} // namespace lockstep
