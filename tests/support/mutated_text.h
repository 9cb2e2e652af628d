#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace lockstep::test {

/// Makes one to four changes to a text: removes characters, inserts a random byte, a keyword or a fragment of
/// another text, or changes a digit.
class TextMutator {
public:
    /// Creates a mutator. `texts` provide the inserted fragments; `words` are keywords of the format. Neither
    /// may be empty, and both must outlive this object.
    TextMutator(const std::vector<std::string>& texts, const std::vector<std::string>& words,
                std::uint64_t seed)
        : texts_(texts), words_(words), random_(seed) {}

    std::string mutant() {
        std::string text = texts_[below(texts_.size())];
        for (std::size_t changes = 1 + below(4); changes != 0; --changes) {
            change(text, texts_[below(texts_.size())]);
        }
        return text;
    }

private:
    std::size_t below(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_);
    }
    void change(std::string& text, const std::string& other) {
        const std::size_t at = below(text.size() + 1);
        switch (below(5)) {
        case 0:
            text.erase(at, below(20));
            break;
        case 1:
            text.insert(at, 1, static_cast<char>(below(256)));
            break;
        case 2:
            text.insert(at, words_[below(words_.size())]);
            break;
        case 3:
            text.insert(at, other.substr(below(other.size() + 1), below(40)));
            break;
        default:
            if (at < text.size() && text[at] >= '0' && text[at] <= '9') {
                text[at] = static_cast<char>('0' + below(10));
            }
        }
    }

    const std::vector<std::string>& texts_;
    const std::vector<std::string>& words_;
    std::mt19937_64 random_;
};

/// Returns a random one of the texts, mutated. The same number gives the same result.
inline std::string mutated_text(const std::vector<std::string>& texts, const std::vector<std::string>& words,
                                std::uint64_t number) {
    return TextMutator(texts, words, number).mutant();
}

} // namespace lockstep::test
