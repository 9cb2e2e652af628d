#include "app/gui/panels/findings/advice_text.h"

#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/advice_words.h"
#include "app/words/cause_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace lockstep::gui {
namespace {

struct AdviceWords {
    Q_DECLARE_TR_FUNCTIONS(AdviceWords)
};

QString place_words(const Session& session, std::size_t launch, const Advice& advice) {
    const Program& program = session.trace(launch).program;
    const auto place = advised_place(advice, program);
    if (!place) {
        return AdviceWords::tr("The entire launch");
    }
    const std::string text =
        advice.site ? program.sites[advice.site->index()].text : line_text(program, place->file, place->line);
    return AdviceWords::tr("Line %1 of %2: %3", "line number; file; expression")
        .arg(place->line)
        .arg(QString::fromStdString(program.files[place->file]), QString::fromStdString(text));
}

/// Returns the values for the placeholders of the sentence, in the number format of the current language.
QStringList arguments_of(const Advice& advice) {
    QStringList arguments;
    for (const std::string& argument : advice_arguments(advice, number_style())) {
        arguments << QString::fromStdString(argument);
    }
    return arguments;
}

QString filled(QString sentence, const QStringList& arguments) {
    for (qsizetype i = arguments.size(); i > 0; --i) { // from the last, so that %10 is replaced before %1
        sentence.replace(QStringLiteral("%%1").arg(i), arguments[i - 1]);
    }
    return sentence;
}

} // namespace

AdviceText advice_text(const Session& session, std::size_t launch, const Advice& advice) {
    const QString sentence = filled(counted_words(advice_context, advice_sentence(advice.kind),
                                                  advice.numbers.empty() ? 0 : advice.numbers.front()),
                                    arguments_of(advice));
    const Picture* view = picture_named(QString::fromLatin1(view_of(session, launch, advice)));
    const QString go = advice.site || advice.line
                           ? AdviceWords::tr("Go to line")
                           : AdviceWords::tr("Show: %1", "title of a view").arg(picture_title(*view));
    return {sentence, place_words(session, launch, advice), go};
}

CauseText cause_text(const Session& session, std::size_t launch, const Advice& advice) {
    const CauseWords& words = *cause_words(advice.kind);
    const QStringList arguments = arguments_of(advice);
    const Program& program = session.trace(launch).program;
    const auto place = advised_place(advice, program);
    const bool is_counted = words.from == NumberFrom::log;
    return {
        .number = arguments[static_cast<qsizetype>(words.number)],
        .sentence =
            filled(counted_words(advice_context, words.sentence, advice.numbers[words.number]), arguments),
        .place = place ? code_place(program, place->file, place->line) : QString(),
        .from = is_counted ? AdviceWords::tr("Counted from the trace.") : AdviceWords::tr("From the model."),
        .is_counted = is_counted};
}

QString code_place(const Program& program, std::uint32_t file, std::uint32_t line) {
    return QStringLiteral("%1  %2").arg(line).arg(
        QString::fromStdString(line_text(program, file, line)).trimmed());
}

const char* view_of(const Session& session, std::size_t launch, const Advice& advice) {
    if (!advice.site) {
        const bool is_occupancy = advice.kind == AdviceKind::occupancy_registers ||
                                  advice.kind == AdviceKind::occupancy_local ||
                                  advice.kind == AdviceKind::group_size;
        return advice.line ? "stage" : is_occupancy ? "occupancy" : "multiprocessor";
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

bool has_other_layouts(const Advice& advice) {
    return advice.site &&
           (advice.kind == AdviceKind::bank_padding || advice.kind == AdviceKind::bank_swizzle ||
            advice.kind == AdviceKind::bank_conflicts);
}

} // namespace lockstep::gui
