#include "app/words/errors/allowed_words.h"

#include "app/words/translatable.h"
#include "core/base/whole_number.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace lockstep {
namespace {

struct Row {
    std::string_view code;
    const char* words;
};

constexpr Row rows[] = {
    {allowed::one_or_two_axes, QT_TRANSLATE_NOOP("Allowed", "one or two parameters")},
    {allowed::set_nowhere_else, QT_TRANSLATE_NOOP("Allowed", "parameters that are set nowhere else")},
    {allowed::divisors_of, QT_TRANSLATE_NOOP("Allowed", "divisors of the global size %1")},
    {allowed::new_preset_name,
     QT_TRANSLATE_NOOP("Allowed", "a new name of letters, digits, '-', '_' and '.'")},
    {allowed::base_of_another, QT_TRANSLATE_NOOP("Allowed", "a preset that does not build on this one")},
    {allowed::few_pixels,
     QT_TRANSLATE_NOOP("Allowed", "a number for which the picture has at most %1 pixels")},
    {allowed::picture_file, QT_TRANSLATE_NOOP("Allowed", "a file name that ends in .png, .svg or .pdf")},
    {allowed::views_of_several,
     QT_TRANSLATE_NOOP("Allowed", "times, efficiency, conflicts, compare or race for several runs")},
    {allowed::one_run, QT_TRANSLATE_NOOP("Allowed", "one run")},
    {allowed::several_runs, QT_TRANSLATE_NOOP("Allowed", "%1 runs")},
    {allowed::racing_runs, QT_TRANSLATE_NOOP("Allowed", "two to four runs for a race")},
    {allowed::runs_of_one_size, QT_TRANSLATE_NOOP("Allowed", "runs with the same problem size for a race")},
    {allowed::runs_that_fit,
     QT_TRANSLATE_NOOP("Allowed", "for a race, runs that fit on a multiprocessor of their hardware model")},
    {allowed::local_array,
     QT_TRANSLATE_NOOP("Allowed", "another view, because the kernel has no array in local memory")},
    {allowed::cycles_of_race, QT_TRANSLATE_NOOP("Allowed", "cycles:N for a race")},
    {allowed::nothing_for_recording,
     QT_TRANSLATE_NOOP("Allowed", "nothing, because a recording is not run again")},
    {allowed::nothing_but_for_launch,
     QT_TRANSLATE_NOOP("Allowed", "nothing, because only a kernel or launch file takes build options")},
    {allowed::nothing_but_for_kernel,
     QT_TRANSLATE_NOOP("Allowed", "nothing, because only a kernel file (.cl) can contain several kernels")},
    {allowed::nothing_beside_json,
     QT_TRANSLATE_NOOP("Allowed", "nothing, because --json and --csv print all metrics")},
    {allowed::experiments_to_match,
     QT_TRANSLATE_NOOP("Allowed", "experiments, because --match-inputs is given")},
    {allowed::what_runs,
     QT_TRANSLATE_NOOP(
         "Allowed",
         "an experiment, a launch file (x.sim) or a kernel (x.cl), because a sweep runs it many times")},
    {allowed::what_records,
     QT_TRANSLATE_NOOP("Allowed",
                       "an experiment, a launch file (x.sim) or a kernel (x.cl), because a recording is "
                       "already recorded")},
    {allowed::launches, QT_TRANSLATE_NOOP("Allowed", "3, 2..5, or 2.. for all from 2")},
    {allowed::the_output, QT_TRANSLATE_NOOP("Allowed", "The output")},
    {allowed::number_from,
     QT_TRANSLATE_NOOP("Allowed",
                       "a number of at least %1, optionally with a suffix K, M, G or T, for example 2G")},
    {allowed::word_or_range, QT_TRANSLATE_NOOP("Allowed", "%1, or %2")},
    {allowed::word_or_number,
     QT_TRANSLATE_NOOP(
         "Allowed", "%1, or a number of at least %2, optionally with a suffix K, M, G or T, for example 2G")},
    {allowed::picture_sizes, QT_TRANSLATE_NOOP("Allowed", "WIDTHxHEIGHT in pixels, from %1 to %2")},
    {allowed::millimetre_sizes, QT_TRANSLATE_NOOP("Allowed", "WIDTHxHEIGHT in millimetres, from %1 to %2")},
    {allowed::name, QT_TRANSLATE_NOOP("Allowed", "a name of letters, digits, - and _")},
    {allowed::step_range,
     QT_TRANSLATE_NOOP("Allowed", "N or A..B, whole numbers from 0 with A <= B, and at most %1 steps")},
    {allowed::steps_of_group, QT_TRANSLATE_NOOP("Allowed", "0..%1: the group has %2 steps")},
    {allowed::step_of_group, QT_TRANSLATE_NOOP("Allowed", "0..%1: the group has 1 step")},
    {allowed::text_of_bytes, QT_TRANSLATE_NOOP("Allowed", "a text of at most %1 bytes")},
    {allowed::padding_range,
     QT_TRANSLATE_NOOP("Allowed", "N or A..B, whole numbers of words from 0 to %1 with A <= B")},
    {allowed::nothing_without_array,
     QT_TRANSLATE_NOOP("Allowed", "nothing, because the launch has no array in local memory")},
    {allowed::kernel_file, QT_TRANSLATE_NOOP("Allowed", "a file name that ends in .cl")},
    {allowed::one_layout,
     QT_TRANSLATE_NOOP("Allowed",
                       "a file, if --array together with --pad N or --swizzle NAME chooses one layout")},
    {allowed::no_layout, QT_TRANSLATE_NOOP("Allowed", "nothing, because --require-group changes no layout")},
    {allowed::layouts_only,
     QT_TRANSLATE_NOOP("Allowed", "nothing, because --other-hardware counts no layouts")},
    {allowed::source_at_hand,
     QT_TRANSLATE_NOOP("Allowed", "an experiment, a kernel, a launch file, or a recording of an experiment, "
                                  "because the source is changed")},
    {allowed::ssh_host,
     QT_TRANSLATE_NOOP("Allowed", "ssh:HOST, ssh:HOST/NAME, ssh:USER@HOST:PORT/NAME, or part of the name of "
                                  "a device")},
    {allowed::few_machines, QT_TRANSLATE_NOOP("Allowed", "up to %1 computers")},
    {allowed::own_device, QT_TRANSLATE_NOOP("Allowed", "part of the name of a device of this computer")},
    {allowed::added_machine, QT_TRANSLATE_NOOP("Allowed", "a computer that \"lockstep-cli devices\" lists")},
    {allowed::lesson_ids, QT_TRANSLATE_NOOP("Allowed", "the ids of other lessons, separated by commas")},
    {allowed::list_alone, QT_TRANSLATE_NOOP("Allowed", "list, without a file")},
    {allowed::check_or_list,
     QT_TRANSLATE_NOOP("Allowed", "check FILE ..., list, pack FOLDER, progress FILE ...")},
    {allowed::check_of_files, QT_TRANSLATE_NOOP("Allowed", "check FILE ..., with at least one file")},
    {allowed::pack_of_folder, QT_TRANSLATE_NOOP("Allowed", "pack FOLDER, with one folder")},
    {allowed::progress_of_files, QT_TRANSLATE_NOOP("Allowed", "progress FILE ..., with at least one file")},
    {allowed::print_of_lesson, QT_TRANSLATE_NOOP("Allowed", "print FILE or print ID")},
    {allowed::animation_file,
     QT_TRANSLATE_NOOP("Allowed",
                       "a name that ends in .gif, .webp, .mp4 or .webm, or in / for a folder of PNG files")},
    {allowed::few_frame_pixels,
     QT_TRANSLATE_NOOP("Allowed", "a size of at most %1 pixels, with sides of at most %2")},
    {allowed::empty_folder, QT_TRANSLATE_NOOP("Allowed", "a new or an empty folder")},
    {allowed::few_frames,
     QT_TRANSLATE_NOOP(
         "Allowed",
         "a unit that results in at most %1 frames, for example round, or fewer steps with --from and --to")},
    {allowed::small_player,
     QT_TRANSLATE_NOOP("Allowed", "fewer steps, because the file would be larger than %1 MB")},
};

Phrase value_phrase(const std::string& value) {
    const auto count = value.starts_with('#') ? whole_number(value.substr(1)) : std::nullopt;
    return count && *count >= 0 ? Phrase(static_cast<std::uint64_t>(*count)) : Phrase(value);
}

} // namespace

std::string allowed_numbers(std::uint64_t least, std::uint64_t most, const std::string& word) {
    if (most >= std::numeric_limits<std::int64_t>::max()) {
        return word.empty() ? coded(allowed::number_from, {std::to_string(least)})
                            : coded(allowed::word_or_number, {word, std::to_string(least)});
    }
    const std::string range = std::to_string(least) + ".." + std::to_string(most);
    return word.empty() ? range : coded(allowed::word_or_range, {word, range});
}

Phrase argument_phrase(const std::string& argument) {
    const auto text = decoded_text(argument);
    const auto* const row = text ? std::ranges::find(rows, text->code, &Row::code) : std::end(rows);
    if (row == std::end(rows)) {
        return Phrase(argument);
    }
    std::vector<Phrase> values(text->values.size());
    std::ranges::transform(text->values, values.begin(), value_phrase);
    return {allowed_context, row->words, std::move(values)};
}

} // namespace lockstep
