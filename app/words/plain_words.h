#pragma once

#include "core/trace/plain_stop.h"
#include "core/trace/recording.h"

#include <string>
#include <vector>

namespace lockstep {

/// The translation context of the sentences about plain kernels.
inline constexpr const char* plain_context = "PlainKernels";

/// What ended the plain kernels of a run, and what to do, with placeholders for plain_stop_arguments().
/// English, a key for translation in plain_context.
[[nodiscard]] const char* plain_stop_sentence(const PlainStop& stop);
/// The sentence that follows: which results of the plain kernels are missing, and what is complete.
[[nodiscard]] const char* what_stop_leaves(const Recording& recording, const PlainStop& stop);
/// %1: the launch's number, from 1; %2: the reason, or the limit that was exceeded.
[[nodiscard]] std::vector<std::string> plain_stop_arguments(const PlainStop& stop);

/// Reports a plain kernel's result that differs although nothing in the kernel explains it. %1: the device,
/// %2: the launch's number, %3: the buffer, %4: the element, %5: its value from the plain kernel, %6: from
/// the instrumented kernel, %7: how many values differ. English, a key for translation in plain_context.
[[nodiscard]] const char* unexplained_sentence();

} // namespace lockstep
