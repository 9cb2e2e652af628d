#include "core/whatif/address_mover.h"

#include <algorithm>
#include <bit>

namespace lockstep {
namespace {

constexpr std::uint64_t largest_table = 1 << 22; // elements; a table of them is built in milliseconds

} // namespace

AddressMover::AddressMover(const LocalRequests& requests, std::size_t array, const ArrayMap& map)
    : requests_(requests),
      array_(requests.objects[array]),
      index_(array),
      map_(map),
      bytes_(array_.element_bytes),
      layout_(layout_with(requests, array, map)) {
    if (array_.elements() <= largest_table) {
        table_.reserve(array_.elements());
        for (std::uint64_t element = 0; element < array_.elements(); ++element) {
            table_.push_back(static_cast<std::uint32_t>(map.moved(element)));
        }
    }
    const std::uint64_t word = requests.session->hardware().bank_bytes;
    for (std::size_t i = 0; i < requests.objects.size(); ++i) {
        shifts_.push_back((layout_.bases[i] - requests.objects[i].base) % word != 0);
    }
}

std::uint64_t AddressMover::beside_array(std::uint64_t address) const {
    const LocalObject* const object = requests_.object_at(address);
    if (object == nullptr) {
        return address;
    }
    return layout_.bases[static_cast<std::size_t>(object - requests_.objects.data())] +
           (address - object->base);
}

bool AddressMover::keeps(std::uint64_t address, const AccessForm& form) const {
    const std::uint64_t first = (address - array_.base) / array_.element_bytes;
    const std::uint64_t last = (address - array_.base + form.bytes() - 1) / array_.element_bytes;
    const std::uint64_t then = map_.moved(first);
    for (std::uint64_t element = first + 1; element <= last; ++element) {
        if (map_.moved(element) != then + (element - first)) {
            return false;
        }
    }
    const std::uint64_t there = in_array(address);
    return std::ranges::all_of(form.pieces, [&](Piece piece) {
        const std::uint64_t step = std::bit_ceil(std::uint64_t{piece.bytes});
        return first == last || (address + piece.offset) % step != 0 || (there + piece.offset) % step == 0;
    });
}

bool AddressMover::concerns(const RequestShape& shape) const {
    return shape.object == RequestShape::several || shape.object == index_ || shifts_[shape.object];
}

} // namespace lockstep
