#pragma once

#include <cstdint>

namespace lockstep {

/// Why a picture has nothing to show of a launch.
enum class WhyNoPicture : std::uint8_t {
    none, ///< it applies
    no_local_memory,
    no_buffer,
    no_model,  ///< the kernel fits on no multiprocessor
    no_memory, ///< neither local memory nor a buffer
    no_caches, ///< in the hardware model
    no_input,
    no_exchange,
    no_concurrency,
    one_group,
    count
};

/// The context under which lupdate files the sentences below.
inline constexpr const char* picture_context = "WhyNoPicture";

/// One sentence; empty for `none`. English, a key for translation in picture_context.
[[nodiscard]] const char* why_no_picture_words(WhyNoPicture why);

} // namespace lockstep
