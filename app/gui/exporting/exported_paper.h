#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/exporting/run_papers.h"

#include <optional>

namespace lockstep::gui {

/// Exports a page of the window laid out for paper: A4 pages in a PDF, one long column in other formats.
class ExportedPaper : public Exported {
public:
    [[nodiscard]] ExportSubject subject() const override { return ExportSubject::paper; }
    void change_words() override;
    [[nodiscard]] const Paper* blocks() override { return &paper(); }
    [[nodiscard]] std::vector<QSizeF> sheets(const ExportChoice& choice) override;
    [[nodiscard]] QImage image(const ExportChoice& choice, std::size_t sheet, double scale) override;
    [[nodiscard]] Result<QByteArray> bytes(const ExportChoice& choice) override;
    [[nodiscard]] std::vector<MeantColour> colours(const ExportChoice& choice) override;

private:
    /// Lays out the page. Computes missing parts of the model first, which takes time.
    [[nodiscard]] virtual Paper make() = 0;
    [[nodiscard]] const Paper& paper();

    std::optional<Paper> paper_;
};

/// Exports the findings of a run with their evidence and the list of checks.
class ExportedFindings final : public ExportedPaper {
public:
    /// Exports the findings of a session. `run` contains the settings with which the session was recorded.
    ExportedFindings(std::shared_ptr<const Session> session, PlaceRun run);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] MissingParts missing() override;
    void change_words() override;
    [[nodiscard]] Provenance made() const override;
    [[nodiscard]] std::optional<ViewPlace> place() const override;

private:
    [[nodiscard]] Paper make() override;

    const std::shared_ptr<const Session> session_;
    const PlaceRun run_;
    std::optional<FindingsPaper> paper_of_; ///< never empty
};

/// Exports a comparison of runs as the window shows it.
class ExportedComparison final : public ExportedPaper {
public:
    ExportedComparison(std::vector<StagedRun> runs, ComparedPlace place);

    [[nodiscard]] ExportSubject subject() const override { return ExportSubject::table; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] MissingParts missing() override;
    [[nodiscard]] Result<QByteArray> bytes(const ExportChoice& choice) override;
    [[nodiscard]] QString data() override;
    [[nodiscard]] Provenance made() const override;
    [[nodiscard]] std::optional<ViewPlace> place() const override;

private:
    [[nodiscard]] Paper make() override;

    const std::vector<StagedRun> runs_;
    const ComparedPlace place_;
};

} // namespace lockstep::gui
