#include "core/instrument/optimised/amd_registers.h"

#include "core/instrument/optimised/amd_functions.h"
#include "core/instrument/optimised/optimise.h"
#include "core/instrument/parse/frontend.h"
#include "core/instrument/parse/invocation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <clang/Basic/TargetInfo.h>
#include <clang/CodeGen/BackendUtil.h>
#include <clang/CodeGen/CodeGenAction.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/Pass.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Transforms/IPO.h>
#include <map>
#include <optional>
#include <sstream>
#include <string_view>
#include <vector>

namespace lockstep::optimised {
namespace {

/// Prepares a module for inlining everything into the kernel: makes the kernel the only externally visible
/// function, and marks all other functions for inlining. Other kernels become ordinary functions, because the
/// kernel may call them.
void leave_alone(llvm::Module& module, const std::string& kernel) {
    for (llvm::Function& function : module) {
        if (function.isDeclaration() || function.getName() == kernel) {
            continue;
        }
        function.setLinkage(llvm::GlobalValue::InternalLinkage);
        function.setCallingConv(llvm::CallingConv::C);
        for (llvm::User* user : function.users()) {
            if (auto* call = llvm::dyn_cast<llvm::CallBase>(user)) {
                call->setCallingConv(llvm::CallingConv::C);
            }
        }
        if (!function.hasFnAttribute(llvm::Attribute::NoInline)) {
            function.addFnAttr(llvm::Attribute::AlwaysInline);
        }
    }
    llvm::legacy::PassManager passes;
    passes.add(llvm::createGlobalDCEPass());
    passes.run(module);
}

/// Limit for the size of a kernel. Larger kernels take seconds to compile, so they are not compiled while the
/// user waits.
constexpr std::uint64_t too_many_instructions = 4000;

/// Computes the number of instructions of a function after all its callees have been inlined.
class Size {
public:
    /// Returns the size of a function. If it calls a function without a body, returns too_many_instructions,
    /// because the register count of that function is unknown.
    std::uint64_t of(const llvm::Function& function) {
        if (function.isDeclaration()) {
            return function.isIntrinsic() ? 1 : too_many_instructions;
        }
        // This preliminary value is used if the function calls itself.
        const auto [known, is_new] = known_.emplace(&function, too_many_instructions);
        if (!is_new) {
            return known->second;
        }
        std::uint64_t sum = 0;
        for (const llvm::BasicBlock& block : function) {
            for (const llvm::Instruction& instruction : block) {
                const auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
                const llvm::Function* called = call != nullptr ? call->getCalledFunction() : nullptr;
                sum += call == nullptr ? 1 : called == nullptr ? too_many_instructions : of(*called);
            }
        }
        return known_[&function] = std::min(sum, too_many_instructions);
    }

private:
    std::map<const llvm::Function*, std::uint64_t> known_;
};

/// Returns the register count of a kernel from the metadata at the end of its assembly; 0 if there is none.
/// The assembly contains only one kernel.
std::uint32_t count_in(std::string_view assembly) {
    constexpr std::string_view key = ".vgpr_count:";
    const std::size_t found = assembly.find(key);
    const std::size_t digits =
        found == std::string_view::npos ? found : assembly.find_first_not_of(' ', found + key.size());
    std::uint32_t count = 0;
    if (digits != std::string_view::npos) {
        std::from_chars(assembly.data() + digits, assembly.data() + assembly.size(), count);
    }
    return count;
}

constexpr unsigned seconds = 2; // time limit per back end: 40 times the time for a kernel of one page

/// Compiles a kernel for all back ends and collects its register counts. The kernel is parsed once and then
/// compiled for the back ends in parallel.
class Count : public clang::EmitLLVMOnlyAction {
public:
    Count(std::string kernel, RegisterCounts& counts) : kernel_(std::move(kernel)), counts_(counts) {}

protected:
    void EndSourceFileAction() override {
        clang::EmitLLVMOnlyAction::EndSourceFileAction();
        const std::unique_ptr<llvm::Module> module = takeModule();
        const llvm::Function* kernel = module ? module->getFunction(kernel_) : nullptr;
        if (kernel == nullptr) {
            return;
        }
        define_functions(*module);
        if (Size().of(*kernel) == too_many_instructions) {
            return;
        }
        leave_alone(*module, kernel_);
        std::array<std::optional<Apart>, std::tuple_size_v<RegisterCounts>> work;
        for (std::size_t i = 1; i < work.size(); ++i) {
            work.at(i).emplace([&] { return compiled(*module, back_end_names.at(i)); }, seconds);
        }
        for (std::size_t i = 1; i < work.size(); ++i) {
            counts_.at(i) = count_in(work.at(i)->take().value_or(""));
        }
    }

private:
    /// Compiles the module to assembly. Afterwards, the module must not be used again; this is no problem,
    /// because the process ends soon.
    std::optional<std::string> compiled(llvm::Module& module, const char* target) {
        // Remove the attributes that Clang has set for the first target.
        for (llvm::Function& function : module) {
            function.removeFnAttr("target-features");
            function.removeFnAttr("target-cpu");
        }
        clang::CompilerInstance& compiler = getCompilerInstance();
        clang::TargetOptions options = compiler.getTargetOpts();
        options.CPU = target;
        options.Features.clear();
        clang::CodeGenOptions passes = compiler.getCodeGenOpts();
        passes.DisableLLVMPasses = 0; // optimise now: the passes were disabled until the functions had bodies
        llvm::SmallString<0> text;
        clang::EmitBackendOutput(compiler.getDiagnostics(), compiler.getHeaderSearchOpts(), passes, options,
                                 compiler.getLangOpts(), compiler.getTarget().getDataLayoutString(), &module,
                                 clang::Backend_EmitAssembly,
                                 std::make_unique<llvm::raw_svector_ostream>(text));
        return compiler.getDiagnostics().hasErrorOccurred() ? std::nullopt
                                                            : std::optional(std::string(text.str()));
    }

    std::string kernel_;
    RegisterCounts& counts_;
};

std::vector<std::string> arguments_of(const std::string& options) {
    std::vector<std::string> arguments = language_arguments(options);
    for (const char* each :
         {"-target", "amdgcn-amd-amdhsa", "-Xclang", "-target-cpu", "-Xclang", back_end_names[1], "-nogpulib",
          "-w", "-fno-caret-diagnostics", "-S", "-O3", "-Xclang", "-disable-llvm-passes"}) {
        arguments.emplace_back(each);
    }
    add_arithmetic_options(options, arguments);
    return arguments;
}

/// Returns the counts as text, separated by spaces. Runs in a separate process, so that a crash of the
/// compiler does no harm.
std::optional<std::string> counted(const std::string& text, const std::string& file,
                                   const std::string& kernel, const std::string& options) {
    LLVMInitializeAMDGPUTargetInfo();
    LLVMInitializeAMDGPUTarget();
    LLVMInitializeAMDGPUTargetMC();
    LLVMInitializeAMDGPUAsmPrinter();
    RegisterCounts counts{};
    // These messages are discarded: the kernel is known to compile, and it does not matter which features
    // this target lacks.
    Messages unheard;
    if (!run_over({file, text, arguments_of(options), {}}, std::make_unique<Count>(kernel, counts),
                  unheard)) {
        return std::nullopt;
    }
    std::string numbers;
    for (const std::uint32_t count : counts) {
        numbers += std::to_string(count) + " ";
    }
    return numbers;
}

} // namespace

AmdRegisters::AmdRegisters(const std::string& text, const std::string& file, const std::string& kernel,
                           const std::string& options)
    : work_([&] { return counted(text, file, kernel, options); }, 4 * seconds) {}

RegisterCounts AmdRegisters::take() {
    RegisterCounts counts{};
    std::istringstream numbers(work_.take().value_or(""));
    for (std::uint32_t& count : counts) {
        numbers >> count; // sets `count` to 0 if there are no more numbers
    }
    return counts;
}

} // namespace lockstep::optimised
