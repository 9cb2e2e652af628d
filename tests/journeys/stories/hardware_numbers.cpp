#include "tests/journeys/support/journey.h"

#include <map>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(HardwareNumbers);

/// Returns the ids of the numbers: all of the panel's fields except the preset.
QStringList numbers() {
    QStringList ids;
    for (const Control& each : controls()) {
        if (each.in == "panel/hardware" && each.kind == Kind::field && each.id != "hardware/preset") {
            ids << each.id;
        }
    }
    return ids;
}

/// The numbers are edited before the first run, which is then analysed with all of them.
TEST_P(HardwareNumbers, are_each_set_undone_and_kept_by_a_run) {
    opens("panel/hardware");
    std::map<QString, QString> before;
    std::map<QString, QString> set;
    for (const QString& id : numbers()) {
        SCOPED_TRACE(id.toStdString());
        before[id] = reads(id);
        set[id] = another_value(id);
        sets(id, set[id]);
        EXPECT_EQ(reads(id), set[id]);
        presses("Ctrl+Z");
        EXPECT_EQ(reads(id), before[id]);
        presses("Ctrl+Shift+Z");
        EXPECT_EQ(reads(id), set[id]);
    }
    starts();
    for (const QString& id : numbers()) {
        EXPECT_EQ(reads(id), set[id]) << qPrintable(id);
    }
    clicks("hardware/reset");
    waits();
    for (const QString& id : numbers()) {
        const bool is_of_kernel = id == "hardware/item_registers"; // this number is not part of presets
        EXPECT_EQ(reads(id), is_of_kernel ? set[id] : before[id]) << qPrintable(id);
    }
}

} // namespace
} // namespace lockstep::gui::journeys
