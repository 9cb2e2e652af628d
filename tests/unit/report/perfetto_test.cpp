#include "core/report/perfetto.h"

#include "core/session/pipeline.h"
#include "tests/support/recordings.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

/// Collects the written bytes.
class Bytes : public ByteSink {
public:
    Status write(std::span<const std::byte> bytes) override {
        text.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        return {};
    }
    [[nodiscard]] std::uint64_t written() const override { return text.size(); }

    std::string text;
};

/// A field of a message in wire format: a number, or bytes.
struct Field {
    std::uint64_t number = 0;
    std::uint64_t value = 0;
    std::string_view bytes;
};

/// Reads a message slowly, independently of ProtoMessage.
std::vector<Field> fields_of(std::string_view bytes) {
    std::size_t at = 0;
    const auto varint = [&] {
        std::uint64_t value = 0;
        for (unsigned shift = 0;; shift += 7) {
            const auto byte = static_cast<unsigned char>(bytes.at(at++));
            value |= std::uint64_t{byte & 0x7FU} << shift;
            if (byte < 0x80) {
                return value;
            }
        }
    };
    std::vector<Field> fields;
    while (at < bytes.size()) {
        const std::uint64_t key = varint();
        Field field{.number = key >> 3};
        if ((key & 7) == 0) {
            field.value = varint();
        } else if ((key & 7) == 1) {
            for (unsigned i = 0; i < 8; ++i) {
                field.value |= std::uint64_t{static_cast<unsigned char>(bytes.at(at++))} << (8 * i);
            }
        } else {
            EXPECT_EQ(key & 7, 2U);
            const auto length = static_cast<std::size_t>(varint());
            field.bytes = bytes.substr(at, length);
            EXPECT_EQ(field.bytes.size(), length);
            at += length;
        }
        fields.push_back(field);
    }
    return fields;
}

const Field* find(const std::vector<Field>& fields, std::uint64_t number) {
    const auto found = std::ranges::find(fields, number, &Field::number);
    return found == fields.end() ? nullptr : &*found;
}

struct Slice {
    std::string name;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::size_t depth = 0;
};

struct ReadTrack {
    std::string name;
    std::uint64_t parent = 0;
    std::uint64_t rank = 0;
    std::uint64_t child_order = 0;
    bool is_counter = false;
    std::vector<Slice> slices;
    std::vector<std::string> marks;
    std::vector<std::pair<std::uint64_t, double>> counts;
};

/// Reads a trace, and fails on everything that the viewer would show wrong: slices that overlap without being
/// nested, times that go back on a track, a track that is used before it is described.
struct ReadTrace {
    explicit ReadTrace(const std::string& bytes) {
        bool is_first = true;
        for (const Field& packet : fields_of(bytes)) {
            EXPECT_EQ(packet.number, 1U);
            read_packet(fields_of(packet.bytes), std::exchange(is_first, false));
        }
        for (const auto& [id, depth] : open) {
            EXPECT_TRUE(depth.empty()) << "a slice of track " << tracks[id].name << " does not end";
        }
    }

    void read_packet(const std::vector<Field>& packet, bool is_first) {
        EXPECT_EQ(find(packet, 10)->value, 1U) << "every packet needs its sequence";
        EXPECT_EQ(find(packet, 13)->value, is_first ? 3U : 2U);
        if (const Field* track = find(packet, 60)) {
            const auto fields = fields_of(track->bytes);
            const std::uint64_t id = find(fields, 1)->value;
            EXPECT_FALSE(tracks.contains(id)) << id;
            tracks[id] = {.name = std::string(find(fields, 2)->bytes),
                          .parent = find(fields, 5) != nullptr ? find(fields, 5)->value : 0,
                          .rank = find(fields, 12)->value,
                          .child_order = find(fields, 11)->value,
                          .is_counter = find(fields, 8) != nullptr};
            EXPECT_TRUE(tracks[id].parent == 0 || tracks.contains(tracks[id].parent));
        } else if (const Field* event = find(packet, 11)) {
            read_event(fields_of(event->bytes), find(packet, 8)->value);
        }
    }

    void read_event(const std::vector<Field>& event, std::uint64_t time) {
        const std::uint64_t id = find(event, 11)->value;
        ASSERT_TRUE(tracks.contains(id));
        ReadTrack& track = tracks[id];
        EXPECT_GE(time, last[id]) << "time goes back on " << track.name;
        last[id] = time;
        switch (find(event, 9)->value) {
        case 1:
            open[id].push_back(track.slices.size());
            track.slices.push_back({std::string(find(event, 23)->bytes), time, 0, open[id].size() - 1});
            break;
        case 2:
            ASSERT_FALSE(open[id].empty()) << track.name;
            track.slices[open[id].back()].end = time;
            open[id].pop_back();
            break;
        case 3:
            track.marks.emplace_back(find(event, 23)->bytes);
            break;
        case 4:
            EXPECT_TRUE(track.is_counter);
            track.counts.emplace_back(time, std::bit_cast<double>(find(event, 44)->value));
            break;
        default:
            ADD_FAILURE() << "unknown type of event";
        }
    }

    [[nodiscard]] const ReadTrack& named(const std::string& name, const std::string& parent = "") const {
        for (const auto& [id, track] : tracks) {
            if (track.name == name && (parent.empty() || tracks.at(track.parent).name == parent)) {
                return track;
            }
        }
        ADD_FAILURE() << "no track " << name;
        return tracks.begin()->second;
    }

    std::map<std::uint64_t, ReadTrack> tracks;
    std::map<std::uint64_t, std::vector<std::size_t>> open; ///< for each track, indices of the open slices
    std::map<std::uint64_t, std::uint64_t> last;
};

std::shared_ptr<const Session> session_of(std::uint32_t groups, HardwareModel hardware = {}) {
    return *analyse(std::make_shared<const Recording>(
                        fixture::reduction_recording(fixture::Reduction::compacted, 256, groups)),
                    std::move(hardware));
}

std::string trace_of(const Session& session, const PerfettoOptions& options = {}) {
    Bytes bytes;
    EXPECT_TRUE(write_perfetto(session, options, bytes).ok());
    return bytes.text;
}

/// Returns the sum over time of a counter, up to a time.
double area(const ReadTrack& counter, std::uint64_t end) {
    double sum = 0;
    for (std::size_t i = 0; i < counter.counts.size(); ++i) {
        const std::uint64_t until = i + 1 < counter.counts.size() ? counter.counts[i + 1].first : end;
        sum += counter.counts[i].second * static_cast<double>(until - counter.counts[i].first);
    }
    return sum;
}

TEST(Perfetto, has_a_track_per_warp_slot_in_explicit_order_below_a_parent_that_names_the_unit) {
    const ReadTrace trace(trace_of(*session_of(8)));
    const ReadTrack& root = trace.tracks.at(1);
    EXPECT_EQ(root.parent, 0U);
    EXPECT_NE(root.name.find("1 cycle is shown as 1 ns"), std::string::npos);
    for (const auto& [id, track] : trace.tracks) {
        EXPECT_EQ(track.child_order, 3U) << track.name;
        for (const auto& [other_id, other] : trace.tracks) {
            EXPECT_FALSE(id != other_id && track.parent == other.parent && track.rank == other.rank)
                << track.name << " and " << other.name;
        }
    }
    EXPECT_EQ(trace.named("warp slot 3").rank, 3U);
    EXPECT_EQ(trace.tracks.at(trace.named("warp slot 3").parent).name, "warp slots");
}

TEST(Perfetto, nests_states_in_warps_and_lets_no_other_slices_overlap) {
    const ReadTrace trace(trace_of(*session_of(40)));
    std::size_t slots = 0;
    for (const auto& [id, track] : trace.tracks) {
        slots += track.name.starts_with("warp slot ") ? 1U : 0U;
        std::map<std::size_t, std::uint64_t> end_at_depth;
        for (const Slice& slice : track.slices) {
            EXPECT_GE(slice.begin, end_at_depth[slice.depth]) << track.name << ": " << slice.name;
            end_at_depth[slice.depth] = slice.end;
            EXPECT_LE(slice.depth, track.name.starts_with("warp slot ") ? 1U : 0U) << track.name;
        }
    }
    EXPECT_EQ(slots, 4U * 32U); // the educational model has four multiprocessors with 32 slots each
}

TEST(Perfetto, has_the_same_sums_as_the_timeline) {
    const auto session = session_of(12);
    const ReadTrace trace(trace_of(*session));
    const Simulation& simulation = *session->analysis(0).model.simulation;
    std::map<std::string, std::uint64_t> cycles;
    for (const auto& [id, track] : trace.tracks) {
        for (const Slice& slice : track.slices) {
            if (slice.depth == 1) {
                cycles[slice.name] += slice.end - slice.begin;
            }
        }
    }
    EXPECT_EQ(cycles["blocked: global"], simulation.stalls.global);
    EXPECT_EQ(cycles["blocked: local"], simulation.stalls.local);
    EXPECT_EQ(cycles["blocked: barrier"], simulation.stalls.barrier);
    EXPECT_EQ(cycles["blocked: dependency"], simulation.stalls.dependency);
    EXPECT_EQ(cycles["ready"], simulation.stalls.ready);
    EXPECT_EQ(cycles["active"], simulation.issue_cycles);
    EXPECT_GT(simulation.stalls.barrier, 0U);
    const Slice& launch = trace.named("launches").slices.at(0);
    EXPECT_EQ(launch.end - launch.begin, simulation.cycles);
}

TEST(Perfetto, has_counters_with_the_same_sums_as_the_states) {
    const auto session = session_of(12);
    const ReadTrace trace(trace_of(*session));
    const Simulation& simulation = *session->analysis(0).model.simulation;
    double barrier = 0;
    double issued = 0;
    double resident = 0;
    for (std::uint32_t i = 0; i < simulation.multiprocessors_used; ++i) {
        const std::string parent = "multiprocessor " + std::to_string(i);
        issued +=
            area(trace.named("issue utilisation, % of 4 schedulers", parent), simulation.cycles) * 4 / 100;
        resident += area(trace.named("occupancy, % of 32 warp slots", parent), simulation.cycles) * 32 / 100;
    }
    for (const auto& [id, track] : trace.tracks) {
        barrier += track.name == "stalled warps: barrier" ? area(track, simulation.cycles) : 0;
    }
    EXPECT_NEAR(barrier, static_cast<double>(simulation.stalls.barrier), 1e-6 * barrier);
    EXPECT_NEAR(issued, static_cast<double>(simulation.issue_cycles), 1e-6 * issued);
    double slices = 0;
    for (const auto& [id, track] : trace.tracks) {
        for (const Slice& slice : track.slices) {
            slices += track.name.starts_with("warp slot ") && slice.depth == 0
                          ? static_cast<double>(slice.end - slice.begin)
                          : 0;
        }
    }
    EXPECT_NEAR(resident, slices, 1e-6 * slices);
}

TEST(Perfetto, shows_each_group_once) {
    const ReadTrace trace(trace_of(*session_of(40)));
    std::map<std::string, int> times;
    for (const auto& [id, track] : trace.tracks) {
        if (track.name.starts_with("row ")) {
            for (const Slice& slice : track.slices) {
                ++times[slice.name];
            }
        }
    }
    EXPECT_EQ(times.size(), 40U);
    EXPECT_TRUE(std::ranges::all_of(times, [](const auto& each) { return each.second == 1; }));
}

TEST(Perfetto, says_what_its_limits_leave_out) {
    const ReadTrace trace(trace_of(*session_of(40), {.multiprocessors = 1, .most_states = 50}));
    const auto& marks = trace.named("limits of this file").marks;
    ASSERT_EQ(marks.size(), 2U);
    EXPECT_NE(marks[0].find("1 of 4 multiprocessors"), std::string::npos);
    EXPECT_NE(marks[1].find("multiprocessor 0 end here"), std::string::npos);
    EXPECT_TRUE(ReadTrace(trace_of(*session_of(40))).named("limits of this file").marks.empty());
}

TEST(Perfetto, says_why_a_launch_is_missing) {
    HardwareModel hardware;
    hardware.local_bytes = 1024;
    hardware.most_group_local = 1024;
    hardware.warp_slots = 1;
    const ReadTrace trace(trace_of(*session_of(1, hardware)));
    ASSERT_EQ(trace.named("launches").marks.size(), 1U);
    EXPECT_NE(trace.named("launches").marks[0].find("does not fit: warp_slots"), std::string::npos);
}

TEST(Perfetto, gives_equal_bytes_for_equal_sessions) {
    EXPECT_EQ(trace_of(*session_of(3)), trace_of(*session_of(3)));
}

TEST(Perfetto, replaces_characters_that_could_mislead_a_reader) {
    const auto session = *analyse(std::make_shared<const Recording>(test::hostile_recording()), {});
    const std::string bytes = trace_of(*session);
    const ReadTrace trace(bytes);
    for (const char* hostile : {"\xE2\x80\xAE", "\xE2\x80\xA8", "\x1B["}) {
        EXPECT_EQ(bytes.find(hostile), std::string::npos);
    }
}

TEST(Perfetto, stops_when_it_is_cancelled) {
    Bytes bytes;
    const Status status = write_perfetto(*session_of(2), {}, bytes, [](const Progress&) { return false; });
    ASSERT_FALSE(status.ok());
    EXPECT_EQ(status.error().code, ErrorCode::cancelled);
}

} // namespace
} // namespace lockstep
