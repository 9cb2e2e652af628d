#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/tryit/try_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/numbers.h"
#include "app/words/trace/layout_words.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

int as_int(std::uint64_t count) {
    return static_cast<int>(std::min<std::uint64_t>(count, 1'000'000'000));
}

/// Says how the conflicts of a layout compare with the recorded ones.
QString conflicts_sentence(const TryPicture& picture) {
    const std::uint64_t before = picture.array->recorded().figures.array.conflicts;
    const std::uint64_t then = picture.array->at(picture.shown()).figures.array.conflicts;
    if (then == 0) {
        return before == 0 ? TryWords::tr("Neither this layout nor the recorded one has conflicts.")
                           : TryWords::tr("No conflict is left.");
    }
    const QString left = TryWords::tr("%Ln conflict(s) are left.", nullptr, as_int(then));
    if (then == before) {
        return TryWords::tr("The number of conflicts does not change.");
    }
    const auto share = static_cast<double>(std::max(then, before) - std::min(then, before)) /
                       static_cast<double>(std::max<std::uint64_t>(1, before));
    return (then < before ? TryWords::tr("%1 That is %2 less than recorded.")
                          : TryWords::tr("%1 That is %2 more than recorded."))
        .arg(left, share_text(share));
}

/// Says what the layout costs.
QString cost_sentence(const TryPicture& picture) {
    if (picture.shown().is_swizzle) {
        return TryWords::tr(
            "A swizzle needs no extra bytes, but it needs extra instructions to compute the new indices.");
    }
    const std::uint64_t bytes = picture.array->at(picture.shown()).figures.group_bytes -
                                picture.array->recorded().figures.group_bytes;
    return TryWords::tr("A group needs %1 more local memory.")
        .arg(QString::fromStdString(byte_count(static_cast<double>(bytes), number_style())));
}

/// Says whether smaller paddings leave no conflict, and how many paddings do.
QString smallest_sentence(const TriedArray& array, LayoutChoice shown) {
    const auto free = [&array](std::size_t index) {
        const Recounted& figures = array.tried.paddings[index].figures;
        return !figures.refused && figures.array.conflicts == 0;
    };
    int count = 0;
    bool is_smallest = !shown.is_swizzle;
    for (std::size_t i = 0; i < array.tried.paddings.size(); ++i) {
        count += free(i) ? 1 : 0;
        is_smallest = is_smallest && (i >= shown.index || !free(i));
    }
    return is_smallest && free(shown.index)
               ? TryWords::tr("It is the smallest of %Ln padding(s) without a conflict.", nullptr, count)
               : QString();
}

} // namespace

QString refusal_words(const TriedArray& array, LayoutChoice choice) {
    const auto refused = array.at(choice).figures.refused;
    if (!refused) {
        return {};
    }
    return *refused == MapRefusal::no_row
               ? TryWords::tr("unknown row length: enter the number of elements per row")
               : worded(layout_refusal(*refused));
}

QString same_word_sentence(const TriedArray& array) {
    const std::uint64_t conflicts = array.recorded().figures.array.conflicts;
    if (conflicts == 0 || 2 * array.lasting < conflicts) {
        return {};
    }
    return array.lasting == conflicts
               ? TryWords::tr(
                     "The lanes update the same word with atomics, which take turns in every layout. "
                     "So no padding and no swizzle removes a conflict.")
               : TryWords::tr("%1 of the conflicts are atomics on the same word, which take turns in every "
                              "layout. A padding or a swizzle can only remove the others.")
                     .arg(share_text(static_cast<double>(array.lasting) / static_cast<double>(conflicts)));
}

QString layout_title(const TriedArray& array, LayoutChoice choice) {
    if (choice == recorded_layout) {
        return TryWords::tr("As recorded");
    }
    const TriedMap& tried = array.at(choice);
    return tried.is_swizzle
               ? worded(layout_name(tried))
               : TryWords::tr("Padding of %Ln word(s) per row", nullptr, as_int(tried.pad_words));
}

QString layout_tooltip(const TriedArray& array, LayoutChoice choice) {
    const QString title = bold(layout_title(array, choice));
    if (const QString why = refusal_words(array, choice); !why.isEmpty()) {
        return title + QStringLiteral("<br>") + TryWords::tr("Not possible: %1").arg(why.toHtmlEscaped());
    }
    const LocalFigures& figures = array.at(choice).figures.array;
    return QStringList{
        title,
        TryWords::tr("%Ln conflict(s) of all accesses to the array in the launch", nullptr,
                     as_int(figures.conflicts)),
        TryWords::tr("%Ln pass(es) of the worst request", nullptr, as_int(array.passes_at(choice)))}
        .join(QStringLiteral("<br>"));
}

QString try_sentence(const TryPicture& picture) {
    const TriedArray& array = *picture.array;
    const LayoutChoice shown = picture.shown();
    if (const QString why = refusal_words(array, shown); !why.isEmpty()) {
        return TryWords::tr("%1 is not possible: %2.").arg(layout_title(array, shown), why);
    }
    if (shown == recorded_layout) {
        const std::uint64_t conflicts = array.recorded().figures.array.conflicts;
        return conflicts == 0
                   ? TryWords::tr("The recorded layout has no conflicts.")
                   : TryWords::tr("The recorded layout has %Ln conflict(s).", nullptr, as_int(conflicts));
    }
    QStringList sentences{conflicts_sentence(picture), smallest_sentence(array, shown),
                          cost_sentence(picture)};
    sentences.removeAll(QString());
    return TryWords::tr("%1: %2", "a layout; sentences about it")
        .arg(layout_title(array, shown), sentences.join(QLatin1Char(' ')));
}

} // namespace lockstep::gui
