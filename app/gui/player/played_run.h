#pragma once

#include "app/gui/player/player_request.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/workspace/cursor.h"
#include "core/session/group_view.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// One frame of a player, in words.
struct PlayedStep {
    Cursor cursor;
    std::uint32_t line = 0; ///< line of the kernel's own file, from 1; 0: another file
    QString label;          ///< "Step 21 of 56"
    QString round;          ///< "round k = 4"; empty outside loops
    QString what;           ///< the caption: what happens
    QString why;            ///< why it matters; may be empty
};

enum class PlayerMarkKind : std::uint8_t { note, round, barrier, conflict };

/// A mark on the film. Notes and rounds have a text.
struct PlayerMark {
    PlayerMarkKind kind{};
    std::uint32_t frame = 0; ///< index of the first frame at or after its step
    QString text;
};

/// A round of the outermost loop, as a range of frames.
struct PlayedRound {
    std::uint32_t first = 0;
    std::uint32_t end = 0;
    QString name; ///< "k = 4"
};

/// A counter of a source line.
struct PlayedCounter {
    std::uint32_t line = 0; ///< from 1
    std::uint32_t column = 0;
    QString count;
    Colour fill;
    Colour ink;
};

struct PlayedSource {
    QString name;      ///< "reduction.cl"
    QStringList lines; ///< empty if the recording has no source
    std::vector<PlayedCounter> counters;
};

/// A fact about the run, such as "work-group of 256".
using PlayedFacts = QStringList;

/// Returns the frames in words. `waits`: for each frame, whether the run waits for another one.
[[nodiscard]] std::vector<PlayedStep> played_steps(const GroupView& view, const std::vector<Cursor>& frames,
                                                   FrameStep by, const std::vector<bool>& waits);
/// Returns the marks in the order of their frames: the notes or, if there are none, the rounds; and barriers, bank
/// conflicts and divergent branches.
[[nodiscard]] std::vector<PlayerMark> player_marks(const GroupView& view, const std::vector<Cursor>& frames,
                                                   const std::vector<PlayerNote>& notes);
[[nodiscard]] std::vector<PlayedRound> played_rounds(const GroupView& view,
                                                     const std::vector<Cursor>& frames);
[[nodiscard]] PlayedSource played_source(const Session& session, std::size_t launch);
[[nodiscard]] PlayedFacts played_facts(const GroupView& view);
/// Returns where the figures of a launch come from: device, hardware model, version of Lockstep.
[[nodiscard]] PlayedFacts facts_of_origin(const Session& session, std::size_t launch);
/// Returns the title of a run: "Reduction, A Interleaved", or the name of its file without the folder.
[[nodiscard]] QString played_title(const Session& session);

} // namespace lockstep::gui
