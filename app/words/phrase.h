#pragma once

#include "app/words/numbers.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace lockstep {

/// A text for people that is neither translated nor filled in yet: a sentence with placeholders %1 to %9 and
/// their arguments, a name, or a number. A Reader makes the text: english_reader(), the reader of a language
/// (app/words/language/language.h), or that of the window (app/gui/theme/core_words.h).
///
///     Phrase{"Checks", "%1: %2", {Phrase{"Checks", "Misaligned accesses"}, Phrase::counted(...)}}
struct Phrase {
    Phrase() = default; ///< makes an empty phrase
    /// Makes a phrase for a name, or for a number that identifies something. It is printed unchanged.
    Phrase(std::string name) : value(std::move(name)) {}
    Phrase(const char* name) : value(std::string(name)) {}
    /// Makes a phrase for a count. It is printed with grouped digits.
    template <std::unsigned_integral Number>
    Phrase(Number count) : value(std::uint64_t{count}) {}
    template <std::signed_integral Number>
    Phrase(Number count) : value(std::int64_t{count}) {}
    /// Function that formats a figure: duration, percent or another function of numbers.h.
    using Format = std::string (*)(double, const NumberStyle&);
    Phrase(double figure, Format format) : value(Figure{figure, format}) {}
    Phrase(const char* context, const char* sentence, std::vector<Phrase> arguments = {})
        : context(context), sentence(sentence), arguments(std::move(arguments)) {}
    /// Makes a phrase for a sentence that is marked with QT_TRANSLATE_N_NOOP. The argument with the index
    /// `decides` is the count that selects the plural form. `one` is the sentence for a count of 1.
    static Phrase counted(const char* context, const char* sentence, const char* one,
                          std::vector<Phrase> arguments, std::size_t decides = 0);
    /// Returns the phrase with the count that selects the plural form, if English has one form for all counts.
    [[nodiscard]] Phrase with_count(std::uint64_t number) && {
        count = number;
        return std::move(*this);
    }

    [[nodiscard]] bool empty() const { return sentence == nullptr && value == Value(std::string()); }

    struct Figure {
        double number = 0;
        Format format = nullptr;
        friend bool operator==(const Figure&, const Figure&) = default;
    };
    using Value = std::variant<std::string, std::uint64_t, std::int64_t, Figure>;
    const char* context = nullptr;
    /// Sentence with placeholders for `arguments`. If null, the phrase is only `value`.
    const char* sentence = nullptr;
    std::vector<Phrase> arguments;
    std::optional<std::uint64_t> count = {}; ///< selects the plural form; nullopt if there is only one form
    Value value;
};

/// The language-specific functions that convert phrases to text: the translation, and the number format.
struct Reader {
    /// Translates a sentence of a context. The count, if there is one, selects the plural form.
    std::function<std::string(const char* context, const char* sentence, std::optional<std::uint64_t> count)>
        translate;
    NumberStyle numbers = {};
    std::string language = "en"; ///< its folder in resources/catalogue, for the texts of the experiments
};

/// Returns the reader that keeps every sentence as it is, with the numbers of english_numbers().
[[nodiscard]] const Reader& english_reader();

[[nodiscard]] std::string text_for(const Reader& reader, const Phrase& phrase);
[[nodiscard]] std::string english(const Phrase& phrase);

} // namespace lockstep
