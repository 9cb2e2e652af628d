#pragma once

#include "app/common/place/place.h"
#include "core/recording/sweep.h"
#include "core/session/session.h"

#include <QString>
#include <vector>

namespace lockstep::gui {

/// One fact about how an exported file was made. The key is English in every language, so that other programs
/// can read it; the value has one line without control characters.
struct ProvenanceItem {
    QString key; ///< "Device"
    QString value;
    friend bool operator==(const ProvenanceItem&, const ProvenanceItem&) = default;
};

/// How an exported file was made, for its metadata: Software, Device, Driver, Experiment, Parameters, Seed,
/// Hardware, Place. Contains no time, and no folder of the user's files. Facts that are unknown are left out.
using Provenance = std::vector<ProvenanceItem>;

/// Returns the provenance of something that shows `session` at `place`.
[[nodiscard]] Provenance provenance(const Session& session, const ViewPlace& place);
/// Returns the provenance of the chart of a sweep.
[[nodiscard]] Provenance provenance(const Sweep& sweep, const ViewPlace& place);

/// Returns the text form of a place that may be given to others: own files are named without their folders.
[[nodiscard]] QString public_place(ViewPlace place);

/// Returns the value of a key; empty if it is unknown.
[[nodiscard]] QString value_of(const Provenance& from, const QString& key);

/// Returns the line below a picture: "Lockstep 0.1.0 · Tesla T4 · reduction/interleaved · size=256 · seed 11".
[[nodiscard]] QString footer_of(const Provenance& from);

} // namespace lockstep::gui
