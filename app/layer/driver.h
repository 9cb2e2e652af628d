#pragma once

#include "app/layer/opencl.h"
#include "app/layer/refusal.h"

#include <span>
#include <string>
#include <type_traits>

namespace lockstep {

/// The functions to which the layer passes calls on: those of the next layer, or of the driver if there is
/// none.
using Driver = cl_icd_dispatch;

/// Throws a Refusal unless `code` is CL_SUCCESS.
inline void must(cl_int code, const char* call) {
    if (code != CL_SUCCESS) {
        throw Refusal(std::string("the driver failed in ") + call + " with error " + std::to_string(code));
    }
}

/// Converts one of OpenCL's parameter name macros, which are of type int, to the unsigned type of the
/// functions.
template <class T>
[[nodiscard]] auto as_taken(T value) {
    if constexpr (std::is_same_v<T, int>) {
        return static_cast<cl_uint>(value);
    } else {
        return value;
    }
}

/// Returns the result of an OpenCL query function, as in asked<cl_uint>(driver.clGetKernelInfo, kernel,
/// CL_KERNEL_NUM_ARGS).
template <class T, class Question, class... Subject>
[[nodiscard]] T asked(Question question, Subject... subject) {
    T value{};
    const auto bytes = std::as_writable_bytes(std::span(&value, 1));
    must(question(as_taken(subject)..., bytes.size(), bytes.data(), nullptr), "a query");
    return value;
}

/// Like asked(), for queries that return a string.
template <class Question, class... Subject>
[[nodiscard]] std::string asked_text(Question question, Subject... subject) {
    std::size_t size = 0;
    must(question(as_taken(subject)..., 0, nullptr, &size), "a query");
    std::string text(size, '\0');
    must(question(as_taken(subject)..., size, text.data(), nullptr), "a query");
    return text.c_str(); // drops the terminating zero
}

} // namespace lockstep
