#pragma once

#include <cstdint>

namespace lockstep {

/// The reason why a picture (a view) cannot be shown for a launch.
enum class WhyNoPicture : std::uint8_t {
    none, ///< the picture can be shown
    no_local_memory,
    no_local_array,
    no_buffer,
    no_model,  ///< the kernel does not fit on a multiprocessor
    no_memory, ///< the launch uses neither local memory nor a buffer
    no_caches, ///< the hardware model has no caches
    no_input,
    no_exchange,
    no_concurrency,
    one_group,
    count
};

/// The Qt translation context of the sentences that why_no_picture_words() returns.
inline constexpr const char* picture_context = "WhyNoPicture";

/// Returns a sentence that explains the reason; empty for `none`. It is English and serves as the key for
/// translation in picture_context.
[[nodiscard]] const char* why_no_picture_words(WhyNoPicture why);

} // namespace lockstep
