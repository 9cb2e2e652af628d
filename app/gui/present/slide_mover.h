#pragma once

#include "app/gui/present/slide.h"

#include <QObject>
#include <QVariantAnimation>
#include <string>

namespace lockstep::gui {

/// Moves the parts of a slide after its state has changed: the cells of an answer are uncovered from left to right, and
/// the bars of votes grow when they appear.
class SlideMover : public QObject {
    Q_OBJECT
public:
    static constexpr int reveal_ms = 240;
    static constexpr int votes_ms = 200;

    explicit SlideMover(QObject* parent = nullptr);

    /// Takes what the slide shows now, and returns how far its parts have come. Without `moves`, they are at their end.
    SlideMotion take(const SlideContent& content, bool moves);
    [[nodiscard]] bool is_moving() const;

signals:
    void moved(); ///< emitted for each frame

private:
    /// What determines whether something moves.
    struct Seen {
        std::string key;
        PresentedKind kind = PresentedKind::title;
        bool has_votes = false;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    Seen seen_;
    QVariantAnimation reveal_;
    QVariantAnimation votes_;
};

} // namespace lockstep::gui
