#include "app/gui/present/slide_mover.h"

#include <QEasingCurve>
#include <utility>

namespace lockstep::gui {
namespace {

void set_up(QVariantAnimation& animation, int ms) {
    animation.setStartValue(0.0);
    animation.setEndValue(1.0);
    animation.setDuration(ms);
}

double motion_of(const QVariantAnimation& animation) {
    return animation.state() == QAbstractAnimation::Running ? animation.currentValue().toDouble() : 1;
}

} // namespace

SlideMover::SlideMover(QObject* parent) : QObject(parent) {
    set_up(reveal_, reveal_ms);
    set_up(votes_, votes_ms);
    votes_.setEasingCurve(QEasingCurve::OutCubic);
    for (QVariantAnimation* animation : {&reveal_, &votes_}) {
        connect(animation, &QVariantAnimation::valueChanged, this, &SlideMover::moved);
        connect(animation, &QVariantAnimation::finished, this, &SlideMover::moved);
    }
}

SlideMotion SlideMover::take(const SlideContent& content, bool moves) {
    const Seen now{content.state.key, content.state.kind, content.votes.has_value()};
    if (now != seen_) {
        const Seen before = std::exchange(seen_, now);
        const bool is_same = before.key == now.key;
        const bool is_revealed =
            is_same && before.kind == PresentedKind::question && now.kind == PresentedKind::answer;
        const bool has_new_votes = is_same && now.has_votes && !before.has_votes;
        reveal_.stop();
        votes_.stop();
        if (moves && is_revealed) {
            reveal_.start();
        }
        if (moves && has_new_votes) {
            votes_.start();
        }
    }
    return {motion_of(reveal_), motion_of(votes_)};
}

bool SlideMover::is_moving() const {
    return reveal_.state() == QAbstractAnimation::Running || votes_.state() == QAbstractAnimation::Running;
}

} // namespace lockstep::gui
