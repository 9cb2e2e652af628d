// Runs launches so that CUDA's profiler can count what they do. It does not count OpenCL kernels. Therefore,
// the device's OpenCL driver builds each kernel to PTX, which is launched through CUDA:
//
//     counted_launches counted.txt PTX_FOLDER     (in the profiler; tests/validation/count.py)
//
//     experiment or .sim --> Launch --OpenCL--> PTX --CUDA--> launched, one after the other
//
// Prints the launches in their order: line of the list, number in the run, kernel. The launches of a run
// share its buffers; the host's work between them is not done.

#include "app/words/errors/error_words.h"
#include "core/experiments/catalogue.h"
#include "core/instrument/clang_instrumenter.h"
#include "core/kernel/build_options.h"
#include "core/recorder/launch_file.h"
#include "core/recording/run_spec.h"
#include "core/run/driver/program.h"
#include "core/run/plain_program.h"
#include "tests/validation/cuda_driver.h"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <map>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace lockstep::validation {
namespace {

template <class T>
T value_of(Result<T> result) {
    if (!result) {
        throw std::runtime_error(english(result.error()));
    }
    return std::move(*result);
}

std::vector<Launch> launches_of(const std::string& what, const ParameterValues& parameters) {
    RunSpec run{.what = what, .kind = kind_of(what), .parameters = parameters};
    run.options.device = "NVIDIA";
    run = value_of(complete_run(std::move(run)));
    if (run.kind != RunKind::experiment) {
        ClangInstrumenter instrumenter;
        return {value_of(launch_in_file(instrumenter, run)).launch};
    }
    const Experiment& experiment = *value_of(find_experiment(what));
    return value_of(experiment.launches(run.parameters, value_of(kernel_source(experiment))));
}

/// Returns the PTX text without its other kernels, its samplers, and qualifiers of pointers to local memory,
/// which CUDA does not accept.
std::string kernel_alone(const std::string& ptx, const std::string& kernel) {
    static const std::regex sampler("\n\\.global \\.samplerref [^\n]*");
    static const std::regex local_pointer("\\.ptr \\.shared \\.align [0-9]+ ");
    std::string text;
    std::size_t from = 0;
    for (std::size_t entry = 0; (entry = ptx.find("\n.entry ", from)) != std::string::npos;) {
        const std::size_t end = ptx.find("\n}\n", entry) + 3;
        const bool is_wanted = ptx.compare(entry + 8, kernel.size() + 1, kernel + "(") == 0;
        text += ptx.substr(from, (is_wanted ? end : entry) - from);
        from = end;
    }
    text += ptx.substr(from);
    return std::regex_replace(std::regex_replace(text, sampler, ""), local_pointer, "");
}

/// Returns the kernel's PTX. It is built like the plain kernel. Registers that only OpenCL's driver sets are
/// replaced.
std::string ptx_of(const Device& device, const Launch& launch) {
    const bool has_sub_groups = launch.source.text.find("sub_group_") != std::string::npos;
    const std::string text = "#pragma OPENCL FP_CONTRACT OFF\n" + definitions_text(launch.options) +
                             (has_sub_groups ? nvidia_sub_groups_text(items_per_group(launch.range)) : "") +
                             "#line 1\n" + launch.source.text;
    const cl::Program program =
        value_of(build_program(device, text, driver_options(launch.options, device.info.platform)));
    const auto binary = program.getInfo<CL_PROGRAM_BINARIES>().at(0);
    std::string ptx = reinterpret_cast<const char*>(binary.data()); // the binary is zero-terminated text
    for (const auto& [number_of_groups, size] :
         {std::pair("6", "x"), std::pair("7", "y"), std::pair("8", "z")}) {
        ptx = std::regex_replace(ptx, std::regex("%envreg" + std::string(number_of_groups) + "\\b"),
                                 "%nctaid." + std::string(size));
    }
    ptx = kernel_alone(ptx, launch.kernel);
    // %envreg0 to %envreg5: offsets of groups and of global ids.
    return std::regex_replace(ptx, std::regex("%envreg[0-5]\\b"), "0");
}

std::vector<std::byte> as_bytes(std::uint64_t value) {
    std::vector<std::byte> bytes(sizeof value);
    std::memcpy(bytes.data(), &value, sizeof value);
    return bytes;
}

/// The launches of one run, with the buffers that they share.
class Run {
public:
    explicit Run(const CudaDriver& cuda) : cuda_(cuda) {}

    void launch(const Launch& launch, const std::string& ptx) {
        const CudaDriver::Function kernel = cuda_.kernel(ptx, launch.kernel);
        // Shared memory starts with a part reserved by the system. A pointer to it is an offset from the
        // start.
        constexpr std::size_t kept_by_system = 1024;
        constexpr std::size_t alignment = 128;
        const std::size_t own = (cuda_.own_local_bytes(kernel) + alignment - 1) / alignment * alignment;
        std::size_t local = 0;
        std::vector<std::vector<std::byte>> arguments;
        for (const Argument& argument : launch.arguments) {
            if (argument.kind == ArgumentKind::scalar) {
                arguments.push_back(argument.bytes);
            } else if (argument.kind == ArgumentKind::local) {
                arguments.push_back(as_bytes(kept_by_system + own + local));
                local += (argument.size_bytes + alignment - 1) / alignment * alignment;
            } else if (argument.kind == ArgumentKind::buffer) {
                arguments.push_back(as_bytes(argument.is_null ? 0 : memory_of(argument)));
            } else {
                throw std::runtime_error("images are not counted");
            }
        }
        const auto groups = groups_in(launch.range);
        CudaDriver::Grid grid{};
        for (std::size_t i = 0; i < 3; ++i) {
            grid.blocks[i] = static_cast<unsigned>(groups[i]);
            grid.threads[i] = static_cast<unsigned>(launch.range.local[i]);
        }
        grid.local_bytes = local == 0 ? 0 : local + alignment;
        cuda_.launch(kernel, grid, std::move(arguments));
    }

private:
    CudaDriver::Pointer memory_of(const Argument& argument) {
        const auto known = shared_.find(argument.shared);
        if (known != shared_.end()) {
            return known->second;
        }
        const CudaDriver::Pointer memory = cuda_.memory(argument.bytes, argument.size_bytes);
        if (!argument.shared.empty()) {
            shared_.emplace(argument.shared, memory);
        }
        return memory;
    }

    const CudaDriver& cuda_;
    std::map<std::string, CudaDriver::Pointer> shared_;
};

void run_all(const std::string& list, const std::string& ptx_folder) {
    const Device device = value_of(open_device("NVIDIA"));
    const CudaDriver cuda;
    std::ifstream lines(list);
    if (!lines) {
        throw std::runtime_error("cannot read " + list);
    }
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        std::istringstream words(line);
        std::string family;
        std::string what;
        if (!(words >> family >> what) || family.starts_with("#")) {
            continue;
        }
        ParameterValues parameters;
        for (std::string word; words >> word;) {
            parameters[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
        }
        try {
            Run run(cuda);
            int launch_number = 0;
            for (const Launch& launch : launches_of(what, parameters)) {
                const std::string ptx = ptx_of(device, launch);
                const std::string name = std::to_string(number) + "-" + std::to_string(launch_number);
                std::ofstream(ptx_folder + "/" + name + ".ptx") << ptx;
                run.launch(launch, ptx);
                std::cout << number << "," << launch_number++ << "," << launch.kernel << std::endl;
            }
        } catch (const std::exception& why) {
            std::cerr << line << ": " << why.what() << "\n";
        }
    }
}

} // namespace
} // namespace lockstep::validation

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fprintf(stderr, "usage: counted_launches LIST PTX_FOLDER\n");
        return 2;
    }
    try {
        lockstep::validation::run_all(argv[1], argv[2]);
    } catch (const std::exception& why) {
        std::fprintf(stderr, "%s\n", why.what());
        return 1;
    }
}
