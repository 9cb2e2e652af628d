#include "app/gui/present/presentation.h"

#include <numeric>

namespace lockstep::gui {

Votes votes_of(const Presentation& presentation) {
    const auto& votes = presentation.desk().votes;
    const auto found = votes.find(presentation.state().key);
    return found == votes.end() ? Votes{} : found->second;
}

unsigned vote_count(const Presentation& presentation) {
    const Votes each = votes_of(presentation);
    return std::accumulate(each.begin(), each.end(), 0U);
}

void count_hand(Presentation& presentation, std::size_t choice, int by) {
    const unsigned now = choice < most_answers ? votes_of(presentation)[choice] : 0;
    if (by > 0 || now > 0) {
        presentation.set_votes(choice, by > 0 ? now + 1 : now - 1);
    }
}

std::vector<PenStroke> strokes_of(const Presentation& presentation) {
    const auto& strokes = presentation.desk().strokes;
    const auto found = strokes.find(presentation.state().key);
    return found == strokes.end() ? std::vector<PenStroke>() : found->second;
}

QString notes_of(const Presentation& presentation) {
    const PresentationDesk& desk = presentation.desk();
    const auto found = desk.notes.find(presentation.state().key);
    return found == desk.notes.end() ? presentation.script()->notes(presentation.shown()) : found->second;
}

SlideContent slide_content(const Presentation& presentation, std::size_t index, double picture_scale) {
    const PresentationDesk& desk = presentation.desk();
    const PresentedState shown = presentation.script()->state(index);
    SlideContent content{shown, presentation.picture_of(shown), presentation.script()->title()};
    content.picture_scale = picture_scale;
    content.has_caption = desk.has_caption;
    content.hides_numbers = desk.hides_numbers;
    if (shown.question != nullptr) {
        const auto votes = desk.votes.find(shown.key);
        const bool has_votes = votes != desk.votes.end() && votes->second != Votes{};
        if (desk.shows_votes || (has_votes && shown.kind == PresentedKind::answer)) {
            content.votes = has_votes ? votes->second : Votes{};
        }
        content.thinking = shown.kind == PresentedKind::question ? presentation.thinking() : std::nullopt;
    }
    return content;
}

} // namespace lockstep::gui
