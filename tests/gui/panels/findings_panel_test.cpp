// The panel of findings: what is wrong, what could be better, what was checked, and where each leads.
#include "app/gui/model/finding_place.h"
#include "app/gui/panels/advice_text.h"
#include "app/gui/panels/check_text.h"
#include "app/gui/panels/finding_text.h"
#include "app/gui/panels/findings_panel.h"
#include "app/gui/scenes/pictures.h"
#include "core/advice/advice_rows.h"
#include "core/experiments/catalogue.h"
#include "core/session/session.h"
#include "tests/gui/run_sessions.h"

#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <gtest/gtest.h>
#include <set>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

TEST(FindingPlace, is_the_first_tick_at_which_the_work_item_passes_the_line) {
    const auto session = with_finding(FindingKind::race, 2 * 256 + 40, "mine.sim");
    const auto place = place_of(*session, 0, session->analysis(0).findings[0]);
    ASSERT_TRUE(place.has_value());
    EXPECT_EQ(place->group, Group(2));
    EXPECT_EQ(place->warp, Warp(1));
    EXPECT_EQ(place->lane, Lane(8));
    const auto steps = session->steps(0, place->group);
    const SiteInfo& site = session->trace(0).program.sites[steps->ticks[place->tick.index()].site.index()];
    EXPECT_EQ(site.line, session->analysis(0).findings[0].line);
}

TEST(FindingPlace, is_nowhere_where_the_group_never_comes_to_the_line) {
    const auto session = with_finding(FindingKind::race, 0, "mine.sim");
    Finding elsewhere = session->analysis(0).findings[0];
    elsewhere.line = 100000;
    EXPECT_FALSE(place_of(*session, 0, elsewhere).has_value());
}

TEST(FindingsPanel, says_that_nothing_was_found) {
    FindingsPanel panel;
    panel.show_session(session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1)));
    EXPECT_EQ(panel.card_count(), 0);
    EXPECT_FALSE(panel.verdict().isEmpty());
    EXPECT_EQ(
        findings_verdict(*session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1))).kind,
        FindingsVerdict::Kind::none);
}

TEST(FindingsPanel, has_a_card_for_each_finding_and_goes_there) {
    FindingsPanel panel;
    panel.show_session(with_finding(FindingKind::race, 40, "mine.sim"));
    ASSERT_EQ(panel.card_count(), 1);
    std::uint32_t line = 0;
    QObject::connect(&panel, &FindingsPanel::chosen,
                     [&line](std::size_t, const Finding& finding) { line = finding.line; });
    panel.findChild<QPushButton*>()->click();
    EXPECT_NE(line, 0U);
}

TEST(FindingsPanel, lists_what_was_checked_for_this_recording) {
    FindingsPanel panel;
    panel.show_session(session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1)));
    const QStringList checked = panel.checked();
    ASSERT_EQ(checked.size(), static_cast<qsizetype>(check_kinds));
    // 256 stores, 255 additions of two reads and a write each, one read by item 0
    const auto session = session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1));
    const std::vector<SiteFigures>& figures = session->analysis(0).figures;
    std::uint64_t local = 0;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const SiteInfo& site = session->trace(0).program.sites[i];
        local += is_access(site.kind) && site.space == Space::local ? figures[i].active_lanes : 0;
    }
    EXPECT_EQ(local, 256U + 3 * 255 + 1);
    const QString& races = checked[static_cast<qsizetype>(CheckKind::local_races)];
    EXPECT_TRUE(races.contains(QLocale().toString(static_cast<int>(local)))) << qPrintable(races);
    EXPECT_FALSE(
        checked[static_cast<qsizetype>(CheckKind::image_races)].contains(QRegularExpression("[0-9]")));
    panel.show_session(with_finding(FindingKind::race, 40, "mine.sim"));
    EXPECT_NE(panel.checked(), checked) << "another run, another list";
}

TEST(FindingsPanel, lists_advice_of_every_kind_and_goes_there) {
    FindingsPanel panel;
    const auto session = session_of(fixture::reduction_recording(Reduction::compacted, 256, 3));
    panel.show_session(session);
    EXPECT_EQ(panel.advice_count(), 0) << "nobody looks yet";
    panel.wait_for_advice();
    const std::vector<Advice> wanted = *session->part(AdviceOf{0});
    ASSERT_FALSE(wanted.empty());
    ASSERT_EQ(panel.advice_count(), static_cast<int>(wanted.size()));
    std::vector<Advice> gone;
    QObject::connect(&panel, &FindingsPanel::advice_chosen,
                     [&gone](std::size_t, const Advice& advice) { gone.push_back(advice); });
    for (QPushButton* button : panel.findChildren<QPushButton*>()) {
        button->click();
    }
    EXPECT_EQ(gone, wanted);
}

TEST(AdviceText, leaves_no_placeholder_open) {
    const auto session = session_of(fixture::reduction_recording(Reduction::compacted, 256, 1));
    for (const AdviceRow& row : advice_rows()) {
        for (const AdviceForm& form : row.forms) {
            const Advice advice{form.kind, Site(0), {11, 12, 13, 14, 15, 16, 17}};
            const AdviceText text = advice_text(*session, 0, advice);
            EXPECT_FALSE(text.sentence.contains(QRegularExpression("%[0-9]"))) << qPrintable(text.sentence);
            EXPECT_TRUE(text.place.contains("Line")) << qPrintable(text.place);
            EXPECT_NE(picture_named(QString::fromLatin1(view_of(*session, 0, advice))), nullptr);
            const Advice whole{form.kind, {}, {1, 2, 3, 4, 5, 6}};
            EXPECT_NE(picture_named(QString::fromLatin1(view_of(*session, 0, whole))), nullptr);
        }
    }
}

TEST(CheckText, says_each_outcome_of_each_check_differently) {
    std::set<QString> texts;
    for (std::size_t kind = 0; kind < check_kinds; ++kind) {
        const auto which = static_cast<CheckKind>(kind);
        for (const CheckState state : {CheckState::done, CheckState::nothing_there, CheckState::not_done}) {
            texts.insert(check_text({which, state, 5, 0}));
        }
        texts.insert(check_text({which, CheckState::done, 5, 2}));
    }
    EXPECT_EQ(texts.size(), 4 * check_kinds);
}

TEST(FindingsVerdict, calls_the_finding_of_a_broken_experiment_expected) {
    for (const Experiment& experiment : catalogue()) {
        if (!experiment.is_broken()) {
            continue;
        }
        const FindingKind own = *experiment.expected_finding;
        EXPECT_EQ(findings_verdict(*with_finding(own, 0, experiment.id)).kind,
                  FindingsVerdict::Kind::expected);
        const FindingKind other =
            own == FindingKind::null_pointer ? FindingKind::race : FindingKind::null_pointer;
        EXPECT_EQ(findings_verdict(*with_finding(other, 0, experiment.id)).kind,
                  FindingsVerdict::Kind::expected_missing);
    }
    EXPECT_EQ(findings_verdict(*with_finding(FindingKind::race, 0, "mine.sim")).kind,
              FindingsVerdict::Kind::errors);
}

TEST(FindingWords, leave_no_placeholder_open) {
    for (int kind = 0; kind <= static_cast<int>(FindingKind::unfinished_copy); ++kind) {
        Finding finding;
        finding.kind = static_cast<FindingKind>(kind);
        const FindingText text = finding_text(finding);
        EXPECT_FALSE(text.sentence.isEmpty()) << kind;
        EXPECT_FALSE(text.sentence.contains(QRegularExpression("%[0-9]"))) << qPrintable(text.sentence);
    }
}

} // namespace
} // namespace lockstep::gui
