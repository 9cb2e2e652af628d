#include "core/report/perfetto_packets.h"

#include <span>

namespace lockstep {
namespace {

// Numbers of fields and values in Perfetto's trace format. tests/cli/perfetto.proto declares the same fields.
namespace trace {
constexpr std::uint32_t packet = 1;
}
namespace packet {
constexpr std::uint32_t timestamp = 8;
constexpr std::uint32_t sequence = 10;
constexpr std::uint32_t track_event = 11;
constexpr std::uint32_t interned_data = 12;
constexpr std::uint32_t sequence_flags = 13;
constexpr std::uint32_t track_descriptor = 60;
constexpr std::uint64_t starts_sequence = 1; ///< flag: no text has been stored before this packet
constexpr std::uint64_t needs_sequence = 2;  ///< flag: the packet refers to stored texts
constexpr std::uint64_t only_sequence = 1;   ///< all packets of a file are one sequence
} // namespace packet
namespace descriptor {
constexpr std::uint32_t uuid = 1;
constexpr std::uint32_t name = 2;
constexpr std::uint32_t parent = 5;
constexpr std::uint32_t counter = 8;
constexpr std::uint32_t child_ordering = 11;
constexpr std::uint32_t rank = 12;
constexpr std::uint32_t merge_behaviour = 15;
constexpr std::uint64_t explicit_order = 3;
constexpr std::uint64_t never_merge = 2;
constexpr std::uint32_t counter_unit = 6; ///< field of the message `counter`
} // namespace descriptor
namespace event {
constexpr std::uint32_t annotation = 4;
constexpr std::uint32_t type = 9;
constexpr std::uint32_t track = 11;
constexpr std::uint32_t category = 22;
constexpr std::uint32_t name = 23;
constexpr std::uint32_t real_count = 44;
constexpr std::uint32_t slice_begin = 1;
constexpr std::uint32_t slice_end = 2;
constexpr std::uint32_t instant = 3;
constexpr std::uint32_t counter = 4;
} // namespace event
namespace annotation {
constexpr std::uint32_t whole = 3;
constexpr std::uint32_t real = 5;
constexpr std::uint32_t text = 6;
constexpr std::uint32_t name = 10;
constexpr std::uint32_t interned_text = 17;
} // namespace annotation
namespace interned {
constexpr std::uint32_t texts = 29;
constexpr std::uint32_t number = 1;
constexpr std::uint32_t text = 2;
} // namespace interned

constexpr std::size_t flushed_bytes = std::size_t{1} << 20;
constexpr const char* category_name = "lockstep";

ProtoMessage annotation_of(const PerfettoValue& value) {
    ProtoMessage message;
    message.add_text(annotation::name, value.first);
    if (const auto* whole = std::get_if<std::uint64_t>(&value.second)) {
        message.add(annotation::whole, *whole);
    } else if (const auto* stored = std::get_if<InternedText>(&value.second)) {
        message.add(annotation::interned_text, stored->number);
    } else if (const auto* text = std::get_if<std::string>(&value.second)) {
        message.add_text(annotation::text, *text);
    } else {
        message.add_real(annotation::real, std::get<double>(value.second));
    }
    return message;
}

} // namespace

PerfettoPackets::PerfettoPackets(ByteSink& sink) : sink_(sink) {}

PerfettoTrack PerfettoPackets::add_track(const PerfettoTrackForm& form) {
    ProtoMessage track;
    track.add(descriptor::uuid, ++tracks_);
    track.add_text(descriptor::name, form.name);
    if (form.parent != 0) {
        track.add(descriptor::parent, form.parent);
    }
    if (!form.unit.empty()) {
        ProtoMessage counter;
        counter.add_text(descriptor::counter_unit, form.unit);
        track.add_message(descriptor::counter, counter);
    }
    track.add(descriptor::child_ordering, descriptor::explicit_order);
    track.add(descriptor::rank, form.rank);
    track.add(descriptor::merge_behaviour, descriptor::never_merge);
    ProtoMessage packet;
    packet.add_message(packet::track_descriptor, track);
    add_packet(std::move(packet));
    return tracks_;
}

InternedText PerfettoPackets::intern(std::string_view text) {
    ProtoMessage entry;
    entry.add(interned::number, ++texts_);
    entry.add_text(interned::text, text);
    ProtoMessage data;
    data.add_message(interned::texts, entry);
    ProtoMessage packet;
    packet.add_message(packet::interned_data, data);
    add_packet(std::move(packet));
    return {texts_};
}

void PerfettoPackets::begin(PerfettoTrack track, std::uint64_t time, std::string_view name,
                            const std::vector<PerfettoValue>& values) {
    ProtoMessage event;
    event.add_text(event::category, category_name);
    event.add_text(event::name, name);
    for (const PerfettoValue& value : values) {
        event.add_message(event::annotation, annotation_of(value));
    }
    add_event(track, time, event::slice_begin, std::move(event));
}

void PerfettoPackets::end(PerfettoTrack track, std::uint64_t time) {
    add_event(track, time, event::slice_end, {});
}

void PerfettoPackets::mark(PerfettoTrack track, std::uint64_t time, std::string_view name) {
    ProtoMessage event;
    event.add_text(event::category, category_name);
    event.add_text(event::name, name);
    add_event(track, time, event::instant, std::move(event));
}

void PerfettoPackets::count(PerfettoTrack track, std::uint64_t time, double value) {
    ProtoMessage event;
    event.add_real(event::real_count, value);
    add_event(track, time, event::counter, std::move(event));
}

void PerfettoPackets::add_event(PerfettoTrack track, std::uint64_t time, std::uint32_t type,
                                ProtoMessage event) {
    event.add(event::type, type);
    event.add(event::track, track);
    ProtoMessage packet;
    packet.add(packet::timestamp, time);
    packet.add_message(packet::track_event, event);
    add_packet(std::move(packet));
}

void PerfettoPackets::add_packet(ProtoMessage packet) {
    packet.add(packet::sequence, packet::only_sequence);
    packet.add(packet::sequence_flags,
               has_begun_ ? packet::needs_sequence : packet::starts_sequence | packet::needs_sequence);
    has_begun_ = true;
    ProtoMessage trace;
    trace.add_message(trace::packet, packet);
    buffer_ += trace.bytes();
    if (buffer_.size() >= flushed_bytes) {
        (void)flush();
    }
}

Status PerfettoPackets::flush() {
    if (status_ && !buffer_.empty()) {
        status_ = sink_.write(std::as_bytes(std::span(buffer_)));
    }
    buffer_.clear();
    return status_;
}

} // namespace lockstep
