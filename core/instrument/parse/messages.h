#pragma once

#include "core/base/error.h"
#include "core/instrument/parse/clang_headers.h"
#include "core/kernel/launch.h"
#include "core/kernel/readable_files.h"

#include <clang/Basic/DiagnosticSema.h>
#include <string>
#include <vector>

namespace lockstep {

/// Collects Clang's messages instead of printing them.
class Messages : public clang::DiagnosticConsumer {
public:
    void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& info) override {
        DiagnosticConsumer::HandleDiagnostic(level, info);
        if (level < clang::DiagnosticsEngine::Error) {
            return;
        }
        llvm::SmallString<128> message;
        info.FormatDiagnostic(message);
        Place place;
        if (info.hasSourceManager() && info.getLocation().isValid()) {
            const clang::SourceManager& sources = info.getSourceManager();
            const clang::PresumedLoc at = sources.getPresumedLoc(sources.getExpansionLoc(info.getLocation()));
            if (at.isValid()) {
                place = {at.getFilename(), at.getLine(), at.getColumn()};
            }
        }
        if (text_.empty()) {
            first_ = place;
            undefined_ = undefined_name(info.getID(), message);
        }
        text_ += place.file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column) +
                 ": error: " + message.str().str() + "\n";
    }

    /// Records an attempt to include a file that exists but must not be read.
    void add_outside(const std::string& path) { outside_.push_back(path); }
    void forget_outside() { outside_.clear(); }

    [[nodiscard]] Error error(const KernelSource& source) const {
        if (!outside_.empty()) {
            return files_outside(source.readable.empty() ? source.folder : source.readable[0], outside_,
                                 first_);
        }
        return {ErrorCode::kernel_does_not_compile, {source.file, undefined_}, first_, text_};
    }
    [[nodiscard]] bool has_errors() const { return !text_.empty(); }

private:
    /// Returns the undeclared name that a message refers to, so that the user can be told that a build option
    /// which defines the name may be missing. Empty for other messages.
    static std::string undefined_name(unsigned message_id, llvm::StringRef message) {
        switch (message_id) {
        case clang::diag::err_undeclared_var_use:
        case clang::diag::err_undeclared_var_use_suggest:
        case clang::diag::err_unknown_typename:
        case clang::diag::err_unknown_typename_suggest:
            return message.split('\'').second.split('\'').first.str();
        default:
            return "";
        }
    }

    std::string text_;
    std::string undefined_; ///< the first undeclared name in the messages
    Place first_;
    std::vector<std::string> outside_;
};

} // namespace lockstep
