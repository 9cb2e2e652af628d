#include "app/gui/scenes/kit/step_words.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(StepWords)
};

} // namespace

QString warp_sentence(const SiteInfo& site, Warp warp) {
    const QString text = QString::fromStdString(site.text);
    const QString number = QString::number(warp.value());
    switch (site.kind) {
    case SiteKind::read:
        return StepWords::tr("warp %1 reads %2").arg(number, text);
    case SiteKind::write:
        return StepWords::tr("warp %1 writes %2").arg(number, text);
    case SiteKind::atomic:
        return StepWords::tr("warp %1 updates %2 atomically").arg(number, text);
    case SiteKind::branch:
        return StepWords::tr("warp %1 evaluates %2").arg(number, text);
    case SiteKind::loop:
        return StepWords::tr("warp %1 evaluates the loop condition %2").arg(number, text);
    case SiteKind::choice:
        return StepWords::tr("warp %1 switches on %2").arg(number, text);
    case SiteKind::barrier:
        return StepWords::tr("warp %1 passes the barrier").arg(number);
    case SiteKind::fence:
        return StepWords::tr("warp %1 executes a fence").arg(number);
    case SiteKind::exchange:
        return StepWords::tr("the lanes of warp %1 exchange values: %2").arg(number, text);
    case SiteKind::image_read:
        return StepWords::tr("warp %1 reads an image: %2").arg(number, text);
    case SiteKind::image_write:
        return StepWords::tr("warp %1 writes an image: %2").arg(number, text);
    case SiteKind::sub_group_barrier:
        return StepWords::tr("warp %1 passes the barrier of its sub-group").arg(number);
    case SiteKind::copy:
        return StepWords::tr("warp %1 starts an asynchronous copy: %2").arg(number, text);
    case SiteKind::wait:
        return StepWords::tr("warp %1 has finished waiting for its copies").arg(number);
    }
    return {};
}

QString warps_sentence(const SiteInfo& site) {
    const QString text = QString::fromStdString(site.text);
    switch (site.kind) {
    case SiteKind::read:
        return StepWords::tr("warps read %1").arg(text);
    case SiteKind::write:
        return StepWords::tr("warps write %1").arg(text);
    case SiteKind::atomic:
        return StepWords::tr("warps update %1 atomically").arg(text);
    case SiteKind::branch:
        return StepWords::tr("warps evaluate %1").arg(text);
    case SiteKind::loop:
        return StepWords::tr("warps evaluate the loop condition %1").arg(text);
    case SiteKind::choice:
        return StepWords::tr("warps switch on %1").arg(text);
    case SiteKind::barrier:
        return StepWords::tr("all warps arrive at the barrier");
    case SiteKind::fence:
        return StepWords::tr("warps execute a fence");
    case SiteKind::exchange:
        return StepWords::tr("the lanes of a warp exchange values: %1").arg(text);
    case SiteKind::image_read:
        return StepWords::tr("warps read an image: %1").arg(text);
    case SiteKind::image_write:
        return StepWords::tr("warps write an image: %1").arg(text);
    case SiteKind::sub_group_barrier:
        return StepWords::tr("each warp arrives at the barrier of its sub-group");
    case SiteKind::copy:
        return StepWords::tr("the group starts an asynchronous copy: %1").arg(text);
    case SiteKind::wait:
        return StepWords::tr("the group has finished waiting for its copies");
    }
    return {};
}

QString round_label(const GroupView& view, Tick tick) {
    const Round* round = view.round_at(tick);
    if (round == nullptr) {
        return {};
    }
    const std::string& variable = view.site(round->loop).loop_variable;
    return variable.empty()
               ? StepWords::tr("round %1").arg(round->number)
               : StepWords::tr("round %1 = %2").arg(QString::fromStdString(variable)).arg(round->value);
}

QString tick_sentence(const GroupView& view, Tick tick) {
    if (tick.index() >= view.steps->ticks.size()) {
        return {};
    }
    const QString sentence = warps_sentence(view.site(view.steps->ticks[tick.index()].site));
    const QString round = round_label(view, tick);
    return round.isEmpty() ? sentence : StepWords::tr("%1: %2", "round: what happens").arg(round, sentence);
}

QString values_sentence(const SiteInfo& site) {
    switch (site.kind) {
    case SiteKind::read:
        return StepWords::tr("numbers are the values read");
    case SiteKind::write:
        return StepWords::tr("numbers are the values written");
    case SiteKind::atomic:
        return StepWords::tr("numbers are the values before the update");
    case SiteKind::branch:
    case SiteKind::loop:
        return StepWords::tr("1 is true, 0 is false");
    case SiteKind::choice:
        return StepWords::tr("numbers are the switch values");
    case SiteKind::exchange:
        return StepWords::tr("numbers are the values received");
    case SiteKind::barrier:
    case SiteKind::fence:
    case SiteKind::image_read:
    case SiteKind::image_write:
    case SiteKind::sub_group_barrier:
    case SiteKind::copy:
    case SiteKind::wait:
        return {};
    }
    return {};
}

} // namespace lockstep::gui
