#include "app/layer/parameters.h"

#include "core/kernel/build_options.h"
#include "core/kernel/launch.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

fs::path current_folder() {
    std::error_code ignored;
    return fs::current_path(ignored);
}

} // namespace

std::string options_seen_from(const fs::path& folder, const std::string& options, const std::string& source) {
    Result<BuildOptions> known = build_options_from(options);
    if (!known) {
        return options; // described_launch() rejects the launch later because of these options
    }
    for (BuildOption& option : *known) {
        if (option.kind == BuildOption::Kind::folder) {
            option.name = (folder / option.name).lexically_normal().string();
        }
    }
    if (mentions_includes(KernelSource{.file = "", .text = source, .folder = ""})) {
        known->push_back({BuildOption::Kind::folder, folder.string()});
    }
    return options_text(*known);
}

std::string options_problem(const std::string& options) {
    if (const auto known = build_options_from(options); !known) {
        std::string option = known.error().arguments.at(1);
        std::ranges::replace_if(
            option, [](char c) { return c >= 0 && c < ' '; }, ' ');
        return "its build options contain \"" + option + "\", which Lockstep does not accept";
    }
    return options.find_first_of("#\n\r") == std::string::npos
               ? ""
               : "its build options contain a # or a line break, which a launch file cannot express";
}

ProgramText ProgramTexts::text_of(cl_program program, const char* options) const {
    ProgramText text;
    try {
        text.source = asked_text(driver_.clGetProgramInfo, program, CL_PROGRAM_SOURCE);
    } catch (const Refusal&) {
        text.source.clear(); // some drivers return an error for a program without source
    }
    if (text.source.empty()) {
        text.problem = "its source is not available, because the program was created from a binary or an "
                       "intermediate language";
    }
    text.options = options_seen_from(current_folder(), options == nullptr ? "" : options, text.source);
    return text;
}

void ProgramTexts::built(cl_program program, const char* options) {
    compiled(program, options, false);
}

void ProgramTexts::compiled(cl_program program, const char* options, bool has_headers) {
    ProgramText text = text_of(program, options);
    if (has_headers && text.problem.empty()) {
        text.problem = "its headers were passed to clCompileProgram and are not in files";
    }
    const std::lock_guard lock(mutex_);
    programs_[program] = std::move(text);
}

void ProgramTexts::linked(cl_program program, const char* options, std::span<const cl_program> inputs) {
    ProgramText text =
        inputs.size() == 1
            ? of(inputs[0])
            : ProgramText{
                  .source = "",
                  .options = "",
                  .problem =
                      "its program is linked from several programs, but a launch file can contain only one"};
    if (options != nullptr && *options != '\0') {
        text.options += (text.options.empty() ? "" : " ") + std::string(options);
    }
    const std::lock_guard lock(mutex_);
    programs_[program] = std::move(text);
}

ProgramText ProgramTexts::of(cl_program program) const {
    const std::lock_guard lock(mutex_);
    const auto found = programs_.find(program);
    return found != programs_.end()
               ? found->second
               : ProgramText{.source = "",
                             .options = "",
                             .problem = "the layer did not observe how its program was built"};
}

} // namespace lockstep
