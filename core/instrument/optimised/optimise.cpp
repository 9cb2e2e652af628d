#include "core/instrument/optimised/optimise.h"

#include "core/instrument/parse/frontend.h"
#include "core/instrument/parse/invocation.h"
#include "core/kernel/build_options.h"

#include <algorithm>
#include <array>
#include <clang/CodeGen/CodeGenAction.h>
#include <iterator>
#include <llvm/Support/CommandLine.h>
#include <llvm/Support/TargetSelect.h>
#include <string_view>

namespace lockstep::optimised {
namespace {

/// Clang action that writes the assembly into a string.
class Emit : public clang::EmitAssemblyAction {
public:
    explicit Emit(llvm::SmallVectorImpl<char>& text) : text_(text) {}

protected:
    bool BeginSourceFileAction(clang::CompilerInstance& compiler) override {
        compiler.setOutputStream(std::make_unique<llvm::raw_svector_ostream>(text_));
        return clang::EmitAssemblyAction::BeginSourceFileAction(compiler);
    }

private:
    llvm::SmallVectorImpl<char>& text_;
};

std::vector<std::string> arguments_of(const std::string& options, const InstrumentTarget& target) {
    std::vector<std::string> arguments = language_arguments(options);
    for (const char* each :
         {"-target", target.address_bits == 32 ? "nvptx-unknown-unknown" : "nvptx64-unknown-unknown",
          "-Xclang", "-target-cpu", "-Xclang", "sm_70", "-w", "-fno-caret-diagnostics", "-S", "-O2",
          "-gline-directives-only", "-fno-vectorize", "-fno-slp-vectorize"}) {
        arguments.emplace_back(each);
    }
    add_arithmetic_options(options, arguments);
    return arguments;
}

/// Lets LLVM unroll more of the loops with a known number of iterations, as NVIDIA's compiler does. Loops
/// with an unknown number of iterations are not unrolled here, because the hardware model specifies their
/// unroll factor.
void set_unrolling() {
    const char* const options[] = {"lockstep", "-unroll-runtime=0", "-unroll-threshold=600",
                                   "-unroll-partial-threshold=300"};
    llvm::cl::ParseCommandLineOptions(static_cast<int>(std::size(options)), options);
}

/// Compiles a program to PTX. Runs in a separate process, so that a crash of the compiler does no harm.
std::optional<std::string> compiled(const std::string& text, const std::string& file,
                                    const std::string& options, const InstrumentTarget& target) {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
    set_unrolling();
    llvm::SmallString<0> ptx;
    // These messages are discarded: the kernel is known to compile, and it does not matter which features
    // this target lacks.
    Messages unheard;
    const bool is_made =
        run_over({file, text, arguments_of(options, target), {}}, std::make_unique<Emit>(ptx), unheard);
    return is_made ? std::optional(std::string(ptx.str())) : std::nullopt;
}

constexpr std::array<std::string_view, 6> options_of_arithmetic = {
    "-cl-fast-relaxed-math", "-cl-unsafe-math-optimizations",
    "-cl-finite-math-only",  "-cl-single-precision-constant",
    "-cl-mad-enable",        "-cl-no-signed-zeros"};

} // namespace

Apart ptx_of(const std::string& text, const std::string& file, const std::string& options,
             const InstrumentTarget& target) {
    constexpr unsigned seconds = 5; // time limit: 100 times the time for a kernel of several pages
    return {[&] { return compiled(text, file, options, target); }, seconds};
}

void add_arithmetic_options(const std::string& options, std::vector<std::string>& arguments) {
    const Result<BuildOptions> known = build_options_from(options);
    for (const BuildOption& option : known ? *known : BuildOptions()) {
        const bool is_flag = option.kind == BuildOption::Kind::flag;
        if (is_flag && std::ranges::find(options_of_arithmetic, option.name) != options_of_arithmetic.end()) {
            arguments.push_back(option.name);
        }
    }
}

} // namespace lockstep::optimised
