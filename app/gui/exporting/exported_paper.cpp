#include "app/gui/exporting/exported_paper.h"

#include "app/gui/compare/compare_table.h"
#include "app/gui/exporting/meant_colours.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/scenes/pictures.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {

const Paper& ExportedPaper::paper() {
    if (!paper_) {
        paper_ = make();
    }
    return *paper_;
}

std::vector<QSizeF> ExportedPaper::sheets(const ExportChoice& choice) {
    return choice.format == QLatin1String("pdf") ? std::vector(pages_of(paper()).size(), paper_page)
                                                 : std::vector{column_of(paper()).size};
}

QImage ExportedPaper::image(const ExportChoice& choice, std::size_t sheet, double scale) {
    return choice.format == QLatin1String("pdf") ? page_image(paper(), sheet, choice.theme, scale)
                                                 : to_image(column_of(paper()), choice.theme, scale);
}

Result<QByteArray> ExportedPaper::bytes(const ExportChoice& choice) {
    return paper_bytes(paper(), {choice.theme, static_cast<double>(choice.scale), Ground::panel, made()},
                       choice.format);
}

void ExportedPaper::change_words() {
    paper_.reset();
}

std::vector<MeantColour> ExportedPaper::colours(const ExportChoice& choice) {
    return meant_colours(column_of(paper()), choice.theme);
}

ExportedFindings::ExportedFindings(std::shared_ptr<const Session> session, PlaceRun run)
    : session_(std::move(session)), run_(std::move(run)), paper_of_(session_) {}

QString ExportedFindings::title() const {
    return QCoreApplication::translate("Views", "Findings");
}

QString ExportedFindings::name() const {
    return QStringLiteral("findings");
}

MissingParts ExportedFindings::missing() {
    return {session_, paper_of_->go_on()};
}

Paper ExportedFindings::make() {
    return paper_of_->finished();
}

void ExportedFindings::change_words() {
    ExportedPaper::change_words();
    paper_of_.emplace(session_);
}

Provenance ExportedFindings::made() const {
    return provenance(*session_, *place());
}

std::optional<ViewPlace> ExportedFindings::place() const {
    return ViewPlace{.runs = {run_}, .view = name().toStdString()};
}

ExportedComparison::ExportedComparison(std::vector<StagedRun> runs, ComparedPlace place)
    : runs_(std::move(runs)), place_(std::move(place)) {}

QString ExportedComparison::title() const {
    return QCoreApplication::translate("Views", "Side by side");
}

QString ExportedComparison::name() const {
    return QStringLiteral("compare");
}

MissingParts ExportedComparison::missing() {
    return missing_of_comparison(runs_, place_);
}

Paper ExportedComparison::make() {
    return compare_paper(runs_, place_);
}

Result<QByteArray> ExportedComparison::bytes(const ExportChoice& choice) {
    return choice.format == QLatin1String("csv") ? Result<QByteArray>(data().toUtf8())
                                                 : ExportedPaper::bytes(choice);
}

QString ExportedComparison::data() {
    std::vector<RunSummary> summaries;
    for (const StagedRun& run : runs_) {
        summaries.push_back(run.run);
    }
    CompareTable table;
    table.show_runs(summaries, Theme());
    return table.as_csv();
}

Provenance ExportedComparison::made() const {
    const auto session =
        std::ranges::find_if(runs_, [](const StagedRun& run) { return run.session != nullptr; });
    return session == runs_.end() ? Provenance()
                                  : provenance(*session->session, place().value_or(ViewPlace()));
}

std::optional<ViewPlace> ExportedComparison::place() const {
    std::vector<std::shared_ptr<const Session>> sessions;
    for (const StagedRun& run : runs_) {
        // null if the session was dropped because many others were recorded since
        sessions.push_back(run.session);
    }
    return sessions.front() == nullptr
               ? std::nullopt
               : place_of_comparison(sessions, place_in(runs_.front(), place_).cursor,
                                     QString::fromLatin1(place_.picture->name), place_.by);
}

} // namespace lockstep::gui
