#pragma once

#include <QString>
#include <vector>

namespace lockstep::gui {

/// A recording of a catalogue experiment that is shipped with Lockstep, so that it opens without a device.
struct Example {
    QString id;   ///< id of the experiment: "reduction/interleaved"
    QString path; ///< path of the recording
    friend bool operator==(const Example&, const Example&) = default;
};

/// Returns the shipped recordings, in the order of the catalogue. A recording has the name of its experiment:
/// resources/recordings/reduction-interleaved.lks.
[[nodiscard]] std::vector<Example> shipped_examples();
/// Returns the shipped recording of an experiment; empty if there is none.
[[nodiscard]] QString example_of(const QString& id);
/// Returns whether a file is a shipped recording.
[[nodiscard]] bool is_shipped_example(const QString& path);

} // namespace lockstep::gui
