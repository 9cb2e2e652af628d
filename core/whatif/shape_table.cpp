#include "core/whatif/shape_table.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t first_places = 1 << 10;

std::uint64_t hash_of(std::uint32_t form, std::span<const std::uint16_t> lanes,
                      std::span<const std::uint32_t> addresses) {
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15; // 2^64 / golden ratio
    std::uint64_t hash = (std::uint64_t{form} << 32 | lanes.size()) * odd;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        hash = std::rotl(hash ^ (std::uint64_t{addresses[i]} << 16 | lanes[i]), 29) * odd;
    }
    return hash ^ hash >> 32;
}

} // namespace

ShapeTable::ShapeTable() : places_(first_places, none) {}

void ShapeTable::add(std::uint32_t form, std::span<const std::uint16_t> lanes,
                     std::span<const std::uint32_t> addresses, std::uint64_t count) {
    add(hash_of(form, lanes, addresses), form, lanes, addresses, count);
}

void ShapeTable::add(std::uint64_t hash, std::uint32_t form, std::span<const std::uint16_t> lanes,
                     std::span<const std::uint32_t> addresses, std::uint64_t count) {
    std::size_t place = hash & (places_.size() - 1);
    for (; places_[place] != none; place = (place + 1) & (places_.size() - 1)) {
        const std::uint32_t shape = places_[place];
        if (hashes_[shape] == hash && is_equal(shape, form, lanes, addresses)) {
            shapes_[shape].count += count;
            return;
        }
    }
    places_[place] = static_cast<std::uint32_t>(shapes_.size());
    hashes_.push_back(hash);
    shapes_.push_back({.count = count,
                       .first = lanes_.size(),
                       .active = static_cast<std::uint32_t>(lanes.size()),
                       .form = form});
    lanes_.insert(lanes_.end(), lanes.begin(), lanes.end());
    addresses_.insert(addresses_.end(), addresses.begin(), addresses.end());
    if (2 * shapes_.size() > places_.size()) {
        grow();
    }
}

bool ShapeTable::is_equal(std::uint32_t shape, std::uint32_t form, std::span<const std::uint16_t> lanes,
                          std::span<const std::uint32_t> addresses) const {
    const RequestShape& known = shapes_[shape];
    return known.form == form && known.active == lanes.size() &&
           std::ranges::equal(addresses, std::span(addresses_).subspan(known.first, known.active)) &&
           std::ranges::equal(lanes, std::span(lanes_).subspan(known.first, known.active));
}

void ShapeTable::grow() {
    places_.assign(2 * places_.size(), none);
    for (std::uint32_t shape = 0; shape < shapes_.size(); ++shape) {
        std::size_t place = hashes_[shape] & (places_.size() - 1);
        while (places_[place] != none) {
            place = (place + 1) & (places_.size() - 1);
        }
        places_[place] = shape;
    }
}

void ShapeTable::merge(const ShapeTable& other) {
    for (std::size_t i = 0; i < other.shapes_.size(); ++i) {
        const RequestShape& shape = other.shapes_[i];
        add(other.hashes_[i], shape.form, std::span(other.lanes_).subspan(shape.first, shape.active),
            std::span(other.addresses_).subspan(shape.first, shape.active), shape.count);
    }
}

void ShapeTable::release(LocalRequests& to) {
    to.shapes = std::move(shapes_);
    to.lanes = std::move(lanes_);
    to.addresses = std::move(addresses_);
    *this = ShapeTable();
}

} // namespace lockstep
