// Tests the findings panel: errors, possible improvements, the checks that were made, and the place to which
// each one links.
#include "app/gui/panels/findings/advice_text.h"
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/panels/findings/finding_text.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/findings/findings_panel.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/views/scene_picture.h"
#include "app/gui/workspace/bank_picture.h"
#include "app/gui/workspace/finding_place.h"
#include "app/words/advice_words.h"
#include "core/advice/advice_rows.h"
#include "core/experiments/catalogue.h"
#include "core/session/session.h"
#include "tests/gui/run_sessions.h"
#include "tests/support/whole_suites.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <gtest/gtest.h>

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

TEST(FindingPlace, of_a_site_is_where_it_costs_most) {
    const auto session = session_of(fixture::reduction_recording(Reduction::compacted, 256, 1));
    const GroupView view = make_group_view(session, 0, Group(0));
    std::size_t looked_at = 0;
    for (std::uint32_t i = 0; i < view.trace().program.sites.size(); ++i) {
        if (view.site(Site(i)).space != Space::local || !is_access(view.site(Site(i)).kind)) {
            continue;
        }
        const auto place = place_of(view, Site(i));
        ASSERT_TRUE(place.has_value());
        std::uint32_t most = 0;
        for (const WarpStep& step : view.steps->steps) {
            most = step.site == Site(i) ? std::max(most, bank_picture(view, step)->passes()) : most;
        }
        EXPECT_EQ(bank_picture(view, *view.step_at(place->tick, place->warp))->passes(), most);
        looked_at += most > 1 ? 1 : 0;
    }
    EXPECT_GT(looked_at, 0U) << "the compacted reduction has bank conflicts";
}

TEST(FindingPlace, of_a_decision_is_where_the_lanes_disagree_most) {
    const auto session = session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1));
    const GroupView view = make_group_view(session, 0, Group(0));
    const auto& sites = view.trace().program.sites;
    const auto site = std::ranges::find_if(
        sites, [](const SiteInfo& each) { return each.text.find("lid % (2 * k)") != std::string::npos; });
    const auto place = place_of(view, Site(static_cast<std::uint32_t>(site - sites.begin())));
    ASSERT_TRUE(place.has_value());
    const Round* round = view.round_at(place->tick);
    ASSERT_NE(round, nullptr);
    EXPECT_EQ(round->number, 1U) << "16 of 32 lanes in the first round, then 8, 4, ...";
}

TEST(FindingsPanel, gives_no_green_light_above_advice) {
    FindingsPanel panel;
    panel.show_session(session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1)));
    panel.wait_for_advice();
    ASSERT_GT(panel.advice_count(), 0);
    EXPECT_TRUE(panel.verdict().contains(QString::number(panel.advice_count())))
        << qPrintable(panel.verdict());
    for (const QLabel* label : panel.findChildren<QLabel*>()) {
        if (label->text() == panel.verdict()) {
            EXPECT_EQ(label->property("badge").toString(), "advice");
        }
    }
}

TEST(FindingsPage, shows_a_picture_beside_a_finding_and_an_advice_not_its_sentence_again) {
    FindingsPage page;
    const auto session = with_finding(FindingKind::race, 40, "mine.sim");
    page.resize(900, 600);
    page.show();
    page.show_session(session);
    page.list().wait_for_advice();
    QCoreApplication::processEvents();
    EXPECT_FALSE(page.evidence().scene().shapes.empty());
    const FindingText text = finding_text(session->analysis(0).findings[0], session->trace(0).range);
    const auto labels = page.findChildren<QLabel*>();
    EXPECT_EQ(
        std::ranges::count_if(labels, [&text](const QLabel* each) { return each->text() == text.sentence; }),
        1)
        << "in the list alone";
    const auto& found = page.list().advice().found();
    const auto site =
        std::ranges::find_if(found, [](const ListedAdvice& each) { return each.advice.site.has_value(); });
    ASSERT_NE(site, found.end());
    emit page.list().advice_selected(site->launch, site->advice);
    QCoreApplication::processEvents();
    EXPECT_FALSE(page.evidence().scene().shapes.empty());
}

TEST(FindingsPage, shows_the_cause_that_the_card_names_before_anything_is_chosen) {
    FindingsPage page;
    page.resize(900, 600);
    page.show();
    const auto session = session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1));
    page.show_session(session);
    page.list().wait_for_advice();
    QCoreApplication::processEvents();
    const auto cause = main_cause(*session, page.list().advice().found());
    ASSERT_TRUE(cause);
    const QString title = QCoreApplication::translate(advice_context, advice_title(cause->advice.kind));
    const auto labels = page.findChildren<QLabel*>();
    EXPECT_EQ(std::ranges::count_if(labels, [&](const QLabel* each) { return each->text() == title; }), 2)
        << "its card, and beside it";
    EXPECT_FALSE(page.evidence().scene().shapes.empty());
}

/// A narrower picture also becomes lower: a scroll bar must not appear and disappear endlessly.
TEST(FindingsPage, halves_its_height_where_columns_would_be_too_narrow) {
    FindingsPage page;
    page.show_session(with_finding(FindingKind::race, 40, "mine.sim"));
    page.resize(400, 200);
    page.show();
    page.resize(400, 800);
    QCoreApplication::processEvents();
    EXPECT_NEAR(page.list().height(), 400, 40);
    page.resize(1000, 800);
    QCoreApplication::processEvents();
    EXPECT_NEAR(page.list().width(), 350, 60);
    EXPECT_GT(page.list().height(), 700);
}

TEST(FindingsPage, comes_to_rest_at_every_size) {
    FindingsPage page;
    page.show();
    page.show_session(session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1)));
    page.list().wait_for_advice();
    const int step = test::runs_whole_suites() ? 4 : 56;
    for (int width = 560; width <= 920; width += 120) {
        for (int height = 160 + width % step; height <= 700; height += step) {
            page.resize(width, height);
            QCoreApplication::processEvents();
            ASSERT_FALSE(page.evidence().scene().shapes.empty());
        }
    }
}

TEST(FindingsPage, asks_for_the_model_that_the_picture_beside_an_advice_shows) {
    FindingsPage page;
    const auto session = session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1));
    std::vector<PartKey> asked;
    QObject::connect(&page, &FindingsPage::part_missing, [&](const PartKey& part) { asked.push_back(part); });
    page.resize(900, 600);
    page.show();
    page.show_session(session);
    page.list().wait_for_advice();
    emit page.list().advice_selected(0,
                                     Advice{.kind = AdviceKind::empty_multiprocessors, .numbers = {1, 4, 3}});
    ASSERT_FALSE(asked.empty()) << "its picture is of the multiprocessor";
    const auto shapes = page.evidence().scene().shapes.size();
    for (const PartKey& part : asked) {
        ASSERT_TRUE(session->make_any(part, {}));
    }
    page.take_parts();
    EXPECT_GT(page.evidence().scene().shapes.size(), shapes);
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

TEST(FindingsPanel, keeps_its_texts_within_a_narrow_pane) {
    const auto session = with_finding(FindingKind::race, 40, "mine.sim");
    LaunchAnalysis analysis = session->analysis(0);
    analysis.findings[0].file = std::string(60, 'm') + ".cl";
    FindingsPanel panel;
    panel.resize(300, 600);
    panel.show();
    panel.show_session(std::make_shared<const Session>(session->shared_recording(), session->hardware(),
                                                       std::vector{std::move(analysis)}));
    QTest::qWait(50);
    EXPECT_LE(panel.widget()->width(), panel.viewport()->width());
}

TEST(FindingsPanel, lists_what_was_checked_for_this_recording) {
    FindingsPanel panel;
    panel.show_session(session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1)));
    const QStringList checked = panel.checked();
    ASSERT_EQ(checked.size(), static_cast<qsizetype>(check_kinds));
    // 256 stores, 255 additions with two reads and one write each, and one read by item 0.
    const auto session = session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1));
    const std::vector<SiteFigures>& figures = session->analysis(0).figures;
    std::uint64_t local = 0;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const SiteInfo& site = session->trace(0).program.sites[i];
        local += is_access(site.kind) && site.space == Space::local ? figures[i].active_lanes : 0;
    }
    EXPECT_EQ(local, 256U + 3 * 255 + 1);
    const QString& races = checked[static_cast<qsizetype>(CheckKind::local_races)];
    EXPECT_TRUE(races.contains(count_text(local))) << qPrintable(races);
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

} // namespace
} // namespace lockstep::gui
