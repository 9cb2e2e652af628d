#include "app/gui/panels/advice_text.h"

#include "app/gui/quantity_text.h"
#include "app/gui/views/view_registry.h"
#include "app/words/advice_words.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct AdviceWords {
    Q_DECLARE_TR_FUNCTIONS(AdviceWords)
};

QString place_of(const Session& session, std::size_t launch, const Advice& advice) {
    if (!advice.site) {
        return AdviceWords::tr("The launch as a whole");
    }
    const Program& program = session.trace(launch).program;
    const SiteInfo& site = program.sites[advice.site->index()];
    return AdviceWords::tr("Line %1 of %2: %3", "line number; file; expression")
        .arg(site.line)
        .arg(QString::fromStdString(program.files[site.file]), QString::fromStdString(site.text));
}

} // namespace

AdviceText advice_text(const Session& session, std::size_t launch, const Advice& advice) {
    QString sentence = QCoreApplication::translate(advice_context, advice_sentence(advice.kind));
    for (std::size_t i = advice.numbers.size(); i > 0; --i) { // %10 before %1
        sentence.replace(QStringLiteral("%%1").arg(i), count_text(advice.numbers[i - 1]));
    }
    const ViewRow* view = view_named(QString::fromLatin1(view_of(session, launch, advice)));
    const QString go = advice.site ? AdviceWords::tr("Go to the line")
                                   : AdviceWords::tr("Show: %1", "title of a view").arg(view_title(*view));
    return {sentence, place_of(session, launch, advice), go};
}

const char* view_of(const Session& session, std::size_t launch, const Advice& advice) {
    if (!advice.site) {
        const bool is_occupancy = advice.kind == AdviceKind::occupancy_registers ||
                                  advice.kind == AdviceKind::occupancy_local ||
                                  advice.kind == AdviceKind::group_size;
        return is_occupancy ? "occupancy" : "multiprocessor";
    }
    const SiteInfo& site = session.trace(launch).program.sites[advice.site->index()];
    switch (site.space) {
    case Space::local:
        return "banks";
    case Space::global:
    case Space::constant:
        return "global-memory";
    default:
        return "stage";
    }
}

} // namespace lockstep::gui
