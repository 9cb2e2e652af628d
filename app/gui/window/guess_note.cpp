#include "app/gui/window/guess_note.h"

#include "app/words/visible_text.h"
#include "core/kernel/sim/sim_change.h"
#include "core/trace/guessed_launch.h"

#include <QCoreApplication>
#include <QStringList>

namespace lockstep::gui {
namespace {

struct GuessWords {
    Q_DECLARE_TR_FUNCTIONS(GuessWords)
};

} // namespace

QString guess_note(const Recording& recording) {
    const auto value = [&recording](const char* name) {
        const auto found = recording.parameters.find(name);
        return found == recording.parameters.end() ? QString()
                                                   : QString::fromStdString(visible_line(found->second));
    };
    if (!has_guessed_launch(recording)) {
        return {};
    }
    QStringList sentences(
        GuessWords::tr(
            "The launch of %1 was guessed from its source: %2 work-items in groups of %3. To use other sizes "
            "and inputs, change them under Values and run the kernel again. Your changes are kept.")
            .arg(QString::fromStdString(visible_line(recording.what)), value(global_setting),
                 value(local_setting)));
    if (halvings_of(recording) != "0") {
        sentences +=
            GuessWords::tr("The number of work-items was reduced so that the log fits the memory budget.");
    }
    if (const QString growths = value(growths_parameter); !growths.isEmpty()) {
        QStringList names;
        for (const QString& growth : growths.split(QLatin1Char(','))) {
            names += growth.section(QLatin1Char('='), 0, 0);
        }
        sentences += GuessWords::tr("The kernel accesses memory far beyond the buffer sizes guessed at "
                                    "first. These arguments were enlarged: %1.")
                         .arg(names.join(QLatin1String(", ")));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace lockstep::gui
