#pragma once

#include "core/hardware/hardware_model.h"
#include "core/report/perfetto_packets.h"
#include "core/schedule/timeline.h"
#include "core/site/program.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// A part of a timeline that fits into the limits of a file, at its place in the file.
struct TimelineInFile {
    const Timeline& timeline;
    std::uint64_t from = 0;           ///< time in the file of cycle 0 of the launch
    std::uint64_t cycles = 0;         ///< cycles of the launch
    std::size_t states = 0;           ///< number of intervals to write
    std::vector<InternedText> places; ///< for each site: file and line, "reduction.cl:37"
    std::vector<InternedText> codes;  ///< for each site: its text
};

/// The tracks of one multiprocessor in a Perfetto file. They are created when the first launch needs them.
///
///     multiprocessor 0
///         occupancy           counter, exact
///         issue utilisation   counter, in bins of equal width
///         stalls              counter per reason, in bins
///         work-groups         row 1, row 2, ...      slices
///         warp slots          warp slot 0, ...       slices "group 3, warp 1", in them the states
class TimelineTracks {
public:
    TimelineTracks(PerfettoPackets& packets, const HardwareModel& hardware, PerfettoTrack root,
                   std::uint32_t multiprocessor, std::uint32_t rank);

    void add(const TimelineInFile& part);

private:
    void add_occupancy(const TimelineInFile& part);
    void add_bins(const TimelineInFile& part);
    void add_groups(const TimelineInFile& part);
    void add_slots(const TimelineInFile& part);
    void add_residency(const TimelineInFile& part, std::uint32_t residency,
                       const std::vector<std::uint32_t>& intervals);
    PerfettoTrack row_of_group(std::size_t row);
    PerfettoTrack slot_track(std::uint32_t slot);

    PerfettoPackets& packets_;
    const HardwareModel& hardware_;
    PerfettoTrack own_ = 0;
    PerfettoTrack occupancy_ = 0;
    PerfettoTrack utilisation_ = 0;
    std::array<PerfettoTrack, 5> stalls_{};
    PerfettoTrack groups_ = 0;
    PerfettoTrack slots_ = 0;
    std::vector<PerfettoTrack> group_rows_;
    std::vector<PerfettoTrack> slot_tracks_; ///< 0: not created yet
};

} // namespace lockstep
