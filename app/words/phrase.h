#pragma once

#include "app/words/numbers.h"

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
    /// A figure: `format` is duration, percent or another function of numbers.h.
    using Format = std::string (*)(double, const NumberStyle&);
    Phrase(double figure, Format format) : value(Figure{figure, format}) {}
    Phrase(const char* context, const char* sentence, std::vector<Phrase> arguments = {})
        : context(context), sentence(sentence), arguments(std::move(arguments)) {}
    /// `sentence` is marked with QT_TRANSLATE_N_NOOP. The argument with this index is the count that decides
    /// the plural form; `one` replaces the sentence if the count is 1.
    static Phrase counted(const char* context, const char* sentence, const char* one,
                          std::vector<Phrase> arguments, std::size_t decides = 0);

    [[nodiscard]] bool empty() const { return sentence == nullptr && value == Value(std::string()); }

    struct Figure {
        double number = 0;
        Format format = nullptr;
        friend bool operator==(const Figure&, const Figure&) = default;
    };
    using Value = std::variant<std::string, std::uint64_t, std::int64_t, Figure>;
    const char* context = nullptr;
    const char* sentence = nullptr; ///< sentence with placeholders for `arguments`; null: the phrase is only
                                    ///< `value`
    std::vector<Phrase> arguments;
    std::optional<std::uint64_t> count = {}; ///< decides the plural form; nullopt: there is only one form
    Value value;
};

/// How phrases are converted to text for a reader: the translation and the number format of the language.
struct Reader {
    /// Translates a sentence of a context; the count, if there is one, decides the plural form.
    std::function<std::string(const char* context, const char* sentence, std::optional<std::uint64_t> count)>
        translate;
    NumberStyle numbers = {};
};

[[nodiscard]] std::string text_for(const Reader& reader, const Phrase& phrase);
[[nodiscard]] std::string english(const Phrase& phrase);

} // namespace lockstep
