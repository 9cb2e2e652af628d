#include "core/instrument/parse/known_extensions.h"

#include "core/instrument/refusal.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

constexpr std::array known_attributes = std::to_array<std::string_view>(
    {// attributes of OpenCL C
     "reqd_work_group_size", "work_group_size_hint", "vec_type_hint", "opencl_unroll_hint", "aligned",
     "packed", "endian", "nosvm", "ext_vector_type", "overloadable",
     // vendor-specific attributes: group sizes and resources of a kernel
     "intel_reqd_sub_group_size", "intel_reqd_workgroup_walk_order", "qcom_reqd_sub_group_size",
     "max_constant_size", "max_work_group_size", "num_compute_units", "num_simd_work_items",
     "max_global_work_dim", "amdgpu_flat_work_group_size", "amdgpu_waves_per_eu", "amdgpu_num_vgpr",
     "amdgpu_num_sgpr",
     // compiler-specific attributes for any function or variable
     "always_inline", "noinline", "gnu_inline", "flatten", "const", "pure", "hot", "cold", "nothrow",
     "convergent", "noduplicate", "unused", "used", "deprecated", "warn_unused_result", "may_alias",
     "fallthrough", "format", "vector_size", "mode", "address_space"});

/// The known pragmas. Each entry consists of the first word, or the first two words, after #pragma.
constexpr std::array known_pragmas = std::to_array<std::string_view>(
    {"OPENCL EXTENSION",
     "OPENCL FP_CONTRACT",
     "STDC FP_CONTRACT",
     "clang fp",
     "clang loop",
     "clang diagnostic",
     "GCC unroll",
     "GCC ivdep",
     "GCC diagnostic",
     "GCC system_header",
     "unroll",
     "nounroll",
     "once",
     "pack",
     "ivdep",
     "message",
     "warning",
     "region",
     "endregion",
     "mark",
     "promote_to_registers" /* for CLBlast, whose own preprocessor reads it */});

template <std::size_t Count>
bool holds(const std::array<std::string_view, Count>& list, std::string_view word) {
    return std::ranges::find(list, word) != list.end();
}

/// Whether the attribute is known. Also accepts a name between double underscores, such as __aligned__ for
/// aligned.
bool is_known_attribute(std::string_view name) {
    constexpr std::string_view mark = "__";
    if (name.size() > 2 * mark.size() && name.starts_with(mark) && name.ends_with(mark)) {
        name = name.substr(mark.size(), name.size() - 2 * mark.size());
    }
    return holds(known_attributes, name) || name == "__const";
}

/// A preprocessor directive and its first words.
struct Directive {
    clang::SourceLocation at;
    std::vector<std::string> words; ///< the words after #; empty for a token that is not a name

    [[nodiscard]] bool is_known() const {
        const std::size_t count = words.size();
        return count < 2 || words[0] != "pragma" || holds(known_pragmas, words[1]) ||
               (count > 2 && holds(known_pragmas, words[1] + " " + words[2]));
    }
};

/// Searches the raw tokens of a program for unknown extensions, without expanding or interpreting anything.
class ExtensionSearch {
public:
    ExtensionSearch(const clang::ASTContext& context, const SourceText& source)
        : source_(source),
          sources_(context.getSourceManager()),
          lexer_(sources_.getMainFileID(), sources_.getBufferOrFake(sources_.getMainFileID()), sources_,
                 context.getLangOpts()) {}

    std::optional<Error> first_unknown() {
        do {
            lexer_.LexFromRawLexer(token_);
            look_at_line();
            look_at_word();
            look_at_brackets();
        } while (!found_ && token_.isNot(clang::tok::eof));
        return std::move(found_);
    }

private:
    [[nodiscard]] std::string_view name() const {
        if (token_.isNot(clang::tok::raw_identifier)) {
            return {};
        }
        const llvm::StringRef text = token_.getRawIdentifier();
        return {text.data(), text.size()};
    }

    void refuse(std::string_view reason, clang::SourceLocation at, std::string word) {
        if (!found_) {
            found_ = Error{
                ErrorCode::cannot_instrument, {std::string(reason)}, source_.place(at), std::move(word)};
        }
    }

    void look_at_line() {
        constexpr std::size_t most_words = 3; // as in "pragma clang fp"
        if (token_.isAtStartOfLine() || token_.is(clang::tok::eof)) {
            if (directive_ && !directive_->is_known()) {
                const auto& words = directive_->words;
                refuse(refusal::pragma, directive_->at,
                       "#pragma " + words[1] + (words.size() > 2 ? " " + words[2] : ""));
            }
            directive_.reset();
            if (token_.is(clang::tok::hash)) {
                directive_ = Directive{token_.getLocation(), {}};
            }
        } else if (directive_ && directive_->words.size() < most_words) {
            directive_->words.emplace_back(name());
        }
    }

    void look_at_word() {
        const std::string_view word = name();
        if (word == "asm" || word == "__asm" || word == "__asm__") {
            refuse(refusal::assembly, token_.getLocation(), std::string(word));
        } else if (word == "__declspec") {
            refuse(refusal::attribute, token_.getLocation(), std::string(word));
        } else if (word == "__attribute__" || word == "__attribute") {
            attribute_depth_ = 0;
        }
    }

    /// Checks the names of attributes. In __attribute__((a, b(1, 2))), these are at the second level of
    /// parentheses. Attributes of the form [[...]] are always refused; in C, [[ has no other meaning.
    void look_at_brackets() {
        constexpr int of_names = 2;
        if (token_.is(clang::tok::l_square) && is_after_bracket_) {
            refuse(refusal::attribute, token_.getLocation(), "[[");
        }
        is_after_bracket_ = token_.is(clang::tok::l_square);
        if (!attribute_depth_) {
            return;
        }
        *attribute_depth_ += token_.is(clang::tok::l_paren) ? 1 : token_.is(clang::tok::r_paren) ? -1 : 0;
        const std::string_view word = name();
        if (*attribute_depth_ == of_names && !word.empty() && !is_known_attribute(word)) {
            refuse(refusal::attribute, token_.getLocation(), std::string(word));
        }
        if (*attribute_depth_ == 0 && token_.is(clang::tok::r_paren)) {
            attribute_depth_.reset();
        }
    }

    const SourceText& source_;
    const clang::SourceManager& sources_;
    clang::Lexer lexer_;
    clang::Token token_{};
    std::optional<Directive> directive_; ///< the directive on the line of the current token, if any
    /// Number of open parentheses since __attribute__; empty outside of attributes.
    std::optional<int> attribute_depth_;
    bool is_after_bracket_ = false;
    std::optional<Error> found_;
};

} // namespace

std::optional<Error> unknown_extension(const clang::ASTContext& context, const SourceText& source) {
    return ExtensionSearch(context, source).first_unknown();
}

} // namespace lockstep
