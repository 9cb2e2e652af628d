#include "app/gui/scenes/kit/value_text.h"

#include "app/words/numbers.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <cstring>

namespace lockstep::gui {
namespace {

struct ValueWords {
    Q_DECLARE_TR_FUNCTIONS(ValueWords)
};

QString real_text(double value, int most) {
    if (std::isnan(value)) {
        return QStringLiteral("nan");
    }
    if (std::isinf(value)) {
        return value < 0 ? QStringLiteral("−∞") : QStringLiteral("∞");
    }
    return QString::fromStdString(short_number(value, static_cast<std::size_t>(std::max(1, most))));
}

float half_to_float(std::uint16_t half) {
    const int exponent = (half >> 10) & 31;
    const int fraction = half & 1023;
    const float sign = (half & 0x8000) != 0 ? -1.0F : 1.0F;
    if (exponent == 31) {
        return fraction != 0 ? std::nanf("") : sign * INFINITY;
    }
    return exponent == 0 ? sign * std::ldexp(static_cast<float>(fraction), -24)
                         : sign * std::ldexp(static_cast<float>(fraction + 1024), exponent - 25);
}

template <class T>
T read_as(const std::byte* bytes) {
    T value;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

QString component(Scalar scalar, const std::byte* bytes, int most) {
    switch (scalar) {
    case Scalar::int8:
        return QString::number(read_as<std::int8_t>(bytes));
    case Scalar::uint8:
        return QString::number(read_as<std::uint8_t>(bytes));
    case Scalar::int16:
        return QString::number(read_as<std::int16_t>(bytes));
    case Scalar::uint16:
        return QString::number(read_as<std::uint16_t>(bytes));
    case Scalar::int32:
        return QString::number(read_as<std::int32_t>(bytes));
    case Scalar::uint32:
        return QString::number(read_as<std::uint32_t>(bytes));
    case Scalar::int64:
        return QString::number(read_as<qint64>(bytes));
    case Scalar::uint64:
        return QString::number(read_as<quint64>(bytes));
    case Scalar::float16:
        return real_text(half_to_float(read_as<std::uint16_t>(bytes)), most);
    case Scalar::float32:
        return real_text(read_as<float>(bytes), most);
    case Scalar::float64:
        return real_text(read_as<double>(bytes), most);
    case Scalar::bytes:
        return QString::number(read_as<std::uint8_t>(bytes), 16).rightJustified(2, QLatin1Char('0'));
    }
    return {};
}

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
    const auto* bytes = reinterpret_cast<const std::byte*>(words.data());
    if (type.count == 1) {
        return component(type.scalar, bytes, most);
    }
    QString text;
    for (std::uint32_t i = 0; i < type.count; ++i) {
        const QString next = component(type.scalar, bytes + std::size_t{i} * scalar_bytes(type.scalar), most);
        if (text.size() + next.size() + 2 > most) {
            return text.isEmpty() ? next + QChar(0x2026) : text + QChar(0x2026);
        }
        text += text.isEmpty() ? next : QStringLiteral(", ") + next;
    }
    return text;
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
    for (const ObjectInfo& object : trace.objects) {
        const bool same_space = (object.space == Space::local) == (site.space == Space::local);
        if (!same_space || address < object.base || address >= object.base + object.size_bytes) {
            continue;
        }
        const QString name = QString::fromStdString(object.name);
        const std::uint64_t offset = address - object.base;
        const std::uint32_t size = std::max(1U, size_bytes(object.element));
        const QString element = offset % size == 0 ? QStringLiteral("%1[%2]").arg(name).arg(offset / size)
                                                   : QStringLiteral("%1 + %2 B").arg(name).arg(offset);
        return {name, offset, element};
    }
    return {};
}

} // namespace lockstep::gui
