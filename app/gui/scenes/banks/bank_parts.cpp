#include "app/gui/scenes/banks/bank_parts.h"

#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/value_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace lockstep::gui {
namespace {

struct BankLegendWords {
    Q_DECLARE_TR_FUNCTIONS(BankLegendWords)
};

} // namespace

Box bank_box(QRectF rect, std::uint32_t degree, bool broadcast, const SceneId& id) {
    if (degree == 0) {
        return framed(rect, Role::panel, Role::masked_line, 1, id);
    }
    if (degree > 1) {
        return framed(rect, conflict_role(degree), Role::conflict_line, 1.5, id);
    }
    return broadcast ? framed(rect, Role::broadcast_soft, Role::broadcast_line, 2, id)
                     : framed(rect, Role::request_soft, Role::active, 2, id);
}

void add_in_bank(Scene& scene, const QRectF& cell, std::uint32_t degree, const QString& value) {
    const bool is_count = degree > 1;
    const QStringList forms = is_count
                                  ? QStringList{QStringLiteral("×%1").arg(degree), QString::number(degree)}
                                  : QStringList{value};
    const Colour ink = is_count ? ink_on(conflict_role(degree)) : Colour(Role::text);
    for (const QString& text : forms) {
        if (const auto font = value_font(text, cell.width())) {
            scene.shapes.push_back(text_label(cell, text, *font, ink, Qt::AlignCenter));
            return;
        }
    }
}

namespace {

/// The kinds of banks that occur in a request.
struct BankKinds {
    bool alone = false;
    bool shared = false;
    std::uint32_t degree = 0; ///< of a conflict; 0 if there is none
    bool different = false;   ///< whether different words of a bank meet
    bool same = false;        ///< whether atomics on the same word meet
};

std::vector<LegendEntry> legend_of(const BankKinds& kinds) {
    std::vector<LegendEntry> entries;
    if (kinds.alone) {
        entries.push_back({bank_box({}, 1, false), BankLegendWords::tr("one word, one lane"), {}});
    }
    if (kinds.shared) {
        entries.push_back(
            {bank_box({}, 1, true), BankLegendWords::tr("one word, several lanes"), MarkKind::ring});
    }
    if (kinds.degree > 0) {
        if (kinds.different) {
            entries.push_back({bank_box({}, kinds.degree, false),
                               BankLegendWords::tr("× number of words (one pass per word)"),
                               {}});
        }
        if (kinds.same) {
            entries.push_back(
                {bank_box({}, kinds.degree, false),
                 BankLegendWords::tr("× number of atomics (one pass each, even on the same word)"),
                 {}});
        }
        entries.push_back({framed({}, Role::none, Role::active, 2),
                           BankLegendWords::tr("solid line: served in the first pass"),
                           {},
                           true});
        Box later = framed({}, Role::none, Role::conflict_line, 1);
        later.stroke = Stroke::dashed;
        entries.push_back({later, BankLegendWords::tr("dashed line: served in a later pass"), {}, true});
    }
    return entries;
}

} // namespace

std::vector<LegendEntry> bank_legend(const BankPicture& request) {
    const auto shared_in = [&](std::uint32_t bank) {
        return std::ranges::any_of(request.touches,
                                   [bank](const BankTouch& t) { return t.bank == bank && t.shared; });
    };
    bool alone = false;
    for (std::uint32_t bank = 0; bank < request.degrees.size(); ++bank) {
        alone = alone || (request.degrees[bank] == 1 && !shared_in(bank));
    }
    return legend_of({.alone = alone,
                      .shared = request.has_broadcast(),
                      .degree = request.conflicts() > 0 ? request.degree() : 0,
                      .different = !request.has_contention(),
                      .same = request.has_contention()});
}

std::vector<LegendEntry> whole_bank_legend(const GroupView& view) {
    BankKinds kinds{.alone = true, .shared = true};
    const FiguresBySite& figures = view.session->analysis(view.launch).figures;
    for (std::uint32_t i = 0; i < figures.size(); ++i) {
        if (figures[i].local.conflicts > 0) {
            kinds.degree = 2;
            // atomics may meet in both ways
            kinds.different = true;
            kinds.same = kinds.same || view.site(Site(i)).kind == SiteKind::atomic;
        }
    }
    return legend_of(kinds);
}

namespace {

struct HeldPassWords {
    Q_DECLARE_TR_FUNCTIONS(HeldPassWords)
};

} // namespace

bool is_served(const BankPicture& request, const Cursor& cursor, std::uint32_t lane) {
    return !cursor.pass || std::ranges::any_of(request.touches, [&](const BankTouch& touch) {
        return touch.lane == lane && touch.pass == *cursor.pass;
    });
}

std::uint32_t degree_left(const BankPicture& request, const Cursor& cursor, std::uint32_t bank) {
    if (!cursor.pass) {
        return request.degrees[bank];
    }
    std::set<std::uint32_t> passes;
    for (const BankTouch& touch : request.touches) {
        if (touch.bank == bank && touch.pass >= *cursor.pass) {
            passes.insert(touch.pass);
        }
    }
    return std::min(request.degrees[bank], static_cast<std::uint32_t>(passes.size()));
}

QString pass_verdict(const BankPicture& request, const Cursor& cursor) {
    return cursor.pass ? HeldPassWords::tr("pass %1 of %2").arg(*cursor.pass + 1).arg(request.passes())
                       : verdict(request);
}

namespace {

struct PassWords {
    Q_DECLARE_TR_FUNCTIONS(PassWords)
};

/// Returns the pass and its lanes as text, or only one of them if both do not fit.
QString pass_text(const std::vector<std::uint32_t>& lanes, std::uint32_t pass, std::uint32_t passes,
                  double room) {
    const QString ranges = number_ranges(lanes);
    const auto count = static_cast<int>(lanes.size());
    QString whole = passes == 1 ? PassWords::tr("%Ln lane(s): %1", nullptr, count).arg(ranges)
                                : QStringLiteral("%1: %2").arg(pass + 1).arg(ranges);
    if (text_width(FontRole::tick_strong, whole) <= room) {
        return whole;
    }
    return passes == 1 ? PassWords::tr("%Ln lane(s)", nullptr, count) : QString::number(pass + 1);
}

void add_passes_name(Scene& scene, const QRectF& area) {
    scene.shapes.push_back(Label{{Columns::pad, area.top(), area.left() - Columns::pad, area.height()},
                                 PassWords::tr("passes"),
                                 FontRole::secondary,
                                 Role::text2,
                                 Qt::AlignLeft | Qt::AlignVCenter,
                                 false,
                                 {}});
}

} // namespace

void add_pass_strip(Scene& scene, const BankPicture& request, const Cursor& cursor, QRectF area) {
    add_passes_name(scene, area);
    const std::uint32_t passes = request.passes();
    std::vector<std::vector<std::uint32_t>> lanes(passes);
    for (const BankTouch& touch : request.touches) {
        auto& list = lanes[touch.pass];
        if (list.empty() || list.back() != touch.lane) {
            list.push_back(touch.lane);
        }
    }
    // If there is only one pass, it uses the whole strip for the names of its lanes.
    const double each = passes == 1 ? area.width() : std::min(area.width() / passes, 150.0);
    const double gap = each > 12 ? 4 : 1;
    for (std::uint32_t pass = 0; pass < passes; ++pass) {
        const bool first = request.needed[pass];
        Box box;
        box.rect = {area.left() + pass * each, area.top(), each - gap, area.height()};
        box.fill = first ? Role::active : Role::conflict2;
        box.outline = first ? Role::active : Role::conflict_line;
        box.width = 1;
        box.id = PassBox{cursor.warp, pass};
        scene.shapes.push_back(box);
        const QString text = pass_text(lanes[pass], pass, passes, box.rect.width() - 6);
        if (passes == 1) {
            std::get<Box>(scene.shapes.back())
                .rect.setWidth(std::min(box.rect.width(),
                                        std::max(150.0, text_width(FontRole::tick_strong, text) + 24)));
            box = std::get<Box>(scene.shapes.back());
        }
        if (cursor.pass == pass) {
            scene.shapes.push_back(framed(box.rect.adjusted(-2, -2, 2, 2), Role::none, Role::accent, 2));
        }
        if (each >= 18) {
            scene.shapes.push_back(Label{box.rect.adjusted(3, 0, -3, 0),
                                         text,
                                         FontRole::tick_strong,
                                         ink_on(box.fill.role),
                                         Qt::AlignCenter,
                                         true,
                                         {}});
        }
    }
}

void add_no_passes(Scene& scene, QRectF area) {
    constexpr double width = 150;
    add_passes_name(scene, area);
    Box box = framed({area.left(), area.top(), width, area.height()}, Role::none, Role::masked_line);
    box.stroke = Stroke::dotted;
    scene.shapes.push_back(box);
}

} // namespace lockstep::gui
