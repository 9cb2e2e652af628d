#include "app/layer/parameters.h"

#include "core/kernel/image_format.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <type_traits>

namespace lockstep {
namespace {

/// Returns the scalar type for the name of a type in OpenCL C, ignoring vector sizes and pointers: "float4*"
/// -> float.
std::optional<Scalar> scalar_named(std::string type) {
    while (type.ends_with('*') || type.ends_with(' ')) {
        type.pop_back();
    }
    if (type.starts_with("unsigned ")) {
        type = "u" + type.substr(std::string_view("unsigned ").size());
    }
    type.erase(std::min(type.find_first_of("0123456789"), type.size()));
    for (int i = 0; i < static_cast<int>(Scalar::bytes); ++i) {
        const auto scalar = static_cast<Scalar>(i);
        if (opencl_name({scalar, 1}) == type) {
            return scalar;
        }
    }
    return type == "bool" ? std::optional(Scalar::uint8) : std::nullopt;
}

/// Whether a type has this name, ignoring qualifiers: "read_only image2d_t" has the name "image2d_t".
bool is_named(const std::string& type, const std::string& name) {
    return type == name || type.ends_with(" " + name);
}

bool is_image(const std::string& type) {
    constexpr std::array shapes = {ImageShape::image2d,        ImageShape::image1d,
                                   ImageShape::image1d_buffer, ImageShape::image1d_array,
                                   ImageShape::image2d_array,  ImageShape::image3d};
    return std::ranges::any_of(shapes, [&](ImageShape shape) { return is_named(type, type_name(shape)); });
}

ArgumentKind kind_of(const ParameterFacts& facts) {
    if (is_image(facts.type)) {
        return ArgumentKind::image;
    }
    if (is_named(facts.type, "sampler_t")) {
        return ArgumentKind::sampler;
    }
    const bool is_pipe = (facts.qualifiers & CL_KERNEL_ARG_TYPE_PIPE) != 0;
    const bool is_another_image = facts.access != CL_KERNEL_ARG_ACCESS_NONE;
    if (is_pipe || is_another_image || is_named(facts.type, "queue_t") ||
        is_named(facts.type, "clk_event_t")) {
        throw Refusal("its parameter \"" + facts.name + "\" is of the type " + facts.type +
                      ", which a launch file cannot express");
    }
    return facts.space == CL_KERNEL_ARG_ADDRESS_LOCAL     ? ArgumentKind::local
           : facts.space == CL_KERNEL_ARG_ADDRESS_PRIVATE ? ArgumentKind::scalar
                                                          : ArgumentKind::buffer;
}

ParameterFacts facts_of(const Driver& driver, cl_kernel kernel, cl_uint i) {
    const auto ask = driver.clGetKernelArgInfo;
    ParameterFacts facts = {
        .name = asked_text(ask, kernel, i, CL_KERNEL_ARG_NAME),
        .type = asked_text(ask, kernel, i, CL_KERNEL_ARG_TYPE_NAME),
        .space = asked<cl_kernel_arg_address_qualifier>(ask, kernel, i, CL_KERNEL_ARG_ADDRESS_QUALIFIER),
        .access = asked<cl_kernel_arg_access_qualifier>(ask, kernel, i, CL_KERNEL_ARG_ACCESS_QUALIFIER),
        .qualifiers = asked<cl_kernel_arg_type_qualifier>(ask, kernel, i, CL_KERNEL_ARG_TYPE_QUALIFIER)};
    if (facts.name.empty()) {
        facts.name = "argument " + std::to_string(i + 1);
    }
    return facts;
}

std::vector<Parameter> told_by(const Driver& driver, cl_kernel kernel) {
    std::vector<Parameter> parameters;
    const auto count = asked<cl_uint>(driver.clGetKernelInfo, kernel, CL_KERNEL_NUM_ARGS);
    for (cl_uint i = 0; i < count; ++i) {
        parameters.push_back(parameter_from(facts_of(driver, kernel, i)));
    }
    return parameters;
}

/// Owns an OpenCL object that the layer has created, and releases it.
template <class Handle>
using Owned = std::unique_ptr<std::remove_pointer_t<Handle>, cl_int(CL_API_CALL*)(Handle)>;

std::vector<Parameter> told_by_a_copy(const Driver& driver, cl_kernel kernel, cl_device_id device,
                                      const ProgramText& program) {
    const auto context = asked<cl_context>(driver.clGetKernelInfo, kernel, CL_KERNEL_CONTEXT);
    const std::string name = asked_text(driver.clGetKernelInfo, kernel, CL_KERNEL_FUNCTION_NAME);
    const char* text = program.source.c_str();
    cl_int code = CL_SUCCESS;
    const Owned<cl_program> copy(driver.clCreateProgramWithSource(context, 1, &text, nullptr, &code),
                                 driver.clReleaseProgram);
    must(code, "clCreateProgramWithSource");
    const std::string options = program.options + " -cl-kernel-arg-info";
    must(driver.clBuildProgram(copy.get(), 1, &device, options.c_str(), nullptr, nullptr), "clBuildProgram");
    const Owned<cl_kernel> same(driver.clCreateKernel(copy.get(), name.c_str(), &code),
                                driver.clReleaseKernel);
    must(code, "clCreateKernel");
    return told_by(driver, same.get());
}

} // namespace

Parameter parameter_from(const ParameterFacts& facts) {
    const ArgumentKind kind = kind_of(facts);
    const bool is_const =
        (facts.qualifiers & CL_KERNEL_ARG_TYPE_CONST) != 0 || facts.space == CL_KERNEL_ARG_ADDRESS_CONSTANT;
    const bool can_write = kind == ArgumentKind::image ? facts.access != CL_KERNEL_ARG_ACCESS_READ_ONLY
                                                       : kind == ArgumentKind::buffer && !is_const;
    return {.name = facts.name, .kind = kind, .scalar = scalar_named(facts.type), .can_write = can_write};
}

std::vector<Parameter> parameters_of(const Driver& driver, cl_kernel kernel, cl_device_id device,
                                     const ProgramText& program) {
    cl_kernel_arg_address_qualifier space = 0;
    const bool is_told = driver.clGetKernelArgInfo(kernel, 0, CL_KERNEL_ARG_ADDRESS_QUALIFIER, sizeof space,
                                                   &space, nullptr) != CL_KERNEL_ARG_INFO_NOT_AVAILABLE;
    return is_told ? told_by(driver, kernel) : told_by_a_copy(driver, kernel, device, program);
}

} // namespace lockstep
