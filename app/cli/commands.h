#pragma once

#include "app/common/command.h"

namespace lockstep {

/// Returns the table of commands and options of lockstep-cli.
[[nodiscard]] const CommandLine& lockstep_cli();

Result<int> run_devices(const Arguments& arguments, const Reader& reader);
Result<int> run_list(const Arguments& arguments, const Reader& reader);
Result<int> run_run(const Arguments& arguments, const Reader& reader);
Result<int> run_check(const Arguments& arguments, const Reader& reader);
Result<int> run_sweep(const Arguments& arguments, const Reader& reader);
Result<int> run_compare(const Arguments& arguments, const Reader& reader);
Result<int> run_race(const Arguments& arguments, const Reader& reader);
Result<int> run_narrate(const Arguments& arguments, const Reader& reader);
Result<int> run_quiz(const Arguments& arguments, const Reader& reader);
Result<int> run_whatif(const Arguments& arguments, const Reader& reader);
Result<int> run_lesson(const Arguments& arguments, const Reader& reader);
Result<int> run_export(const Arguments& arguments, const Reader& reader);
Result<int> run_pack(const Arguments& arguments, const Reader& reader);
Result<int> run_capture(const Arguments& arguments, const Reader& reader);
Result<int> run_licences(const Arguments& arguments, const Reader& reader);

} // namespace lockstep
