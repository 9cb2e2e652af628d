#include "app/gui/handout/page_picture.h"

#include "app/gui/exporting/paper.h"
#include "app/gui/exporting/run_papers.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/handout/markdown_html.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/show/place_picture.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/visible_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstdint>

namespace lockstep::gui {
namespace {

struct PagePictureWords {
    Q_DECLARE_TR_FUNCTIONS(PagePictureWords)
};

constexpr PictureSize picture_size{static_cast<std::uint32_t>(paper_width), 380};
constexpr double most_findings_height = 700;

/// Returns the place with the size that its picture has on paper, in the light theme.
ViewPlace on_paper(ViewPlace place) {
    place.picture_size = picture_size;
    place.theme = "light";
    return place;
}

const Picture* picture_of(const ViewPlace& place) {
    return picture_named(QString::fromStdString(place.view.empty() ? "stage" : place.view));
}

/// Returns the findings of a run as pictures, as many as fit on a sheet.
std::vector<HandoutPart> findings_of(const std::shared_ptr<const Session>& session) {
    std::vector<HandoutPart> parts;
    double height = 0;
    for (const Scene& block : findings_paper(session).blocks) {
        height += block.size.height();
        if (height > most_findings_height) {
            break;
        }
        QStringList words;
        for (const Shape& shape : block.shapes) {
            if (const auto* label = std::get_if<Label>(&shape)) {
                words << label->text;
            }
        }
        parts.emplace_back(HandoutPicture{block, words.join(QLatin1Char(' '))});
    }
    return parts;
}

HandoutText caption_of(const ViewPlace& place, const QString& title) {
    const QString words =
        place.step ? PagePictureWords::tr("%1, step %2").arg(title, count_text(*place.step)) : title;
    return {.html = QStringLiteral("<p>%1</p>").arg(plain_html(words)), .is_quiet = true};
}

/// Returns the title of a view that is not a picture.
QString title_of_view(const std::string& name) {
    for (const TabRow& tab : tab_rows()) {
        for (const TabView& view : tab.views) {
            if (view.name == name) {
                return QCoreApplication::translate("Views", view.label);
            }
        }
    }
    return name == "findings" ? PagePictureWords::tr("Findings") : QString::fromStdString(visible_line(name));
}

} // namespace

std::optional<Tick> covered_step(const ShownPage& shown) {
    for (const ShownBlock& block : shown.blocks) {
        const auto* const asked = std::get_if<ShownQuestion>(&block);
        if (asked != nullptr && asked->question.covers != Covers::run_figures) {
            return asked->question.reveal;
        }
    }
    return std::nullopt;
}

ViewPlace handout_place(const Lesson& lesson, std::size_t page, const ShownPage& shown) {
    ViewPlace place = lesson_place(lesson.pages[page].place.place, lesson.file);
    const auto covered = covered_step(shown);
    const std::uint64_t before = covered ? covered->index() : 0; // step N is tick N - 1
    if (before > 0 && place.step.value_or(1) > before) {
        place.step = before;
    }
    return place;
}

Status make_picture_parts(const ViewPlace& place, const std::shared_ptr<const Session>& session,
                          const ProgressSink& progress) {
    const auto shown = picture_at(on_paper(place), session);
    if (picture_of(place) == nullptr || !shown) {
        return {};
    }
    GroupView view = shown->view;
    view.only_at_hand = true;
    for (const PartKey& part : missing_parts(*shown->picture, view, shown->cursor)) {
        if (Status made = session->make_any(part, progress); !made) {
            return made;
        }
    }
    return {};
}

std::vector<HandoutPart> page_picture(const ViewPlace& place, const std::shared_ptr<const Session>& session,
                                      std::optional<Tick> covered_from) {
    const Picture* const picture = picture_of(place);
    std::vector<HandoutPart> parts;
    if (picture != nullptr) {
        if (auto shown = picture_at(on_paper(place), session)) {
            shown->options.covered_from = covered_from;
            Scene scene = shown->scene();
            const QString words = QStringList{scene.title, scene.description}.join(QStringLiteral(". "));
            parts.emplace_back(HandoutPicture{std::move(scene), words});
        }
        parts.emplace_back(caption_of(place, picture_title(*picture)));
        return parts;
    }
    if (place.view == "findings") {
        parts = findings_of(session);
    }
    parts.emplace_back(caption_of(place, title_of_view(place.view)));
    return parts;
}

} // namespace lockstep::gui
