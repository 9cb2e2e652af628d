#include "core/instrument/instrument.h"
#include "core/instrument/source/closed_invocation.h"
#include "core/instrument/source/frontend.h"
#include "core/instrument/source/messages.h"
#include "core/kernel/build_options.h"
#include "tests/unit/instrument/source/watched_folder.h"

#include <clang/CodeGen/CodeGenAction.h>
#include <clang/Driver/Options.h>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>

namespace lockstep {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

/// Every way to spell each option that Clang knows: alone, with a value behind it and joined to it.
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

/// The same for Clang's inner compiler, as its driver hands it on.
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

    /// Of options that pass the door, through all that Clang does for a kernel.
    void instrument_with(const std::string& options) {
        const KernelSource source{"k.cl", "kernel void k(global int* a) { a[0] = 1; }\n",
                                  (scratch_.path() / "kernel").string()};
        (void)instrument(source, "k", options, {});
        (void)with_includes(source, options, {});
    }

    /// By Clang's inner compiler, which is given these arguments and is then closed. False after an error.
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
        close(*invocation, (scratch_.path() / "kernel" / "k.cl").string());
        clang::CompilerInstance compiler;
        compiler.setInvocation(invocation);
        compiler.createDiagnostics(&messages, false);
        clang::EmitLLVMOnlyAction action;
        return compiler.ExecuteAction(action);
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

/// Behind the door: whatever stands in the arguments of Clang's inner compiler.
TEST_F(ClangsOptions, WriteNothingWhateverTheyAre) {
    int compiled = 0;
    for (const Words& words : spelled_options(victim_.file().string())) {
        compiled += compile_closed(words) ? 1 : 0;
        ASSERT_EQ(victim_.changed(), Words()) << text_of(words);
        ASSERT_EQ(scratch_.changed(), Words()) << text_of(words);
    }
    EXPECT_GT(compiled, 500) << "most must come as far as writing";
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
