#include "core/run/driver/driver_macros.h"

#include "core/kernel/build_options.h"
#include "core/run/driver/program.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {
namespace {

constexpr std::size_t slot_bytes = 512; ///< bytes per queried name: a Told, followed by the definition's text
/// Maximum number of times that the queries are repeated. Repeating is needed because the answers can
/// activate further #if branches, which test other names.
constexpr int most_rounds = 8;

enum Told : char { told_undefined, told_text, told_defined };

using Names = std::span<const std::string>;
using Macros = std::map<std::string, std::optional<std::string>>;

/// Determines how the text of a definition is converted to a string literal. OpenCL C 1.2 has no variadic
/// macros, but a driver whose definition contains a comma supports them.
enum class Spelling { one_argument, any_arguments };

/// Whether every preprocessor defines this macro itself, such as __LINE__. Such macros have no definition
/// text, or another one in each line, so the driver is only asked whether they are defined.
bool is_preprocessors_own(const std::string& name) {
    static constexpr std::array<std::string_view, 14> own{"__FILE__",           "__LINE__",
                                                          "__DATE__",           "__TIME__",
                                                          "__TIMESTAMP__",      "__BASE_FILE__",
                                                          "__FILE_NAME__",      "__COUNTER__",
                                                          "__INCLUDE_LEVEL__",  "__is_identifier",
                                                          "__is_target_arch",   "__is_target_os",
                                                          "__is_target_vendor", "__is_target_environment"};
    return name.starts_with("__has_") || std::ranges::find(own, name) != own.end();
}

/// The start of the query. It precedes the macros of the build options, because they may rename a type or an
/// address space (-D__constant=__global).
const std::string query_start =
    "void lk_tell(__global char* slot, __constant char* text) {\n"
    "    slot[0] = " +
    std::to_string(told_text) + ";\n    for (uint i = 0; i < " + std::to_string(slot_bytes - 2) +
    " && text[i] != 0; ++i) slot[1 + i] = text[i];\n}\n"
    "void lk_tell_defined(__global char* slot) { slot[0] = " +
    std::to_string(told_defined) + "; }\n__kernel void lk_ask(__global char* lk_answers) {\n";

std::string question_text(Names names, const std::string& options, Spelling spelling) {
    std::string text = HelperKernels::text() + query_start + definitions_text(options);
    text += spelling == Spelling::one_argument ? "#define LK_TEXT(x) #x\n"
                                               : "#define LK_TEXT(...) #__VA_ARGS__\n";
    text += "#define LK_EXPANDED(x) LK_TEXT(x)\n";
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string slot = "lk_answers + " + std::to_string(i * slot_bytes);
        text += "#ifdef " + names[i] + "\n    ";
        text += is_preprocessors_own(names[i]) ? "lk_tell_defined(" + slot + ");"
                                               : "lk_tell(" + slot + ", LK_EXPANDED(" + names[i] + "));";
        text += "\n#endif\n";
    }
    return text + "}\n";
}

Result<std::vector<char>> answers_of(const Device& device, Names names, const std::string& options,
                                     Spelling spelling) {
    const auto program = build_program(device, question_text(names, options, spelling),
                                       driver_options(options, device.info.platform));
    if (!program) {
        return program.error();
    }
    try {
        std::vector<char> answers(std::max<std::size_t>(names.size(), 1) * slot_bytes, 0);
        const cl::Buffer buffer(device.context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, answers.size(),
                                answers.data());
        device.helpers->take_from(*program);
        cl::Kernel kernel(*program, "lk_ask");
        kernel.setArg(0, buffer);
        device.queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(1), cl::NDRange(1));
        device.queue.enqueueReadBuffer(buffer, CL_TRUE, 0, answers.size(), answers.data());
        return answers;
    } catch (const cl::Error& error) {
        return driver_error(error, device.info);
    }
}

/// Adds the driver's definitions of the names to `macros`. Names without a definition text keep the meaning
/// that they have in the instrumenter's preprocessor.
void add_answers(Names names, const std::vector<char>& answers, Macros& macros) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        const char* slot = answers.data() + i * slot_bytes;
        const std::string text(slot + 1);
        if (slot[0] == told_undefined) {
            macros[names[i]] = std::nullopt;
        } else if (slot[0] == told_text && text.size() < slot_bytes - 2) {
            macros[names[i]] = text;
        }
    }
}

/// Queries several names at once. If the driver rejects the query, queries each half of the names separately.
/// So if the definition of a name cannot be converted to a string, for example because of an unbalanced
/// parenthesis, only this name gets no answer.
void ask_apart(const Device& device, Names names, const std::string& options, Macros& macros) {
    const std::size_t half = names.size() / 2;
    for (const Names part : {names.first(half), names.subspan(half)}) {
        if (part.empty()) {
            continue;
        }
        const Spelling spelling = part.size() == 1 ? Spelling::any_arguments : Spelling::one_argument;
        if (const auto answers = answers_of(device, part, options, spelling)) {
            add_answers(part, *answers, macros);
        } else if (part.size() > 1) {
            ask_apart(device, part, options, macros);
        }
    }
}

} // namespace

Status ask_macros(const Device& device, Names names, const std::string& options, Macros& macros) {
    const auto answers = answers_of(device, names, options, Spelling::one_argument);
    if (answers) {
        add_answers(names, *answers, macros);
        return {};
    }
    if (const auto without_names = answers_of(device, {}, options, Spelling::one_argument); !without_names) {
        return without_names.error(); // the options or the driver are the cause, not the queried names
    }
    ask_apart(device, names, options, macros);
    return {};
}

Result<InstrumentTarget> target_for(const Device& device, Instrumenter& instrumenter,
                                    const KernelSource& source, const std::string& options) {
    InstrumentTarget target = target_of(device);
    std::set<std::string> asked;
    for (int round = 0; round < most_rounds; ++round) {
        const auto tested = instrumenter.tested_names(source, options, target);
        if (!tested) {
            return tested.error();
        }
        std::vector<std::string> names;
        for (const std::string& name : *tested) {
            if (target.macros.count(name) == 0 && asked.insert(name).second) {
                names.push_back(name);
            }
        }
        if (names.empty()) {
            break;
        }
        if (const Status answered = ask_macros(device, names, options, target.macros); !answered) {
            return answered.error();
        }
    }
    return target;
}

} // namespace lockstep
