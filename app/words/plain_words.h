#pragma once

#include "core/trace/plain_stop.h"
#include "core/trace/recording.h"

#include <string>
#include <vector>

namespace lockstep {

/// The Qt translation context of the sentences about plain kernels.
inline constexpr const char* plain_context = "PlainKernels";

/// Returns a sentence that says why the plain kernels of a run were stopped and what to do, with placeholders
/// for plain_stop_arguments(). It is English and serves as the key for translation in plain_context.
[[nodiscard]] const char* plain_stop_sentence(const PlainStop& stop);
/// Returns the sentence that follows plain_stop_sentence(). It says which results of the plain kernels are
/// missing, and what is complete.
[[nodiscard]] const char* what_stop_leaves(const Recording& recording, const PlainStop& stop);
/// Returns the arguments of plain_stop_sentence(): %1 is the number of the launch, from 1; %2 is the reason,
/// or the limit that was exceeded.
[[nodiscard]] std::vector<std::string> plain_stop_arguments(const PlainStop& stop);

/// Returns the sentence for a plain kernel's result that differs from the instrumented kernel's result,
/// although no property of the kernel explains it. %1 is the device, %2 the number of the launch, %3 the
/// buffer, %4 the element, %5 its value from the plain kernel, %6 its value from the instrumented kernel, and
/// %7 the number of values that differ. The sentence is English and serves as the key for translation in
/// plain_context.
[[nodiscard]] const char* unexplained_sentence();

} // namespace lockstep
