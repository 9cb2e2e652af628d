#include "app/common/place/place_keys.h"

#include "app/words/errors/allowed_words.h"
#include "app/words/translatable.h"
#include "core/base/coded_text.h"
#include "core/base/nearest.h"
#include "core/base/whole_number.h"

#include <algorithm>

namespace lockstep {
namespace {

template <class... Functions>
struct Each : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Each(Functions...) -> Each<Functions...>;

constexpr PictureSize least_size{.width = 200, .height = 100};
constexpr PictureSize most_size{.width = 16384, .height = 16384};
constexpr std::size_t longest_name = 64;

const PlaceKey rows[] = {
    {"view", "--view", "VIEW", PlaceName{&ViewPlace::view, &PlaceNames::views},
     QT_TRANSLATE_NOOP("Options", "the view to show; \"window\" is the whole program; default: stage")},
    {"over", "--over", "name=values", PlaceTexts{&ViewPlace::over, most_place_axes},
     QT_TRANSLATE_NOOP(
         "Options", "a parameter that the sweep view varies, for example local=32..256; may be given twice")},
    {"picture", "--picture", "VIEW", PlaceName{&ViewPlace::picture, &PlaceNames::pictures},
     QT_TRANSLATE_NOOP(
         "Options",
         "the view (of a step or of the model) that the compare view shows for each run; default: stage")},
    {"link", "--link", "BY", PlaceName{&ViewPlace::link, &PlaceNames::links},
     QT_TRANSLATE_NOOP("Options", "how compared runs are linked; default: round")},
    {"launch", "--launch", "L", PlaceNumber{&ViewPlace::launch, 1},
     QT_TRANSLATE_NOOP("Options", "the launch to show, counted from 1")},
    {"group", "--group", "G", PlaceNumber{&ViewPlace::group},
     QT_TRANSLATE_NOOP("Options", "the work-group to show, counted from 0")},
    {"step", "--step", "N", PlaceNumber{&ViewPlace::step, 1},
     QT_TRANSLATE_NOOP("Options", "the step to show, counted from 1")},
    {"cycle", "--cycle", "N", PlaceNumber{&ViewPlace::cycle},
     QT_TRANSLATE_NOOP("Options", "the cycle of the model to show, counted from 0")},
    {"warp", "--warp", "N", PlaceNumber{&ViewPlace::warp},
     QT_TRANSLATE_NOOP("Options", "the selected warp, counted from 0")},
    {"lane", "--lane", "N", PlaceNumber{&ViewPlace::lane},
     QT_TRANSLATE_NOOP("Options", "the selected lane, counted from 0")},
    {"pass", "--pass", "N", PlaceNumber{&ViewPlace::pass, 1},
     QT_TRANSLATE_NOOP("Options", "the pass of a bank conflict to show, counted from 1")},
    {"line", "--line", "N", PlaceNumber{&ViewPlace::line, 1, std::numeric_limits<std::uint32_t>::max()},
     QT_TRANSLATE_NOOP("Options", "the source line whose steps are marked, counted from 1")},
    {"try_array", "--array", "NAME", PlaceName{&ViewPlace::array, &PlaceNames::arrays},
     QT_TRANSLATE_NOOP("Options",
                       "the array in local memory whose layouts the try-it view shows; default: the one "
                       "with the most conflicts")},
    {"try_pad", "--pad", "N", PlaceNumber{&ViewPlace::pad, 0, most_place_padding},
     QT_TRANSLATE_NOOP("Options", "the padding that the try-it view shows, in words per row")},
    {"try_swizzle", "--swizzle", "NAME", PlaceName{&ViewPlace::swizzle, &PlaceNames::swizzles},
     QT_TRANSLATE_NOOP("Options", "the swizzle that the try-it view shows, instead of a padding")},
    {"theme", "--theme", "THEME", PlaceName{&ViewPlace::theme, &PlaceNames::themes},
     QT_TRANSLATE_NOOP("Options", "the colour theme; default: light")},
    {"picture_size", "--size", "WxH", PlaceSize{&ViewPlace::picture_size, least_size, most_size},
     QT_TRANSLATE_NOOP("Options",
                       "size in pixels; the findings and compare views are laid out for A4 instead")},
    {"language", "--language", "LANGUAGE", PlaceName{&ViewPlace::language, &PlaceNames::languages},
     QT_TRANSLATE_NOOP("Options", "the language of the user interface")},
    {"vocabulary", "--vocabulary", "VOCABULARY", PlaceName{&ViewPlace::vocabulary, &PlaceNames::vocabularies},
     QT_TRANSLATE_NOOP("Options",
                       "the words for work-items, work-groups, warps and local memory; default: opencl")},
};

constexpr PlaceRunKey run_rows[] = {
    {"kernel", &PlaceRun::kernel},
    {"options", &PlaceRun::options},
    {"device", &PlaceRun::device},
    {"hardware", &PlaceRun::hardware},
};

bool is_name(const std::string& text) {
    return text.size() <= longest_name && std::ranges::all_of(text, [](char letter) {
               return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                      (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
           });
}

bool is_known(const std::string& text, const std::vector<std::string>& names) {
    return !text.empty() && (names.empty() ? is_name(text) : std::ranges::find(names, text) != names.end());
}

/// Parses a size such as "1184x560".
std::optional<PictureSize> size_from(const std::string& text) {
    const std::size_t cross = text.find('x');
    const auto width = whole_number(text.substr(0, cross));
    const auto height = cross == std::string::npos ? std::nullopt : whole_number(text.substr(cross + 1));
    constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
    if (!width || !height || *width < 0 || *height < 0 || *width > most || *height > most) {
        return std::nullopt;
    }
    return PictureSize{static_cast<std::uint32_t>(*width), static_cast<std::uint32_t>(*height)};
}

std::string size_text(const PictureSize& size) {
    return std::to_string(size.width) + "x" + std::to_string(size.height);
}

bool is_between(const PictureSize& size, const PlaceSize& range) {
    return size.width >= range.least.width && size.width <= range.most.width &&
           size.height >= range.least.height && size.height <= range.most.height;
}

bool set_number(ViewPlace& place, const PlaceNumber& number, const std::string& value) {
    const auto given = whole_number(value);
    if (!given || *given < 0 || static_cast<std::uint64_t>(*given) < number.least ||
        static_cast<std::uint64_t>(*given) > number.most) {
        return false;
    }
    place.*number.member = static_cast<std::uint64_t>(*given);
    return true;
}

bool set_name(ViewPlace& place, const PlaceName& name, const std::string& value, const PlaceNames& names) {
    if (!is_known(value, names.*name.names)) {
        return false;
    }
    place.*name.member = value;
    return true;
}

bool add_text(ViewPlace& place, const PlaceTexts& texts, const std::string& value) {
    if (value.empty() || (place.*texts.member).size() == texts.most) {
        return false;
    }
    (place.*texts.member).push_back(value);
    return true;
}

bool set_size(ViewPlace& place, const PlaceSize& range, const std::string& value) {
    const auto size = size_from(value);
    if (!size || !is_between(*size, range)) {
        return false;
    }
    place.*range.member = size;
    return true;
}

} // namespace

std::span<const PlaceKey> place_keys() {
    return rows;
}

std::span<const PlaceRunKey> place_run_keys() {
    return run_rows;
}

std::string allowed_of(const PlaceKey& key, const PlaceNames& names) {
    return std::visit(
        Each{[](const PlaceNumber& number) { return allowed_numbers(number.least, number.most, ""); },
             [&names](const PlaceName& name) {
                 return (names.*name.names).empty() ? coded(allowed::name) : joined(names.*name.names);
             },
             [&key](const PlaceTexts& texts) {
                 return std::string(key.value) + ", " + allowed_numbers(1, texts.most, "");
             },
             [](const PlaceSize& size) {
                 return coded(allowed::picture_sizes, {size_text(size.least), size_text(size.most)});
             }},
        key.type);
}

bool is_set(const ViewPlace& place, const PlaceKey& key) {
    return !values_of(place, key).empty();
}

std::vector<std::string> values_of(const ViewPlace& place, const PlaceKey& key) {
    using Values = std::vector<std::string>;
    return std::visit(Each{[&place](const PlaceNumber& number) {
                               const auto& value = place.*number.member;
                               return value ? Values{std::to_string(*value)} : Values();
                           },
                           [&place](const PlaceName& name) {
                               const std::string& value = place.*name.member;
                               return value.empty() ? Values() : Values{value};
                           },
                           [&place](const PlaceTexts& texts) { return place.*texts.member; },
                           [&place](const PlaceSize& size) {
                               const auto& value = place.*size.member;
                               return value ? Values{size_text(*value)} : Values();
                           }},
                      key.type);
}

bool set_value(ViewPlace& place, const PlaceKey& key, const std::string& value, const PlaceNames& names) {
    return std::visit(Each{[&](const PlaceNumber& number) { return set_number(place, number, value); },
                           [&](const PlaceName& name) { return set_name(place, name, value, names); },
                           [&](const PlaceTexts& texts) { return add_text(place, texts, value); },
                           [&](const PlaceSize& size) { return set_size(place, size, value); }},
                      key.type);
}

void take_over(ViewPlace& place, const ViewPlace& other, const PlaceKey& key) {
    std::visit([&](const auto& type) { place.*type.member = other.*type.member; }, key.type);
}

void unset(ViewPlace& place, const PlaceKey& key) {
    std::visit([&place](const auto& type) { place.*type.member = {}; }, key.type);
}

} // namespace lockstep
