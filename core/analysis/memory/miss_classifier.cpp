#include "core/analysis/memory/miss_classifier.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace lockstep {
namespace {

constexpr std::uint64_t page_lines = 16;
constexpr std::uint32_t rings_end = 0;

std::uint64_t count(std::uint32_t sectors) {
    return static_cast<std::uint64_t>(std::popcount(sectors));
}

} // namespace

MissClassifier::MissClassifier(const CacheShape& shape)
    : most_lines_(std::max<std::uint64_t>(1, shape.bytes / shape.line_bytes)),
      lines_(1),
      last_page_(std::numeric_limits<std::uint64_t>::max()) {}

MissKinds MissClassifier::classify(TouchedLine touched, std::uint32_t missed) {
    const auto wanted = static_cast<std::uint16_t>(sectors_of(touched));
    const Place place = place_of(line_number(touched));
    Line& line = lines_[place];
    const MissKinds kinds{count(missed & ~line.seen), count(missed & line.seen & ~line.held),
                          count(missed & line.seen & line.held)};
    if (line.held != 0) {
        take_out(line);
    } else if (lines_held_ == most_lines_) {
        Line& oldest = lines_[lines_[rings_end].newer];
        take_out(oldest);
        oldest.held = 0;
    } else {
        ++lines_held_;
    }
    line.seen |= wanted;
    line.held |= wanted;
    put_first(place);
    return kinds;
}

MissClassifier::Place MissClassifier::place_of(std::uint64_t line) {
    const std::uint64_t page = line / page_lines;
    if (page != last_page_) {
        const auto [found, is_new] = pages_.try_emplace(page, static_cast<Place>(lines_.size()));
        if (is_new) {
            lines_.resize(lines_.size() + page_lines);
        }
        last_page_ = page;
        last_begin_ = found->second;
    }
    return last_begin_ + static_cast<Place>(line % page_lines);
}

void MissClassifier::take_out(Line& line) {
    lines_[line.newer].older = line.older;
    lines_[line.older].newer = line.newer;
}

void MissClassifier::put_first(Place place) {
    Line& end = lines_[rings_end];
    lines_[place].newer = rings_end;
    lines_[place].older = end.older;
    lines_[end.older].newer = place;
    end.older = place;
}

} // namespace lockstep
