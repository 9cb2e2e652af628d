#include "app/gui/panels/source/own_kernel_text.h"

#include "app/gui/panels/findings/advice_text.h"
#include "app/gui/panels/findings/finding_text.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

constexpr qsizetype most_findings = 2;
constexpr qsizetype most_sentences = 4;

struct OwnKernelWords {
    Q_DECLARE_TR_FUNCTIONS(OwnKernelWords)
};

/// Puts the position in front of a sentence: "Lines 12 and 14 of blur.cl: ...".
QString at_its_place(const QString& place, const QString& sentence) {
    return OwnKernelWords::tr("%1: %2").arg(place, sentence);
}

} // namespace

QString own_kernel_title(const Session& session) {
    const Recording& recording = session.recording();
    const QString what = QString::fromStdString(recording.what);
    return recording.launches.empty()
               ? what
               : OwnKernelWords::tr("Kernel %1 of %2")
                     .arg(QString::fromStdString(recording.launches.front().program.kernel), what);
}

QStringList own_kernel_text(const Session& session, const std::vector<ListedAdvice>& advice) {
    QStringList sentences;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        for (const Finding& finding : session.analysis(launch).findings) {
            if (sentences.size() < most_findings) {
                const FindingText text = finding_text(finding, session.trace(launch).range);
                sentences << at_its_place(text.lines, text.sentence);
            }
        }
    }
    for (const ListedAdvice& each : advice) {
        if (sentences.size() < most_sentences) {
            const AdviceText text = advice_text(session, each.launch, each.advice);
            sentences << at_its_place(text.place, text.sentence);
        }
    }
    return sentences;
}

} // namespace lockstep::gui
