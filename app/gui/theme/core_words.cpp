#include "app/gui/theme/core_words.h"

#include "app/gui/theme/language.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/figure_words.h"
#include "app/words/parameter_words.h"
#include "app/words/profiler_counters.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

std::string translated(const char* context, const char* sentence, std::optional<std::uint64_t> count) {
    return (count ? counted_words(context, sentence, *count) : QCoreApplication::translate(context, sentence))
        .toStdString();
}

} // namespace

QString counted_words(const char* context, const char* sentence, std::uint64_t count) {
    // Large counts, which may not fit into an int, are reduced to their last digits, because these select the
    // plural form.
    constexpr std::uint64_t kept = 1'000'000'000;
    const auto number = static_cast<int>(count < kept ? count : kept + count % 1000);
    return QCoreApplication::translate(context, sentence, nullptr, number);
}

QString worded(const Phrase& phrase) {
    const Reader reader{translated, number_style()}; // without the language, whose name takes long to find
    return QString::fromStdString(text_for(reader, phrase));
}

Reader window_reader() {
    return {translated, number_style(), catalogue_language()};
}

ExperimentText shown_experiment_text(const std::string& id) {
    const ExperimentText text = experiment_text(id, catalogue_language());
    return {in_vocabulary(text.title), in_vocabulary(text.teaches), in_vocabulary(text.look_at)};
}

QString figure_tip(const char* key) {
    const QString definition = QCoreApplication::translate(figure_context, figure_definition(key));
    const QString counters = QString::fromStdString(profiler_note(key));
    return counters.isEmpty() ? definition : definition + QLatin1Char('\n') + counters;
}

QString figure_value(const RunFigure& figure, double value) {
    return QString::fromStdString(figure_text(figure, value, number_style()));
}

QString parameter_label(const std::string& experiment, const std::string& name) {
    const char* const words = parameter_words(experiment, name);
    return words != nullptr ? QCoreApplication::translate(parameter_context, words)
                            : QString::fromStdString(name);
}

} // namespace lockstep::gui
