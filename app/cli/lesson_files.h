#pragma once

#include "app/common/arguments.h"
#include "app/words/phrase.h"
#include "core/base/result.h"

#include <string>
#include <vector>

namespace lockstep {

/// Executes `lesson pack FOLDER -o FILE`. Errors: those of files_to_bundle() and pack_bundle(); missing_value,
/// value_not_allowed, cannot_write_file.
Result<int> pack_lessons(const std::string& folder, const Arguments& arguments, const Reader& reader);

/// Executes `lesson progress FILE ... [--json|--csv]`. Errors: those of read_progress_file().
Result<int> print_progress(const std::vector<std::string>& files, const Arguments& arguments,
                           const Reader& reader);

} // namespace lockstep
