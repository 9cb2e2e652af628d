#include "app/gui/panels/inspector_text.h"

#include "app/gui/scenes/kit/item_name.h"
#include "app/gui/scenes/kit/value_text.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/bank_picture.h"
#include "app/words/trace/bank_words.h"
#include "app/words/trace/step_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct InspectorWords {
    Q_DECLARE_TR_FUNCTIONS(InspectorWords)
};

QString verb(SiteKind kind) {
    switch (kind) {
    case SiteKind::read:
    case SiteKind::image_read:
        return InspectorWords::tr("Reads");
    case SiteKind::write:
    case SiteKind::image_write:
        return InspectorWords::tr("Writes");
    default:
        return InspectorWords::tr("Updates");
    }
}

std::uint64_t access_bytes(const SiteInfo& site) {
    std::uint64_t end = 1;
    for (const Piece& piece : site.pieces) {
        end = std::max<std::uint64_t>(end, std::uint64_t{piece.offset} + piece.bytes);
    }
    return end;
}

/// Formats a byte range, counted from the start of the object: "in, bytes 148 to 151".
QString byte_range(const PlaceInObject& place, std::uint64_t first, std::uint64_t bytes) {
    return InspectorWords::tr("%1, bytes %2 to %3", "object; first; last")
        .arg(place.object, count_text(first), count_text(first + bytes - 1));
}

/// Returns the brackets of an expression: "[lid + k]" of "s[lid + k]"; empty if it has none.
QString brackets_of(const QString& expression) {
    const qsizetype first = expression.indexOf(QLatin1Char('['));
    const qsizetype last = expression.lastIndexOf(QLatin1Char(']'));
    return first < 0 || last < first ? QString() : expression.mid(first, last - first + 1);
}

/// Adds the value of an index whose expression is more than a number.
void add_index(InspectorText& text, const SiteInfo& site, const QString& element) {
    const QString expression = brackets_of(QString::fromStdString(site.text));
    const QString index = brackets_of(element);
    if (!expression.isEmpty() && !index.isEmpty() && expression != index) {
        text.rows.emplace_back(InspectorWords::tr("Index %1", "an expression in brackets").arg(expression),
                               index);
    }
}

/// Adds where the bytes of a performed access are.
void add_bytes(InspectorText& text, const GroupView& view, const SiteInfo& site, std::uint64_t address) {
    const PlaceInObject place = place_of(view.trace(), site, address);
    if (!place.object.isEmpty()) {
        text.rows.emplace_back(InspectorWords::tr("Bytes"),
                               byte_range(place, place.offset, access_bytes(site)));
    }
    const HardwareModel& hardware = view.session->hardware();
    if (site.space == Space::local) {
        const std::uint64_t word = address / hardware.bank_bytes;
        text.rows.emplace_back(InspectorWords::tr("Bank, word"),
                               QStringLiteral("%1, %2").arg(word % hardware.banks).arg(word));
    } else if (!place.object.isEmpty()) {
        const std::uint64_t before = std::min(address % hardware.sector_bytes, place.offset);
        text.rows.emplace_back(InspectorWords::tr("Sector"),
                               byte_range(place, place.offset - before, hardware.sector_bytes));
    }
}

void add_access(InspectorText& text, const GroupView& view, const SiteInfo& site, const LaneEvent& event) {
    const QString access = access_text(view, event);
    text.rows.emplace_back(verb(site.kind), access);
    if (fault_of_access(view.trace(), event)) { // its address may be in an unrelated object
        add_index(text, site, access);
    } else {
        add_index(text, site, place_of(view.trace(), site, event.payload).element);
        add_bytes(text, view, site, event.payload);
    }
    text.rows.emplace_back(InspectorWords::tr("Raw address"),
                           QStringLiteral("0x%1").arg(event.payload, 0, 16));
}

/// Adds the counter of each loop that the group executes at this tick.
void add_loop_counters(InspectorText& text, const GroupView& view, Tick tick) {
    for (const Round& round : view.rounds) {
        if (round.first_tick <= tick.value() && tick.value() < round.end_tick) {
            const std::string& name = view.site(round.loop).loop_variable;
            name.empty()
                ? text.rows.emplace_back(InspectorWords::tr("Iteration"),
                                         count_text(std::uint64_t{round.number}))
                : text.rows.emplace_back(
                      InspectorWords::tr("Loop counter %1", "a variable").arg(QString::fromStdString(name)),
                      QString::number(round.value));
        }
    }
}

/// Describes the next access of the same work-item, which shows what the value is used for.
QString next_access(const GroupView& view, const LaneEvent& event) {
    const Trace& trace = view.trace();
    for (std::uint64_t i = event.event + 1; i < trace.offsets[event.item.index() + 1]; ++i) {
        if (is_fault(trace.events[i])) {
            continue;
        }
        const SiteInfo& site = view.site(event_site(trace.events[i]));
        if (is_access(site.kind)) {
            const LaneEvent next{event.item, event_payload(trace.events[i]), i};
            return QStringLiteral("%1 %2").arg(verb(site.kind).toLower(), access_text(view, next));
        }
    }
    return InspectorWords::tr("none");
}

QString cost_sentence(const GroupView& view, const Cursor& cursor) {
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    if (step == nullptr) {
        return worded(not_issued_sentence(view, cursor.tick));
    }
    QStringList sentences{
        worded(issued_sentence(view.steps->steps_of(cursor.tick).size(), view.steps->warps)),
        worded(active_sentence(step->active, view.steps->warp_width))};
    if (const auto banks = bank_picture(view, *step)) {
        sentences << InspectorWords::tr("Local memory: %1.").arg(verdict(*banks))
                  << worded(conflict_sentence(*banks)) << worded(wide_element_sentence(*banks));
        sentences.removeAll(QString());
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace

InspectorText inspect(const GroupView& view, const Cursor& cursor) {
    InspectorText text;
    const WarpRow row = warp_row(view, cursor.tick, cursor.warp);
    text.state = row.lanes[std::min<std::size_t>(cursor.lane.index(), row.lanes.size() - 1)];
    text.state_word = worded(lane_state_words(text.state));
    text.title = InspectorWords::tr("Warp %1, lane %2").arg(cursor.warp.value()).arg(cursor.lane.value());
    text.item = InspectorWords::tr("work-item %1").arg(work_item_name(view, cursor.warp, cursor.lane));
    const SiteInfo& site = view.site(view.steps->ticks[cursor.tick.index()].site);
    text.rows.emplace_back(InspectorWords::tr("Line %1").arg(site.line), QString::fromStdString(site.text));
    add_loop_counters(text, view, cursor.tick);
    if (const auto event = row.step != nullptr ? lane_event(view, *row.step, cursor.lane) : std::nullopt) {
        if (is_access(site.kind)) {
            add_access(text, view, site, *event);
        } else if (is_image_access(site.kind)) {
            text.rows.emplace_back(verb(site.kind), texels_text(view, *event));
        } else if (site.kind == SiteKind::choice) {
            text.rows.emplace_back(InspectorWords::tr("Switch value"), QString::number(event->payload));
        } else if (is_decision(site.kind)) {
            text.rows.emplace_back(InspectorWords::tr("Condition"), decision(event->payload) == 1
                                                                        ? InspectorWords::tr("true")
                                                                        : InspectorWords::tr("false"));
        }
        text.rows.emplace_back(InspectorWords::tr("Next access"), next_access(view, *event));
        text.rows.emplace_back(InspectorWords::tr("Accesses so far"),
                               count_text(accesses_until(view.trace(), *event)));
    }
    text.sentence = cost_sentence(view, cursor);
    return text;
}

} // namespace lockstep::gui
