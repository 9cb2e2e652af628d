#include "core/run/driver_macros.h"

#include "core/kernel/build_options.h"
#include "core/run/program.h"

#include <set>
#include <string>
#include <vector>

namespace lockstep {
namespace {

constexpr std::size_t slot_bytes = 512; ///< of one answer: a mark whether the name is defined, then its text
constexpr int most_rounds = 8;          ///< answers can make further conditions active

std::string question_text(const std::vector<std::string>& names) {
    std::string constants = "#define LK_TEXT(x) #x\n#define LK_EXPANDED(x) LK_TEXT(x)\n";
    std::string body;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string number = std::to_string(i);
        constants += "#ifdef " + names[i] + "\n__constant char lk_answer_" + number + "[] = LK_EXPANDED(" +
                     names[i] + ");\n#endif\n";
        body += "#ifdef " + names[i] + "\n    answers[" + std::to_string(i * slot_bytes) +
                "] = 1;\n    for (uint i = 0; i < sizeof(lk_answer_" + number + ") && i < " +
                std::to_string(slot_bytes - 2) + "; ++i) answers[" + std::to_string(i * slot_bytes + 1) +
                " + i] = lk_answer_" + number + "[i];\n#endif\n";
    }
    return constants + "__kernel void lk_ask(__global char* answers) {\n" + body + "}\n";
}

Result<std::vector<char>> answers_of(const Device& device, const std::vector<std::string>& names,
                                     const std::string& options) {
    const auto program = build_program(device, definitions_text(options) + question_text(names),
                                       driver_options(options, device.info.platform));
    if (!program) {
        return program.error();
    }
    try {
        std::vector<char> answers(names.size() * slot_bytes, 0);
        const cl::Buffer buffer(device.context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, answers.size(),
                                answers.data());
        cl::Kernel kernel(*program, "lk_ask");
        kernel.setArg(0, buffer);
        device.queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(1), cl::NDRange(1));
        device.queue.enqueueReadBuffer(buffer, CL_TRUE, 0, answers.size(), answers.data());
        return answers;
    } catch (const cl::Error& error) {
        return driver_error(error, device.info);
    }
}

} // namespace

Result<InstrumentTarget> target_for(const Device& device, Instrumenter& instrumenter,
                                    const KernelSource& source, const std::string& options) {
    InstrumentTarget target = target_of(device);
    for (int round = 0; round < most_rounds; ++round) {
        const auto tested = instrumenter.tested_names(source, options, target);
        if (!tested) {
            return tested.error();
        }
        std::vector<std::string> names;
        for (const std::string& name : *tested) {
            if (target.macros.count(name) == 0) {
                names.push_back(name);
            }
        }
        if (names.empty()) {
            break;
        }
        const auto answers = answers_of(device, names, options);
        if (!answers) {
            return answers.error();
        }
        for (std::size_t i = 0; i < names.size(); ++i) {
            const char* slot = answers->data() + i * slot_bytes;
            target.macros[names[i]] = slot[0] == 0 ? std::nullopt : std::optional<std::string>(slot + 1);
        }
    }
    return target;
}

} // namespace lockstep
