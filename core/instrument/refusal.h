#pragma once

#include <string_view>

namespace lockstep {

/// The reasons why a kernel cannot be instrumented: the first argument of ErrorCode::cannot_instrument. The
/// app contains the messages.
namespace refusal {
inline constexpr std::string_view recursion = "recursion";
inline constexpr std::string_view goto_statement = "goto";
inline constexpr std::string_view nested_case_label = "nested-case-label";
inline constexpr std::string_view case_range = "case-range";
inline constexpr std::string_view statement_expression = "statement-expression";
inline constexpr std::string_view image = "image";
inline constexpr std::string_view bit_field = "bit-field";
inline constexpr std::string_view barrier_in_operand =
    "barrier-in-operand"; ///< a barrier or exchange inside an operand of &&, || or ?: that may not be
                          ///< evaluated
inline constexpr std::string_view function_pointer = "function-pointer";
inline constexpr std::string_view pointer_output =
    "pointer-output"; ///< a built-in function that may read or write through a pointer to memory
inline constexpr std::string_view sub_group = "sub-group";
inline constexpr std::string_view generic_pointer = "generic-pointer";
inline constexpr std::string_view program_scope_variable = "program-scope-variable";
inline constexpr std::string_view printf_text = "printf-text";
inline constexpr std::string_view foreign_function =
    "foreign-function"; ///< a function that is declared but not defined, or a compiler built-in that does
                        ///< more than compute a number
/// An atomic function of OpenCL 2, such as atomic_fetch_add.
inline constexpr std::string_view newer_atomic = "newer-atomic";
/// A work-group function of OpenCL 2 that exchanges values, such as work_group_reduce_add.
inline constexpr std::string_view work_group = "work-group";
/// A function of OpenCL 2 for pipes, or for kernels that the device itself enqueues.
inline constexpr std::string_view device_queue = "device-queue";
inline constexpr std::string_view attribute =
    "attribute"; ///< an attribute that is not known to be harmless; the next two constants are the same for
                 ///< pragmas and assembly
inline constexpr std::string_view pragma = "pragma";
inline constexpr std::string_view assembly = "assembly";
/// The program contains a name that the probes also use.
inline constexpr std::string_view name_of_ours = "name-of-ours";
inline constexpr std::string_view unknown_expression = "unknown-expression";
/// Brackets are nested deeper than compilers accept.
inline constexpr std::string_view nested_brackets = "nested-brackets";
// reasons that refer to a limit of recordings, see core/site/program_limits.h
inline constexpr std::string_view line_number = "line-number"; ///< the line number in a #line directive is
                                                               ///< too large
inline constexpr std::string_view long_expression = "long-expression";
inline constexpr std::string_view long_source = "long-source";
inline constexpr std::string_view large_value = "large-value";
inline constexpr std::string_view many_parameters = "many-parameters";
inline constexpr std::string_view many_objects = "many-objects";
inline constexpr std::string_view much_local_memory = "much-local-memory";
inline constexpr std::string_view nested_too_deeply = "nested-too-deeply";
inline constexpr std::string_view too_large = "too-large";
} // namespace refusal

} // namespace lockstep
