#include "app/words/errors/newer_words.h"

#include "app/words/translatable.h"

#include <algorithm>
#include <array>

namespace lockstep {
namespace {

// OpenCL C 2.0 (sections 6.13.1, 6.13.3 and 6.13.8)
constexpr std::array<std::string_view, 5> supported_names = {
    "get_global_linear_id", "get_local_linear_id", "get_enqueued_local_size", "work_group_barrier", "ctz"};

// OpenCL C 2.0 (sections 6.13.11 and 6.13.15 to 6.13.17)
constexpr std::array<std::string_view, 26> unsupported_starts = {
    "atomic_fetch_", "atomic_load",   "atomic_store",      "atomic_exchange", "atomic_compare_exchange_",
    "atomic_init",   "atomic_flag",   "atomic_int",        "atomic_uint",     "atomic_long",
    "atomic_ulong",  "atomic_float",  "atomic_double",     "atomic_size_t",   "atomic_work_item_fence",
    "memory_order_", "memory_scope_", "work_group_",       "queue_t",         "clk_event_t",
    "ndrange_",      "enqueue_",      "get_default_queue", "reserve_id_t",    "read_pipe",
    "write_pipe"};

} // namespace

const char* newer_name_sentence(std::string_view name) {
    if (std::ranges::find(supported_names, name) != supported_names.end()) {
        return QT_TRANSLATE_NOOP(
            "Errors", "%1 does not compile: \"%2\" is part of OpenCL C 2.0, but the kernel is compiled as "
                      "OpenCL C 1.2. Add -cl-std=CL2.0 to the build options: --options on the command line, "
                      "or Build options in the window.");
    }
    const auto starts = [name](std::string_view start) { return name.starts_with(start); };
    return std::ranges::any_of(unsupported_starts, starts)
               ? QT_TRANSLATE_NOOP(
                     "Errors", "%1 does not compile: \"%2\" belongs to a part of OpenCL C 2.0 that Lockstep "
                               "does not support. Use the functions and types of OpenCL C 1.2 instead.")
               : nullptr;
}

} // namespace lockstep
