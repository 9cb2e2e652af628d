#include "app/gui/exporting/provenance.h"

#include "app/common/place/place_text.h"
#include "app/words/visible_text.h"
#include "core/base/version.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"
#include "core/session/pipeline.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct ProvenanceWords {
    Q_DECLARE_TR_FUNCTIONS(ProvenanceWords)
};

constexpr const char* seed_name = "seed";
constexpr qsizetype longest_value = 2000; ///< in UTF-16 units; longer values end with an ellipsis

void add(Provenance& to, const char* key, const std::string& value) {
    QString text = QString::fromStdString(visible_line(value));
    if (text.size() > longest_value) {
        text = text.left(longest_value - 1) + QChar(0x2026);
    }
    if (!text.isEmpty()) {
        to.push_back({QString::fromLatin1(key), text});
    }
}

/// Returns the name of a file without its folders.
std::string file_name(const std::string& path) {
    return path.substr(path.find_last_of('/') + 1);
}

/// Returns whether a run is a file, and not an experiment. The ids of experiments contain a slash as well.
bool is_file(const std::string& what) {
    return what.ends_with(".cl") || what.ends_with(".sim") || what.ends_with(".lks");
}

std::string parameters_text(const std::map<std::string, std::string>& parameters) {
    std::string text;
    for (const auto& [name, value] : parameters) {
        if (name != seed_name) {
            text += (text.empty() ? "" : " ") + name + "=" + value;
        }
    }
    return text;
}

/// Names the preset, and the numbers that differ from it.
std::string hardware_facts(const HardwareModel& hardware, const DeviceInfo& device) {
    std::string text = hardware.preset;
    const auto preset = preset_behind(hardware, device);
    for (const HardwareNumber& number : hardware_numbers()) {
        if (preset && preset.value().*number.member != hardware.*number.member) {
            text += std::string(" ") + number.name + "=" + to_text(number, hardware.*number.member);
        }
    }
    return text;
}

/// Returns the place without its look: equal pictures have equal metadata, however their look was chosen.
ViewPlace without_look(ViewPlace place) {
    place.theme.clear();
    place.picture_size.reset();
    place.language.clear();
    place.vocabulary.clear();
    return place;
}

struct Facts {
    std::string what;
    const std::map<std::string, std::string>& parameters;
    const DeviceInfo& device;
    const HardwareModel& hardware;
};

Provenance provenance_of(const Facts& facts, const ViewPlace& place) {
    Provenance made;
    add(made, "Software", std::string("Lockstep ") + program_version());
    add(made, "Device", facts.device.name);
    add(made, "Driver", facts.device.driver);
    add(made, "Experiment", is_file(facts.what) ? file_name(facts.what) : facts.what);
    add(made, "Parameters", parameters_text(facts.parameters));
    const auto seed = facts.parameters.find(seed_name);
    add(made, "Seed", seed == facts.parameters.end() ? std::string() : seed->second);
    add(made, "Hardware", hardware_facts(facts.hardware, facts.device));
    add(made, "Place", public_place(without_look(place)).toStdString());
    return made;
}

} // namespace

Provenance provenance(const Session& session, const ViewPlace& place) {
    const Recording& recording = session.recording();
    const DeviceInfo device = device_of(recording);
    return provenance_of({recording.what, recording.parameters, device, session.hardware()}, place);
}

Provenance provenance(const Sweep& sweep, const ViewPlace& place) {
    return provenance_of({sweep.what, sweep.run.parameters, sweep.device, sweep.hardware}, place);
}

QString public_place(ViewPlace place) {
    for (PlaceRun& run : place.runs) {
        if (is_file(run.what)) {
            run.what = file_name(run.what);
        }
    }
    return QString::fromStdString(place_text(place));
}

QString value_of(const Provenance& from, const QString& key) {
    const auto row = std::ranges::find(from, key, &ProvenanceItem::key);
    return row == from.end() ? QString() : row->value;
}

QString footer_of(const Provenance& from) {
    QStringList parts;
    for (const char* key : {"Software", "Device", "Experiment", "Parameters"}) {
        parts << value_of(from, QString::fromLatin1(key));
    }
    if (const QString seed = value_of(from, QStringLiteral("Seed")); !seed.isEmpty()) {
        parts << ProvenanceWords::tr("seed %1").arg(seed);
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace lockstep::gui
