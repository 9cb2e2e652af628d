#include "app/gui/scenes/kit/value_text.h"

#include "app/gui/theme/core_words.h"
#include "app/words/trace/value_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct ValueWords {
    Q_DECLARE_TR_FUNCTIONS(ValueWords)
};

/// Returns the index of an event's first word in the trace's value column, which follows the words of the
/// work-item's earlier accesses.
std::uint64_t first_slot(const Trace& trace, const LaneEvent& event) {
    std::uint64_t slot = trace.value_offsets[event.item.index()];
    for (std::uint64_t i = trace.offsets[event.item.index()]; i < event.event; ++i) {
        const Event e = trace.events[i];
        slot += is_fault(e) ? 0 : value_slots(trace.program.sites[event_site(e).index()]);
    }
    return slot;
}

} // namespace

QString value_text(ValueType type, std::span<const std::uint64_t> words, int most) {
    return QString::fromStdString(
        lockstep::value_text(type, words, static_cast<std::size_t>(std::max(0, most))));
}

QString moved_value(const GroupView& view, const LaneEvent& event, int most) {
    const Trace& trace = view.trace();
    const SiteInfo& site = view.site(event_site(trace.events[event.event]));
    const std::uint32_t count = value_slots(site);
    if (!trace.has_values() || count == 0) {
        return {};
    }
    return value_text(site.type, trace.values.span().subspan(first_slot(trace, event), count), most);
}

QString access_text(const GroupView& view, const LaneEvent& event) {
    const Trace& trace = view.trace();
    if (const auto fault = fault_of_access(trace, event)) {
        return worded(faulty_place(trace, *fault, event.payload));
    }
    const SiteInfo& site = view.site(event_site(trace.events[event.event]));
    const QString element = place_of(trace, site, event.payload).element;
    const QString where = element.isEmpty() ? QStringLiteral("0x%1").arg(event.payload, 0, 16) : element;
    const QString value = moved_value(view, event);
    return value.isEmpty() ? where : QStringLiteral("%1 = %2").arg(where, value);
}

QString texels_text(const GroupView& view, const LaneEvent& event) {
    const Texels texels = texels_of(event.payload);
    const auto& objects = view.trace().objects;
    if (texels.object >= objects.size() || texels.columns == 0 || texels.rows == 0) {
        return ValueWords::tr("no texel (outside the image)");
    }
    const ObjectInfo& image = objects[texels.object];
    const auto span = [](std::uint32_t first, std::uint32_t count, std::uint32_t size) {
        return count == 1 ? QString::number(first)
                          : QStringLiteral("%1–%2").arg(first).arg((first + 1) % std::max(1U, size));
    };
    const std::uint32_t rows = std::max(1U, image.height / std::max(1U, image.depth));
    QStringList at{span(texels.x, texels.columns, image.width)};
    if (dimensions(image.shape) > 1) {
        at << span(texels.y % rows, texels.rows, rows);
    }
    if (dimensions(image.shape) > 2) {
        at << span(texels.y / rows, texels.slices, image.depth);
    }
    const QString where = QStringLiteral("%1(%2)").arg(QString::fromStdString(image.name), at.join(", "));
    const QString value = moved_value(view, event);
    return value.isEmpty() ? where : QStringLiteral("%1 = %2").arg(where, value);
}

PlaceInObject place_of(const Trace& trace, const SiteInfo& site, std::uint64_t address) {
    const ElementPlace place = element_place(trace, site.space, address);
    return {QString::fromStdString(place.object), place.offset, QString::fromStdString(place.element)};
}

std::optional<FontRole> value_font(const QString& value, double width) {
    if (text_width(FontRole::value, value) <= width - 2) {
        return FontRole::value;
    }
    return text_width(FontRole::value_small, value) <= width ? std::optional(FontRole::value_small)
                                                             : std::nullopt;
}

} // namespace lockstep::gui
