#include "app/cli/whatif_change.h"

#include "app/words/errors/allowed_words.h"
#include "core/base/file_sink.h"

#include <filesystem>
#include <string>
#include <utility>

namespace lockstep {
namespace {

Error not_allowed(const Arguments& arguments, std::string_view allowed) {
    return {.code = ErrorCode::value_not_allowed,
            .arguments = {"--apply", arguments.value("--apply"), coded(allowed)}};
}

/// Neither a required group size nor other hardware is a layout, so options of layouts do not go with them.
Status check_no_layout(const Arguments& arguments, std::string_view allowed) {
    for (const char* option : {"--array", "--pad", "--swizzle", "--row", "--cycles"}) {
        if (arguments.has(option)) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {option, arguments.value(option), coded(allowed)}};
        }
    }
    return {};
}

} // namespace

Status check_change_options(const Arguments& arguments, const WhatIfWish& wish) {
    const bool requires_group = arguments.has("--require-group");
    if (arguments.has("--other-hardware")) {
        return arguments.has("--apply") ? not_allowed(arguments, allowed::layouts_only)
                                        : check_no_layout(arguments, allowed::layouts_only);
    }
    if (!arguments.has("--apply")) {
        const bool is_needed = requires_group || arguments.has("--compare");
        return is_needed ? Status(Error{.code = ErrorCode::missing_value, .arguments = {"--apply"}})
                         : Status();
    }
    Status group = requires_group ? check_no_layout(arguments, allowed::no_layout) : Status();
    if (!group) {
        return group;
    }
    if (!requires_group && wish.pad_words.size() + wish.swizzles.size() != 1) {
        return not_allowed(arguments, allowed::one_layout);
    }
    const std::filesystem::path path = arguments.value("--apply");
    if (path.extension() != ".cl") {
        return not_allowed(arguments, allowed::kernel_file);
    }
    Status is_new = are_new_files({path, launch_file_of(path)});
    return is_new ? can_write_file(path) : is_new;
}

Result<AppliedChange> apply_change(const Arguments& arguments, const WhatIfLaunch& of,
                                   const SourceChanger& change, const ProgressSink& progress) {
    const auto source = LaunchSource::of(of.run, *of.session, of.launch, progress);
    if (!source) {
        return source.error();
    }
    auto changed = change(*source);
    if (!changed) {
        return changed.error();
    }
    const std::filesystem::path path = arguments.value("--apply");
    if (const Status written = source->write(*changed, path); !written) {
        return written.error();
    }
    AppliedChange applied{.file = path.string(),
                          .launch_file = launch_file_of(path).string(),
                          .lines = changed_lines(source->source().text, changed->text),
                          .changed = *std::move(changed)};
    if (arguments.has("--compare")) {
        auto comparison = compare_change({*source, applied.changed, of.run, *of.session, of.launch},
                                         applied.launch_file, progress);
        if (!comparison) {
            return comparison.error();
        }
        applied.comparison = *comparison;
    }
    return applied;
}

} // namespace lockstep
