#pragma once

#include <QString>
#include <vector>

namespace lockstep::gui {

/// Where a recording of the gallery was made. Empty for other recordings.
struct Origin {
    QString device;
    QString driver;
    QString date;    ///< "2026-11-29"
    QString command; ///< the command that records it again: "lockstep-cli run scan/blelloch --set size=4096"
    friend bool operator==(const Origin&, const Origin&) = default;
};

/// A recording of a catalogue experiment that is shipped with Lockstep, so that it opens without a device.
struct Example {
    QString id;   ///< id of the experiment: "reduction/interleaved"
    QString path; ///< path of the recording
    Origin origin = {};
    friend bool operator==(const Example&, const Example&) = default;
};

/// Returns the shipped recordings, in the order of the catalogue. A recording has the name of its experiment:
/// resources/recordings/reduction-interleaved.lks.
[[nodiscard]] std::vector<Example> shipped_examples();
/// Returns the shipped recording of an experiment; empty if there is none.
[[nodiscard]] QString example_of(const QString& id);
/// Returns the recordings of GPUs that the list in a folder names, in its order. resources/recordings/h200/make.sh
/// writes the list. Lines without an existing recording of a known experiment are left out.
[[nodiscard]] std::vector<Example> gallery_in(const QString& folder);
/// Returns the shipped recordings of GPUs.
[[nodiscard]] std::vector<Example> shipped_gallery();
/// Returns whether a file is a shipped recording, also of a GPU.
[[nodiscard]] bool is_shipped_example(const QString& path);

} // namespace lockstep::gui
