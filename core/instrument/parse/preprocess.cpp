#include "core/instrument/parse/directives.h"
#include "core/instrument/parse/frontend.h"
#include "core/instrument/parse/invocation.h"
#include "core/instrument/parse/reading.h"
#include "core/kernel/build_options.h"

#include <cctype>
#include <memory>
#include <utility>

namespace lockstep {
namespace {

/// Collects the files that a source includes. Line markers are not used, because a source can contain
/// arbitrary ones.
class Inclusions : public clang::PPCallbacks {
public:
    explicit Inclusions(std::vector<std::string>& files) : files_(files) {}

    void InclusionDirective(clang::SourceLocation, const clang::Token&, clang::StringRef, bool,
                            clang::CharSourceRange, clang::Optional<clang::FileEntryRef> file,
                            clang::StringRef, clang::StringRef, const clang::Module*,
                            clang::SrcMgr::CharacteristicKind) override {
        if (file && known_.insert(file->getName().str()).second) {
            files_.push_back(file->getName().str());
        }
    }

private:
    std::vector<std::string>& files_;
    std::set<std::string> known_;
};

enum class LineMarkers : bool { of_gnu, of_c }; ///< of_gnu: # 1 "file"; of_c: #line 1 "file"

/// Preprocesses a source and stores the result in a string.
class Print : public clang::PreprocessorFrontendAction {
public:
    Print(Preprocessed& result, LineMarkers markers) : result_(result), markers_(markers) {}

protected:
    void ExecuteAction() override {
        clang::Preprocessor& preprocessor = getCompilerInstance().getPreprocessor();
        reading::follow(preprocessor);
        preprocessor.addPPCallbacks(std::make_unique<Inclusions>(result_.included));
        llvm::raw_string_ostream stream(result_.text);
        clang::PreprocessorOutputOptions options;
        options.ShowCPP = 1;
        options.ShowLineMarkers = 1;
        options.UseLineDirectives = markers_ == LineMarkers::of_c ? 1 : 0;
        clang::DoPrintPreprocessedInput(preprocessor, &stream, options);
    }

private:
    Preprocessed& result_;
    LineMarkers markers_;
};

/// Joins lines that end in a line continuation (a backslash or the trigraph for it), because a name can
/// continue on the next line.
std::string without_continuations(const std::string& text) {
    std::string joined;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t mark = text[at] == '\\' ? 1 : text.compare(at, 3, "?\?/") == 0 ? 3 : 0;
        const std::size_t end = text.find_first_not_of(" \t\v\f\r", at + mark);
        if (mark != 0 && end != std::string::npos && text[end] == '\n') {
            at = end;
        } else {
            joined += text[at];
        }
    }
    return joined;
}

/// Collects the names that conditions test and that the source has not defined before. In this example, the
/// driver must be queried whether M_PI_F is defined:
///
///     #ifndef M_PI_F
///     #define M_PI_F 3.14159265358979323846
///     #endif
class Watch : public clang::PPCallbacks {
public:
    Watch(const clang::Preprocessor& preprocessor, std::set<std::string>& tested,
          std::set<std::string>& defined)
        : preprocessor_(preprocessor), tested_(tested), defined_(defined) {}

    void Ifdef(clang::SourceLocation, const clang::Token& name, const clang::MacroDefinition&) override {
        test(name);
    }
    void Ifndef(clang::SourceLocation, const clang::Token& name, const clang::MacroDefinition&) override {
        test(name);
    }
    void Elifdef(clang::SourceLocation, const clang::Token& name, const clang::MacroDefinition&) override {
        test(name);
    }
    void Elifndef(clang::SourceLocation, const clang::Token& name, const clang::MacroDefinition&) override {
        test(name);
    }
    void If(clang::SourceLocation, clang::SourceRange range, ConditionValueKind) override { test(range); }
    void Elif(clang::SourceLocation, clang::SourceRange range, ConditionValueKind,
              clang::SourceLocation) override {
        test(range);
    }
    void MacroDefined(const clang::Token& name, const clang::MacroDirective* directive) override {
        const clang::SourceManager& sources = preprocessor_.getSourceManager();
        const clang::SourceLocation at = directive->getLocation();
        if (!sources.isWrittenInBuiltinFile(at) && !sources.isWrittenInCommandLineFile(at)) {
            defined_.insert(preprocessor_.getSpelling(name));
        }
    }

private:
    /// Records that the source tests whether a name is defined; the value of the name does not matter. The
    /// name may be that of a function such as max, which a driver may define as a macro.
    void test(const clang::Token& name) { test_defined(preprocessor_.getSpelling(name)); }
    void test_defined(const std::string& name) {
        if (!defined_.contains(name)) {
            tested_.insert(name);
        }
    }
    void test_value(const std::string& name) {
        test_defined(name);
        if (defined_.contains(name) && followed_.insert(name).second) {
            test_text_of(name);
        }
    }
    /// Examines the definition of a macro, because it can contain names that the source does not define.
    void test_text_of(const std::string& macro) {
        const clang::IdentifierInfo* const identifier = preprocessor_.getIdentifierInfo(macro);
        const clang::MacroInfo* const info = preprocessor_.getMacroInfo(identifier);
        for (const clang::Token& token : info != nullptr ? info->tokens() : llvm::ArrayRef<clang::Token>()) {
            if (token.getIdentifierInfo() != nullptr && !token.getIdentifierInfo()->isStr("defined")) {
                test_value(token.getIdentifierInfo()->getName().str());
            }
        }
    }
    /// Records each identifier of a condition as tested: A and B in `defined(A) && B > 2`.
    void test(clang::SourceRange range) {
        const llvm::StringRef written =
            clang::Lexer::getSourceText(clang::CharSourceRange::getTokenRange(range),
                                        preprocessor_.getSourceManager(), preprocessor_.getLangOpts());
        std::string name;
        bool is_behind_defined = false;
        for (const char c : without_continuations(written.str()) + " ") {
            if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') {
                name += c;
                continue;
            }
            if (is_behind_defined && !name.empty()) {
                test_defined(name);
            } else if (!name.empty() && name != "defined" &&
                       std::isdigit(static_cast<unsigned char>(name.front())) == 0) {
                test_value(name);
            }
            is_behind_defined = name.empty() ? is_behind_defined : name == "defined" && !is_behind_defined;
            name.clear();
        }
    }

    const clang::Preprocessor& preprocessor_;
    std::set<std::string>& tested_;
    std::set<std::string>& defined_;
    std::set<std::string> followed_; ///< macros of the source whose definition was examined
};

/// Runs the preprocessor over a source with a Watch that collects the tested names.
class Look : public clang::PreprocessorFrontendAction {
public:
    Look(std::set<std::string>& tested, std::set<std::string>& defined)
        : tested_(tested), defined_(defined) {}

protected:
    void ExecuteAction() override {
        clang::Preprocessor& preprocessor = getCompilerInstance().getPreprocessor();
        reading::follow(preprocessor);
        preprocessor.addPPCallbacks(std::make_unique<Watch>(preprocessor, tested_, defined_));
        preprocessor.EnterMainSourceFile();
        clang::Token token; // initialised by the first Lex()
        do {
            preprocessor.Lex(token);
        } while (token.isNot(clang::tok::eof));
    }

private:
    std::set<std::string>& tested_;
    std::set<std::string>& defined_;
};

std::vector<std::string> preprocessor_arguments(const KernelSource& source, const BuildOptions& options,
                                                const InstrumentTarget& target) {
    std::vector<std::string> arguments = target_arguments(target);
    for (std::string& option : clang_options(options)) {
        arguments.push_back(std::move(option));
    }
    for (const auto& [name, definition] : target.macros) {
        arguments.push_back("-U" + name);
        if (definition) {
            arguments.push_back("-D" + name + "=" + *definition);
        }
    }
    if (!source.folder.empty()) {
        arguments.emplace_back("-I" + source.folder);
    }
    arguments.emplace_back("-w");
    return arguments;
}

/// Returns the files that a source may include.
std::vector<std::string> readable_of(const KernelSource& source) {
    return source.readable.empty() ? std::vector{source.folder} : source.readable;
}

/// Returns the names in the -D and -U build options.
std::set<std::string> names_in(const BuildOptions& options) {
    std::set<std::string> names;
    for (const BuildOption& option : options) {
        if (option.kind == BuildOption::Kind::define || option.kind == BuildOption::Kind::undefine) {
            names.insert(option.name.substr(0, option.name.find('(')));
        }
    }
    return names;
}

/// Runs a preprocessor action on a source.
Status preprocess_by(std::unique_ptr<clang::FrontendAction> action, const KernelSource& source,
                     const std::string& options, const InstrumentTarget& target) {
    const Result<BuildOptions> known = build_options_from(options);
    if (!known) {
        return known.error();
    }
    Messages messages;
    std::vector<std::string> arguments = preprocessor_arguments(source, *known, target);
    arguments.emplace_back("-E");
    arguments.emplace_back("-cl-no-stdinc");
    const ClangInput input = {source.file, source.text, std::move(arguments), readable_of(source)};
    return run_over(input, std::move(action), messages) ? Status() : messages.error(source);
}

Result<Preprocessed> printed(LineMarkers markers, const KernelSource& source, const std::string& options,
                             const InstrumentTarget& target) {
    Preprocessed made;
    if (Status done = preprocess_by(std::make_unique<Print>(made, markers), source, options, target); !done) {
        return done.error();
    }
    made.text = without_new_directives(made.text);
    return made;
}

} // namespace

Result<Preprocessed> preprocess(const KernelSource& source, const std::string& options,
                                const InstrumentTarget& target) {
    return printed(LineMarkers::of_gnu, source, options, target);
}

Result<std::string> with_includes(const KernelSource& source, const std::string& options,
                                  const InstrumentTarget& target) {
    Result<Preprocessed> made = printed(LineMarkers::of_c, source, options, target);
    return made ? Result<std::string>(std::move(made->text)) : made.error();
}

Result<std::shared_ptr<clang::ASTUnit>>
parse_as_written(const KernelSource& source, const std::string& options, const InstrumentTarget& target) {
    const Result<BuildOptions> known = build_options_from(options);
    if (!known) {
        return known.error();
    }
    Messages messages;
    std::vector<std::string> arguments = preprocessor_arguments(source, *known, target);
    for (std::string& argument : language_arguments(options)) {
        arguments.push_back(std::move(argument));
    }
    arguments.emplace_back("-fsyntax-only");
    auto unit = syntax_of(
        {source.file, with_declarations(source.text), std::move(arguments), readable_of(source)}, messages);
    return unit ? Result<std::shared_ptr<clang::ASTUnit>>(std::move(unit)) : messages.error(source);
}

Result<std::set<std::string>> tested_names(const KernelSource& source, const std::string& options,
                                           const InstrumentTarget& target) {
    const Result<BuildOptions> known = build_options_from(options);
    if (!known) {
        return known.error();
    }
    std::set<std::string> tested;
    std::set<std::string> defined = names_in(*known);
    const Status done = preprocess_by(std::make_unique<Look>(tested, defined), source, options, target);
    const bool is_readable = done || done.error().code == ErrorCode::kernel_does_not_compile;
    // An error caused by #error is ignored: preprocess() reports it if the directive is active.
    return is_readable ? Result<std::set<std::string>>(std::move(tested)) : done.error();
}

} // namespace lockstep
