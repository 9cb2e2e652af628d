#pragma once

#include "core/base/error.h"
#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/source_text.h"
#include "core/instrument/refusal.h"

#include <optional>
#include <string_view>

namespace lockstep::rewriting {

/// Stores the first construct that cannot be rewritten. After a refusal, the rewriter continues with
/// placeholder text, which is never used.
class Refusals {
public:
    explicit Refusals(const SourceText& source) : source_(source) {}

    void refuse(const clang::Stmt* node, std::string_view reason) {
        if (!first_) {
            first_ = refused(source_, node, reason);
        }
    }
    [[nodiscard]] const std::optional<Error>& first() const { return first_; }

    /// Returns the error cannot_instrument for a node.
    [[nodiscard]] static Error refused(const SourceText& source, const clang::Stmt* node,
                                       std::string_view reason) {
        return {ErrorCode::cannot_instrument,
                {std::string(reason)},
                source.place(node->getBeginLoc()),
                source.one_line(node)};
    }

private:
    const SourceText& source_;
    std::optional<Error> first_;
};

} // namespace lockstep::rewriting
