// Tests places as text: a place that is written and read again stays the same, and the reader rejects invalid
// text.
#include "app/common/place/place_text.h"
#include "app/words/errors/error_words.h"
#include "app/words/place_words.h"
#include "core/hardware/numbers.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

namespace lockstep {
namespace {

const PlaceNames& some_names() {
    static const PlaceNames names{.views = {"stage", "banks", "compare", "sweep", "window"},
                                  .pictures = {"stage", "banks"},
                                  .links = {"round", "step"},
                                  .swizzles = {"xor", "xor3"},
                                  .themes = {"light", "dark"},
                                  .languages = {"en", "pt_BR"},
                                  .vocabularies = {"opencl", "cuda"}};
    return names;
}

/// Makes random places, the same for the same seed.
class RandomPlaces {
public:
    explicit RandomPlaces(std::uint32_t seed) : random_(seed) {}

    ViewPlace place() {
        ViewPlace place;
        for (std::uint64_t runs = 1 + below(3); place.runs.size() < runs;) {
            place.runs.push_back(run());
        }
        for (const PlaceKey& key : place_keys()) {
            if (below(2) == 0) {
                set(place, key);
            }
        }
        return place;
    }
    std::uint64_t below(std::uint64_t end) {
        return std::uniform_int_distribution<std::uint64_t>(0, end - 1)(random_);
    }
    /// Returns random text with at least `least` pieces, among them characters with a meaning in the text
    /// form of a place, and unusual ones.
    std::string text(std::size_t least) {
        static const std::vector<std::string> pieces = {
            "|",      "?",   "#",   "&",  "=",      "%",        "+",
            " ",      "$(",  "..",  "a",  "Z",      "0",        "/",
            ".",      "é",   "漢",  "😀",  "\u202E", "]0;",      "set.",
            "D.",     "hw.", "%41", "\"", "'",      "-",        "_",
            "~",      ",",   ":",   "@",  "\u0301", "hardware", "\xEF\xBF\xBD",
            "kernel", "\\",  "$",   "(x)"};
        std::string result;
        for (std::uint64_t count = least + below(6); count > 0; --count) {
            result += pieces[below(pieces.size())];
        }
        return result;
    }

private:
    PlaceRun run() {
        PlaceRun run{.what = text(1)};
        for (std::uint64_t count = below(4); count > 0; --count) {
            run.parameters[below(4) == 0 ? "device" : text(1)] = text(0);
            run.macros[text(1)] = below(3) == 0 ? std::nullopt : std::optional(text(0));
        }
        for (const PlaceRunKey& key : place_run_keys()) {
            run.*key.member = below(2) == 0 ? text(0) : "";
        }
        run.hardware = run.hardware == "device" ? "" : run.hardware;
        for (std::uint64_t count = below(3); count > 0; --count) {
            const HardwareNumber& number = hardware_numbers()[below(hardware_numbers().size())];
            const std::uint32_t value = number.allowed.empty()
                                            ? number.least + static_cast<std::uint32_t>(below(2))
                                            : number.allowed[below(number.allowed.size())];
            run.numbers[number.name] = to_text(number, value);
        }
        return run;
    }
    void set(ViewPlace& place, const PlaceKey& key) {
        if (const auto* number = std::get_if<PlaceNumber>(&key.type)) {
            const bool is_large = below(4) == 0;
            place.*number->member =
                is_large ? number->most : std::min(number->most, number->least + below(100));
        } else if (const auto* name = std::get_if<PlaceName>(&key.type)) {
            const auto& known = some_names().*name->names;
            static const std::vector<std::string> arrays{"s", "tile_2",
                                                         "_x1"}; // any name, because runs have them
            const auto& some = known.empty() ? arrays : known;
            place.*name->member = some[below(some.size())];
        } else if (const auto* texts = std::get_if<PlaceTexts>(&key.type)) {
            for (std::uint64_t count = 1 + below(texts->most); count > 0; --count) {
                (place.*texts->member).push_back(text(1));
            }
        } else {
            place.picture_size = PictureSize{200 + static_cast<std::uint32_t>(below(16185)), 100};
        }
    }

    std::mt19937 random_;
};

/// A slow reader for valid texts: splits the text at each separator into nested lists.
namespace slow {

std::vector<std::string> divided(const std::string& text, char sign) {
    std::vector<std::string> parts(1);
    for (const char letter : text) {
        if (letter == sign) {
            parts.emplace_back();
        } else {
            parts.back() += letter;
        }
    }
    return parts;
}

std::string decoded(const std::string& text) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        result +=
            text[at] == '%' ? static_cast<char>(std::stoi(text.substr(at + 1, 2), nullptr, 16)) : text[at];
        at += text[at] == '%' ? 2 : 0;
    }
    return result;
}

void read_pair(PlaceRun& run, const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string name = decoded(text.substr(0, equals));
    const std::string value = equals == std::string::npos ? "" : decoded(text.substr(equals + 1));
    if (name.starts_with("D.")) {
        run.macros[name.substr(2)] = equals == std::string::npos ? std::nullopt : std::optional(value);
    } else if (name.starts_with("hw.")) {
        run.numbers[name.substr(3)] = value;
    } else if (name == "kernel") {
        run.kernel = value;
    } else if (name == "options") {
        run.options = value;
    } else if (name == "device") {
        run.device = value;
    } else if (name == "hardware") {
        run.hardware = value;
    } else {
        run.parameters[name.starts_with("set.") ? name.substr(4) : name] = value;
    }
}

ViewPlace place_from(const std::string& text) {
    const auto halves = divided(text, '#');
    ViewPlace place;
    for (const std::string& each : divided(halves[0], '|')) {
        const auto parts = divided(each, '?');
        PlaceRun run{.what = decoded(parts[0])};
        for (const std::string& pair :
             parts.size() > 1 ? divided(parts[1], '&') : std::vector<std::string>()) {
            read_pair(run, pair);
        }
        place.runs.push_back(run);
    }
    for (const std::string& pair : halves.size() > 1 ? divided(halves[1], '&') : std::vector<std::string>()) {
        const std::string name = pair.substr(0, pair.find('='));
        const auto keys = place_keys();
        const auto key = std::ranges::find(keys, name, &PlaceKey::name);
        EXPECT_TRUE(set_value(place, *key, decoded(pair.substr(pair.find('=') + 1)), some_names())) << pair;
    }
    return place;
}

} // namespace slow

Error error_of(const std::string& text) {
    const auto place = place_from(text, some_names());
    return place ? Error{} : place.error();
}

std::string flaw_of(const std::string& text) {
    const Error error = error_of(text);
    return error.arguments.size() < 5 ? "none" : error.arguments[3] + "@" + error.arguments[4];
}

TEST(Place, ten_thousand_random_places_read_back_equal) {
    RandomPlaces random(1);
    for (int i = 0; i < 10000; ++i) {
        const ViewPlace place = random.place();
        const std::string text = place_text(place);
        const auto read = place_from(text, some_names());
        ASSERT_TRUE(read.ok()) << text << "\n" << english(read.error());
        ASSERT_EQ(*read, place) << text;
        ASSERT_EQ(slow::place_from(text), place) << text;
    }
}

TEST(Place, ten_thousand_damaged_texts_are_refused_with_a_position_or_read_back_equal) {
    RandomPlaces random(2);
    int refused = 0;
    for (int i = 0; i < 10000; ++i) {
        std::string text = place_text(random.place());
        for (std::uint64_t count = 1 + random.below(3); count > 0; --count) {
            const std::uint64_t at = random.below(text.size());
            switch (random.below(4)) {
            case 0:
                text.erase(at, 1 + random.below(3));
                break;
            case 1:
                text.insert(at, random.text(1));
                break;
            case 2:
                text[at] = static_cast<char>(random.below(256));
                break;
            default:
                text.insert(at, text.substr(random.below(text.size()), 20));
            }
            text += text.empty() ? "x" : "";
        }
        const auto read = place_from(text, some_names());
        if (!read) {
            ++refused;
            ASSERT_EQ(read.error().arguments.size(), 5U) << text;
            ASSERT_NE(place_sentence(read.error().arguments[3]), nullptr) << read.error().arguments[3];
            ASSERT_LE(std::stoul(read.error().arguments[4]), text.size() + 1) << text;
            continue;
        }
        const std::string written = place_text(*read);
        const auto again = place_from(written, some_names());
        ASSERT_TRUE(again.ok()) << text << "\n" << written << "\n" << english(again.error());
        ASSERT_EQ(*again, *read) << text;
        ASSERT_EQ(place_text(*again), written) << text;
    }
    EXPECT_GT(refused, 1000);
    EXPECT_LT(refused, 9900);
}

TEST(Place, has_one_text_without_what_is_not_set) {
    const auto text = [](const char* given) {
        const auto place = place_from(given, some_names());
        return place ? place_text(*place) : english(place.error());
    };
    EXPECT_EQ(text("reduction/interleaved?size=256&local=256&hw.warp_width=64"
                   "#view=stage&group=0&step=18&warp=0&lane=8"),
              "reduction/interleaved?local=256&size=256&hw.warp_width=64"
              "#view=stage&group=0&step=18&warp=0&lane=8");
    EXPECT_EQ(text("a?x=1|b?x=2#step=18&view=compare"), "a?x=1|b?x=2#view=compare&step=18");
    EXPECT_EQ(text("a?#"), "a");
    EXPECT_EQ(text("a?hardware=device&kernel="), "a") << "as it is without";
    EXPECT_EQ(text("a?hw.shared_bytes=64K#step=018"), text("a?hw.shared_bytes=65536#step=18"));
    EXPECT_EQ(text("/home/u/a b.cl?set.n=4&set.device=1&device=x"),
              "/home/u/a%20b.cl?set.device=1&n=4&device=x");
    EXPECT_EQ(text("a.cl?D.N&D.M=&D.F%28x%29=x+1"), "a.cl?D.F%28x%29=x+1&D.M=&D.N");
    EXPECT_EQ(text("a#over=local=32..256&over=size=1K,2K"), "a#over=local=32..256&over=size=1K,2K");
}

TEST(Place, says_what_is_wrong_and_where) {
    EXPECT_EQ(flaw_of(""), "no-what@1");
    EXPECT_EQ(flaw_of("#step=1"), "no-what@1");
    EXPECT_EQ(flaw_of("a||b"), "no-what@3");
    EXPECT_EQ(flaw_of("a%2"), "bad-escape@2");
    EXPECT_EQ(flaw_of("a%zz"), "bad-escape@2");
    for (const char* const text :
         {"a%00", "a%0A", "a%0d?n=1", "a%1B", "a%7F"}) { // escaped control characters
        EXPECT_EQ(flaw_of(text), "not-text@2") << text;
    }
    EXPECT_EQ(flaw_of("a?D.N=1%0Arandom"), "not-text@8");
    EXPECT_EQ(flaw_of("a%FF"), "not-text@1");
    EXPECT_EQ(flaw_of("a\n"), "not-text@2");
    EXPECT_EQ(flaw_of("a?b=1?"), "stray@6");
    EXPECT_EQ(flaw_of("a#step=1#"), "stray@9");
    EXPECT_EQ(flaw_of("a?=1"), "no-name@3");
    EXPECT_EQ(flaw_of("a?b=1&&c=1"), "no-name@7");
    EXPECT_EQ(flaw_of("a?D.=1"), "no-name@3");
    EXPECT_EQ(flaw_of("a?b"), "no-value@3");
    EXPECT_EQ(flaw_of("a?b=1&b=2"), "twice@7");
    EXPECT_EQ(flaw_of("a?b=1&set.b=2"), "twice@7");
    EXPECT_EQ(flaw_of("a?hw.wings=2"), "unknown@3");
    EXPECT_EQ(flaw_of("a?hw.warp_width=33"), "not-allowed@3");
    EXPECT_EQ(flaw_of("a#sped=1"), "unknown@3");
    EXPECT_EQ(flaw_of("a#step"), "no-value@3");
    EXPECT_EQ(flaw_of("a#step=1&step=1"), "twice@10");
    EXPECT_EQ(flaw_of("a#step=0"), "not-allowed@3");
    EXPECT_EQ(flaw_of("a#line=4294967296"), "not-allowed@3");
    EXPECT_EQ(flaw_of("a#view=bank"), "not-allowed@3");
    EXPECT_EQ(flaw_of("a#picture_size=100x100"), "not-allowed@3");
    EXPECT_EQ(flaw_of("a#over=x&over=y&over=z"), "not-allowed@17");
    EXPECT_EQ(english(error_of("a#view=bank")),
              "The link has the invalid value \"bank\" for view at character 3. Allowed: stage, banks, "
              "compare, sweep, window.");
    EXPECT_NE(english(error_of("a#sped=1")).find("unknown key \"sped\""), std::string::npos);
}

TEST(Place, has_limits_on_lengths_and_counts) {
    const std::string long_name(longest_place_name + 1, 'n');
    EXPECT_EQ(flaw_of(std::string(longest_place_what + 1, 'w')), "too-long@1");
    EXPECT_EQ(flaw_of("a?" + long_name + "=1"), "too-long@3");
    EXPECT_EQ(flaw_of("a?n=" + std::string(longest_place_value + 1, 'v')), "too-long@5");
    EXPECT_EQ(flaw_of(std::string(longest_place + 1, '|')), "too-long@1");
    std::string runs = "a";
    for (std::size_t i = 1; i < most_place_runs; ++i) {
        runs += "|a";
    }
    EXPECT_EQ(flaw_of(runs), "none");
    EXPECT_EQ(flaw_of(runs + "|a"), "too-many@33");
    std::string names = "a?n=1";
    for (std::size_t i = 0; i < most_place_names; ++i) {
        names += "&n" + std::to_string(i) + "=1";
    }
    EXPECT_TRUE(flaw_of(names).starts_with("too-many@"));
}

TEST(Place, of_a_program_that_knows_no_names_takes_any_name) {
    EXPECT_TRUE(place_from("a#view=anything&theme=dark").ok());
    EXPECT_FALSE(place_from("a#view=no%20name").ok());
    EXPECT_FALSE(place_from("a#view=").ok());
}

TEST(Place, is_told_from_a_name_of_a_file) {
    EXPECT_TRUE(is_place_text("reduction/interleaved#step=3"));
    EXPECT_TRUE(is_place_text("a%20b.cl"));
    EXPECT_FALSE(is_place_text("reduction/interleaved"));
    EXPECT_FALSE(is_place_text("/"));
    EXPECT_FALSE(is_place_text("dir/kernel.cl"));
}

} // namespace
} // namespace lockstep
