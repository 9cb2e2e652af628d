#include "app/gui/scenes/model/slot_state.h"

#include "app/gui/scenes/kit/scene_parts.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct SlotWords {
    Q_DECLARE_TR_FUNCTIONS(SlotWords)
};

Role role_of(SlotState state) {
    switch (state) {
    case SlotState::active:
        return Role::active;
    case SlotState::ready:
        return Role::ready;
    case SlotState::global:
        return Role::blocked_global;
    case SlotState::local:
        return Role::blocked_local;
    case SlotState::barrier:
        return Role::barrier;
    default:
        return Role::none;
    }
}

Hatch hatch_of(SlotState state) {
    switch (state) {
    case SlotState::ready:
        return Hatch::dots;
    case SlotState::global:
        return Hatch::slash;
    case SlotState::local:
        return Hatch::backslash;
    case SlotState::barrier:
        return Hatch::bars;
    default:
        return Hatch::none;
    }
}

} // namespace

QString slot_state_words(SlotState state) {
    switch (state) {
    case SlotState::active:
        return SlotWords::tr("active: issues now");
    case SlotState::ready:
        return SlotWords::tr("ready: waits to issue");
    case SlotState::global:
        return SlotWords::tr("blocked: global memory");
    case SlotState::local:
        return SlotWords::tr("blocked: local memory");
    case SlotState::barrier:
        return SlotWords::tr("blocked: barrier");
    case SlotState::arithmetic:
        return SlotWords::tr("blocked: arithmetic or branch result");
    case SlotState::done:
        return SlotWords::tr("done: waits for the rest of its group");
    case SlotState::empty:
        return SlotWords::tr("empty");
    }
    return {};
}

QString slot_state_letter(SlotState state) {
    switch (state) {
    case SlotState::global:
        return SlotWords::tr("G", "blocked: global memory");
    case SlotState::local:
        return SlotWords::tr("L", "blocked: local memory");
    case SlotState::barrier:
        return SlotWords::tr("B", "blocked: barrier");
    default:
        return {};
    }
}

Box slot_state_box(SlotState state, QRectF rect, bool with_pattern) {
    const Role role = role_of(state);
    Box box = filled(rect, role);
    if (role == Role::none) {
        return box;
    }
    if (with_pattern) {
        box.hatch = hatch_of(state);
        box.hatching = ink_on(role);
    }
    // the fill alone has a contrast below 3:1 on light panels
    if (state == SlotState::ready && with_pattern) {
        box.outline = Role::ready_line;
        box.width = 1;
    }
    return box;
}

void add_state_swatch(Scene& scene, SlotState state, QRectF rect) {
    if (state == SlotState::arithmetic || state == SlotState::done || state == SlotState::empty) {
        const double y = std::round(rect.center().y()) + 0.5;
        const bool arithmetic = state == SlotState::arithmetic;
        scene.shapes.push_back(straight({rect.left(), y}, {rect.right(), y},
                                        arithmetic ? Role::text2 : Role::outline,
                                        state == SlotState::done ? 1.5 : 1,
                                        arithmetic                 ? Stroke::solid
                                        : state == SlotState::done ? Stroke::dashed
                                                                   : Stroke::dotted));
        return;
    }
    scene.shapes.push_back(slot_state_box(state, rect, true));
    const QString letter = slot_state_letter(state);
    if (!letter.isEmpty()) {
        const QRectF card(rect.center().x() - 6, rect.top(), 12, rect.height());
        scene.shapes.push_back(filled(card, Role::panel));
        scene.shapes.push_back(text_label(card, letter, FontRole::value_small, Role::text, Qt::AlignCenter));
    }
}

QRectF StateLegend::add(const QString& words) {
    constexpr double swatch = 26;
    const double text = text_width(FontRole::secondary, words) + 2;
    if (x > scene_pad && x + swatch + 7 + text > width - scene_pad) {
        x = scene_pad;
        top += 22;
    }
    const QRectF rect(x, top + 4, swatch, 14);
    scene.shapes.push_back(
        text_label({x + swatch + 7, top, text, 22}, words, FontRole::secondary, Role::text2));
    x += swatch + 7 + text + 20;
    return rect;
}

} // namespace lockstep::gui
