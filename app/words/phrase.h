#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockstep {

/// A text for people that is neither translated nor filled in yet: a sentence with placeholders %1 to %9 and
/// their arguments, a name, or a number. The command line prints it in English; the window translates it
/// (app/gui/theme/core_words.h).
///
///     Phrase{"Checks", "%1: %2", {Phrase{"Checks", "Misaligned accesses"}, Phrase::counted(...)}}
struct Phrase {
    Phrase() = default; ///< empty
    /// A name, or a number that identifies something: printed unchanged.
    Phrase(std::string name) : value(std::move(name)) {}
    /// A count: printed with grouped digits.
    template <std::unsigned_integral Number>
    Phrase(Number count) : value(std::uint64_t{count}) {}
    template <std::signed_integral Number>
    Phrase(Number count) : value(std::int64_t{count}) {}
    Phrase(const char* context, const char* sentence, std::vector<Phrase> arguments = {})
        : context(context), sentence(sentence), arguments(std::move(arguments)) {}
    /// `sentence` is marked with QT_TRANSLATE_N_NOOP. The argument with this index is the count that decides
    /// the plural form; `one` replaces the sentence if the count is 1.
    static Phrase counted(const char* context, const char* sentence, const char* one,
                          std::vector<Phrase> arguments, std::size_t decides = 0);

    [[nodiscard]] bool empty() const { return sentence == nullptr && value == Value(std::string()); }

    using Value = std::variant<std::string, std::uint64_t, std::int64_t>;
    const char* context = nullptr;
    const char* sentence = nullptr; ///< null: `value` is the text
    std::vector<Phrase> arguments;
    std::optional<std::uint64_t> count = {}; ///< decides the plural form; nullopt: there is only one form
    Value value;
};

/// How a reader gets a phrase.
struct Reader {
    /// Translates a sentence of a context; the count, if there is one, decides the plural form.
    std::function<std::string(const char* context, const char* sentence, std::optional<std::uint64_t> count)>
        translate;
    std::function<std::string(std::uint64_t)> grouped; ///< formats a count
};

[[nodiscard]] std::string text_for(const Reader& reader, const Phrase& phrase);
[[nodiscard]] std::string english(const Phrase& phrase);

/// The number of a line, a warp, a group or another thing with a number: no grouped digits.
[[nodiscard]] std::string id_text(std::uint64_t number);

} // namespace lockstep
