#include "core/instrument/instrument.h"
#include "core/instrument/parse/frontend.h"
#include "core/instrument/parse/invocation.h"
#include "core/instrument/parse/messages.h"
#include "core/kernel/build_options.h"
#include "tests/unit/instrument/source/watched_folder.h"

#include <algorithm>
#include <clang/CodeGen/CodeGenAction.h>
#include <clang/Driver/Options.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <span>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

/// Returns each option of Clang in every spelling: alone, followed by a value, and joined with a value.
std::vector<Words> spelled_options(const std::string& value) {
    std::vector<Words> all;
    const llvm::opt::OptTable& table = clang::driver::getDriverOptTable();
    for (unsigned id = 1; id <= table.getNumOptions(); ++id) {
        const llvm::opt::Option option = table.getOption(id);
        if (option.getKind() == llvm::opt::Option::GroupClass ||
            option.getKind() == llvm::opt::Option::InputClass) {
            continue;
        }
        const std::string name = option.getPrefixedName();
        all.insert(all.end(),
                   {{name}, {name, value}, {name + value}, {name + "=" + value}, {name + "," + value}});
    }
    return all;
}

/// Returns the options of Clang's frontend (cc1).
std::vector<Words> inner_options(const std::string& value) {
    using Option = llvm::opt::Option;
    std::vector<Words> all;
    const llvm::opt::OptTable& table = clang::driver::getDriverOptTable();
    for (unsigned id = 1; id <= table.getNumOptions(); ++id) {
        const Option option = table.getOption(id);
        if (!option.hasFlag(clang::driver::options::CC1Option)) {
            continue;
        }
        const std::string name = option.getPrefixedName();
        const auto kind = option.getKind();
        if (kind == Option::FlagClass) {
            all.push_back({name});
        }
        if (kind == Option::JoinedClass || kind == Option::CommaJoinedClass ||
            kind == Option::JoinedOrSeparateClass) {
            all.push_back({name + value});
        }
        if (kind == Option::SeparateClass || kind == Option::JoinedOrSeparateClass ||
            kind == Option::MultiArgClass) {
            all.push_back({name, value});
        }
    }
    return all;
}

/// Converts options of Clang's frontend to the form in which Clang's driver passes them on (such as -Xclang).
Words handed_on(const Words& words, const std::string& by) {
    Words all;
    for (const std::string& word : words) {
        all.insert(all.end(), {by, word});
    }
    return all;
}

std::string text_of(const Words& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

class ClangsOptions : public testing::Test {
protected:
    ClangsOptions() : before_(fs::current_path()) {
        fs::current_path(scratch_.path());
        fs::create_directory(scratch_.path() / "kernel");
        std::ofstream(scratch_.path() / "kernel" / "k.cl") << "void f(void) {}\n";
        scratch_.forget();
    }
    ~ClangsOptions() override { fs::current_path(before_); }

    /// Runs all steps that use Clang on a kernel, with options that the option check has accepted.
    void instrument_with(const std::string& options) {
        const KernelSource source{"k.cl", "kernel void k(global int* a) { a[0] = 1; }\n",
                                  (scratch_.path() / "kernel").string()};
        (void)instrument(source, "k", options, {});
        (void)with_includes(source, options, {});
    }

    /// Runs Clang's frontend with these arguments after close_invocation(), which disables access to other
    /// files. Returns false after an error.
    bool compile_closed(const Words& words) {
        std::vector<const char*> arguments = {"-triple", "x86_64-unknown-linux", "-x", "cl", "-w"};
        for (const std::string& word : words) {
            arguments.push_back(word.c_str());
        }
        Messages messages;
        const auto plain = llvm::makeIntrusiveRefCnt<clang::DiagnosticOptions>();
        const auto diagnostics = clang::CompilerInstance::createDiagnostics(plain.get(), &messages, false);
        auto invocation = std::make_shared<clang::CompilerInvocation>();
        clang::CompilerInvocation::CreateFromArgs(*invocation, arguments, *diagnostics);
        close_invocation(*invocation, (scratch_.path() / "kernel" / "k.cl").string());
        clang::CompilerInstance compiler;
        compiler.setInvocation(invocation);
        compiler.createDiagnostics(&messages, false);
        clang::EmitLLVMOnlyAction action;
        return compiler.ExecuteAction(action);
    }

    /// Returns the number of options that compile. Runs in another process, because Clang crashes with some
    /// of them.
    int compiled_apart(std::span<const Words> options) {
        const pid_t child = fork();
        if (child == 0) {
            const rlimit none{};
            setrlimit(RLIMIT_CORE, &none);
            const int quiet = ::open("/dev/null", O_WRONLY);
            dup2(quiet, STDERR_FILENO);
            dup2(quiet, STDOUT_FILENO);
            _exit(static_cast<int>(std::ranges::count_if(
                options, [this](const Words& words) { return compile_closed(words); })));
        }
        int status = 0;
        waitpid(child, &status, 0);
        if (WIFEXITED(status) || options.size() == 1) {
            return WIFEXITED(status) ? WEXITSTATUS(status) : 0;
        }
        const std::size_t half = options.size() / 2;
        return compiled_apart(options.first(half)) + compiled_apart(options.subspan(half));
    }

    WatchedFolder victim_;
    WatchedFolder scratch_;
    fs::path before_;
};

TEST_F(ClangsOptions, PassTheDoorOnlyIfTheyAreHarmless) {
    std::set<std::string> passed;
    std::set<Words> tried;
    int spelled = 0;
    for (const Words& words : spelled_options(victim_.file().string())) {
        for (const std::string& text :
             {text_of(words), text_of(handed_on(words, "-Xclang")), "-cc1 " + text_of(words),
              "-Wp," + words[0], "-Xpreprocessor " + text_of(words)}) {
            ++spelled;
            const auto options = build_options_from(text);
            if (options && tried.insert(clang_options(*options)).second) {
                passed.insert(text);
                instrument_with(text);
            }
        }
    }
    EXPECT_GT(spelled, 20'000);
    EXPECT_GT(passed.size(), 10U) << "OpenCL's own";
    EXPECT_LT(passed.size(), 60U) << testing::PrintToString(passed);
    EXPECT_EQ(victim_.opened(), Words()) << "files outside were read or changed";
    EXPECT_EQ(scratch_.changed(), Words());
}

/// No option of Clang's frontend may write a file, even if the option reached the frontend.
TEST_F(ClangsOptions, WriteNothingWhateverTheyAre) {
    constexpr std::size_t at_once = 64;
    const std::vector<Words> all = inner_options(victim_.file().string());
    int compiled = 0;
    for (std::size_t i = 0; i < all.size(); i += at_once) {
        compiled += compiled_apart(std::span(all).subspan(i, std::min(at_once, all.size() - i)));
        ASSERT_EQ(victim_.changed(), Words()) << "one from " << text_of(all[i]) << " on";
        ASSERT_EQ(scratch_.changed(), Words()) << "one from " << text_of(all[i]) << " on";
    }
    EXPECT_GT(all.size(), 1000U);
    EXPECT_GT(compiled, 300) << "most must come as far as writing";
}

TEST_F(ClangsOptions, AreNoNamesOfKernelFiles) {
    for (const std::string name :
         {"-MD", "-MFx.cl", "-oX.cl", "-fplugin=x.cl", "@x.cl", "-", "--", "-cc1", "-Xclang"}) {
        const auto made = instrument({name, "kernel void k(global int* a) { a[0] = 1; }\n", ""}, "k", "", {});
        EXPECT_TRUE(made.ok()) << name << ": " << (made ? "" : made.error().detail);
        EXPECT_EQ(scratch_.changed(), Words()) << name;
    }
}

} // namespace
} // namespace lockstep
