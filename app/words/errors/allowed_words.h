#pragma once

#include "app/words/phrase.h"
#include "core/base/coded_text.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

/// The Qt translation context of the texts that describe allowed values.
inline constexpr const char* allowed_context = "Allowed";

// Codes for texts in the arguments of errors (core/base/coded_text.h), in addition to those of core.
namespace allowed {
inline constexpr std::string_view few_pixels = "few-pixels"; ///< %1: the maximum number of pixels
inline constexpr std::string_view picture_file = "picture-file";
inline constexpr std::string_view views_of_several = "views-of-several";
inline constexpr std::string_view one_run = "one-run";
inline constexpr std::string_view several_runs = "several-runs"; ///< %1: the number of runs
inline constexpr std::string_view nothing_for_recording = "nothing-for-recording";
inline constexpr std::string_view nothing_but_for_launch = "nothing-but-for-launch";
inline constexpr std::string_view nothing_but_for_kernel = "nothing-but-for-kernel";
inline constexpr std::string_view nothing_beside_json = "nothing-beside-json";
inline constexpr std::string_view experiments_to_match = "experiments-to-match";
inline constexpr std::string_view what_runs = "what-runs";
inline constexpr std::string_view what_records = "what-records";
inline constexpr std::string_view launches = "launches";
inline constexpr std::string_view the_output = "the-output";
inline constexpr std::string_view number_from = "number-from";           ///< %1: the minimum
inline constexpr std::string_view word_or_range = "word-or-range";       ///< %1: a keyword; %2: "1..8"
inline constexpr std::string_view word_or_number = "word-or-number";     ///< %1: a keyword; %2: the minimum
inline constexpr std::string_view millimetre_sizes = "millimetre-sizes"; ///< %1 and %2: WIDTHxHEIGHT
inline constexpr std::string_view picture_sizes = "picture-sizes";       ///< %1 and %2: WIDTHxHEIGHT
inline constexpr std::string_view name = "name";                         ///< if the valid names are not known
inline constexpr std::string_view step_range = "step-range";             ///< %1: the maximum number of steps
inline constexpr std::string_view steps_of_group = "steps-of-group"; ///< %1: the last step; %2: their number
inline constexpr std::string_view step_of_group = "step-of-group";   ///< %1: the last step
inline constexpr std::string_view text_of_bytes = "text-of-bytes";   ///< %1: the maximum number of bytes
inline constexpr std::string_view padding_range = "padding-range";   ///< %1: the largest padding
inline constexpr std::string_view nothing_without_array = "nothing-without-array";
inline constexpr std::string_view kernel_file = "kernel-file";
inline constexpr std::string_view one_layout = "one-layout";
inline constexpr std::string_view no_layout = "no-layout";
inline constexpr std::string_view layouts_only = "layouts-only";
inline constexpr std::string_view source_at_hand = "source-at-hand";
inline constexpr std::string_view ssh_host = "ssh-host";
inline constexpr std::string_view own_device = "own-device";
inline constexpr std::string_view few_machines = "few-machines"; ///< %1: the maximum number
inline constexpr std::string_view added_machine = "added-machine";
inline constexpr std::string_view lesson_ids = "lesson-ids";
inline constexpr std::string_view list_alone = "list-alone";
inline constexpr std::string_view check_or_list = "check-or-list";
inline constexpr std::string_view check_of_files = "check-of-files";
inline constexpr std::string_view pack_of_folder = "pack-of-folder";
inline constexpr std::string_view progress_of_files = "progress-of-files";
inline constexpr std::string_view print_of_lesson = "print-of-lesson";
inline constexpr std::string_view animation_file = "animation-file";
inline constexpr std::string_view few_frame_pixels =
    "few-frame-pixels"; ///< %1: most pixels; %2: most per side
inline constexpr std::string_view empty_folder = "empty-folder";
inline constexpr std::string_view few_frames = "few-frames";     ///< %1: the maximum number of frames
inline constexpr std::string_view small_player = "small-player"; ///< %1: the maximum size in MB
inline constexpr std::string_view racing_runs = "racing-runs";
inline constexpr std::string_view runs_of_one_size = "runs-of-one-size";
inline constexpr std::string_view runs_that_fit = "runs-that-fit";
inline constexpr std::string_view cycles_of_race = "cycles-of-race";
inline constexpr std::string_view local_array = "local-array";
} // namespace allowed

/// Returns an argument that describes the allowed values of a number: "all, or 1..8", "a number of at least 1,
/// ...". `word` is the keyword that is also allowed; it may be empty.
[[nodiscard]] std::string allowed_numbers(std::uint64_t least, std::uint64_t most, const std::string& word);

/// Returns an argument of an error for display: the sentence of its code, if it has one (core/base/coded_text.h).
[[nodiscard]] Phrase argument_phrase(const std::string& argument);

} // namespace lockstep
