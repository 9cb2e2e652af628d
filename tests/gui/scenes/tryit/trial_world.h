// A launch whose lanes read a column of a tile, for tests of other layouts of the tile.
#pragma once

#include "app/gui/scenes/tryit/try_scene.h"
#include "core/session/pipeline.h"
#include "tests/support/trace_text.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace lockstep::gui {

/// A work-group of 32 work-items, each of which reads the first element of its row of tile[32][32].
struct TrialWorld {
    std::shared_ptr<const Session> session;
    GroupView view;
    std::shared_ptr<const TriedArray> array;

    /// `row`: elements per row as declared; 0: not declared.
    explicit TrialWorld(ValueType element = {Scalar::float32, 1}, std::uint32_t row = 32,
                        const HardwareModel& hardware = {})
        : TrialWorld(recorded(
              "read local float", [](std::uint32_t item) { return item * 128; }, element, row, hardware)) {}
    /// Work-item i updates the word words[i] of the tile with an atomic.
    explicit TrialWorld(const std::vector<std::uint32_t>& words)
        : TrialWorld(recorded("atomic local int", [&words](std::uint32_t item) { return 4 * words[item]; },
                              {Scalar::int32, 1}, 32, {})) {}
    explicit TrialWorld(std::shared_ptr<const Session> run)
        : session(std::move(run)),
          view(make_group_view(session, 0, Group(0))),
          array(try_array({session, 0, 0, 0}, nullptr).value()) {}

    /// Returns the picture with this padding.
    [[nodiscard]] TryPicture picture(LayoutChoice chosen) const {
        return {.array = array,
                .chosen = chosen,
                .request = moved_request(*array, chosen, view, Cursor()),
                .recorded_cycles = 5653,
                .chosen_cycles = {}};
    }

private:
    /// `address`: returns the byte offset of a work-item's access.
    template <class Address>
    static std::shared_ptr<const Session> recorded(const std::string& site, const Address& address,
                                                   ValueType element, std::uint32_t row,
                                                   const HardwareModel& hardware) {
        std::string text = "group 32\nobject tile local 0 4096\nsite A " + site + " 41\nkernel { A }\nlog\n";
        for (std::uint32_t item = 0; item < 32; ++item) {
            text += "A:" + std::to_string(address(item)) + "\n";
        }
        Recording recording;
        recording.launches.push_back(test::trace_of(text));
        ObjectInfo& tile = recording.launches.front().objects.front();
        tile.element = element;
        tile.row_elements = row;
        tile.alignment = size_bytes(element);
        return analyse(std::make_shared<const Recording>(std::move(recording)), hardware, {}, 1).value();
    }
};

} // namespace lockstep::gui
