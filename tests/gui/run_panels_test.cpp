// Panels that speak of a whole run: launches, findings, parameters with their recommendation.
#include "app/gui/finding_place.h"
#include "app/gui/panels/advice_text.h"
#include "app/gui/panels/check_text.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/finding_text.h"
#include "app/gui/panels/findings_panel.h"
#include "app/gui/panels/launches_panel.h"
#include "app/gui/panels/parameters_panel.h"
#include "app/gui/selection.h"
#include "app/gui/views/view_registry.h"
#include "core/experiments/catalogue.h"
#include "core/report/advice_json.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>
#include <QUndoStack>
#include <gtest/gtest.h>
#include <set>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

std::shared_ptr<const Session> session_of(Recording recording) {
    return analyse(std::make_shared<const Recording>(std::move(recording)), HardwareModel{}).value();
}

/// Interleaved, then sequential, then the host finishes.
std::shared_ptr<const Session> two_launches() {
    Recording recording = fixture::reduction_recording(Reduction::interleaved, 256, 3);
    Recording other = fixture::reduction_recording(Reduction::sequential, 256, 1);
    recording.launches.push_back(std::move(other.launches.front()));
    recording.host_steps.push_back({.id = "finish_reduction", .after_launch = 1, .compute_ns = 1500});
    return session_of(std::move(recording));
}

/// The same run with a finding on the line of the first write of group 2's work-item 40.
std::shared_ptr<const Session> with_finding(FindingKind kind, std::uint64_t item, std::string what) {
    Recording recording = fixture::reduction_recording(Reduction::interleaved, 256, 3);
    recording.what = std::move(what);
    const auto plain = session_of(std::move(recording));
    const Program& program = plain->trace(0).program;
    LaunchAnalysis analysis = plain->analysis(0);
    Finding finding;
    finding.kind = kind;
    finding.place.group = Group(item / 256);
    finding.place.object = "s";
    finding.file = program.files[0];
    for (const SiteInfo& site : program.sites) {
        finding.line = finding.line == 0 && site.kind == SiteKind::write ? site.line : finding.line;
    }
    finding.work_items = {item};
    finding.count = 3;
    analysis.findings = {finding};
    return std::make_shared<const Session>(plain->shared_recording(), plain->hardware(),
                                           std::vector{std::move(analysis)});
}

TEST(LaunchesPanel, lists_launches_host_steps_and_their_sum) {
    LaunchesPanel panel;
    panel.show_session(two_launches(), 0);
    const auto* table = panel.findChild<QTableWidget*>();
    ASSERT_EQ(table->rowCount(), 4) << "two launches, one host step, the sum";
    EXPECT_EQ(table->item(0, 1)->text(), "3 × 256");
    EXPECT_TRUE(table->item(2, 0)->text().contains("host")) << qPrintable(table->item(2, 0)->text());
    const auto steps = [table](int row) { return QLocale().toULongLong(table->item(row, 3)->text()); };
    EXPECT_GT(steps(0), steps(1));
    EXPECT_EQ(steps(3), steps(0) + steps(1));
}

TEST(LaunchesPanel, choosing_a_launch_moves_the_cursor_there_and_a_host_step_does_not) {
    LaunchesPanel panel;
    Selection selection;
    selection.set_session(two_launches());
    panel.show_session(selection.view()->session, 0);
    QObject::connect(&panel, &LaunchesPanel::chosen, &selection, &Selection::set_launch);
    auto* table = panel.findChild<QTableWidget*>();
    table->setCurrentCell(1, 0);
    EXPECT_EQ(selection.cursor().launch, 1U);
    EXPECT_EQ(selection.view()->launch, 1U);
    table->setCurrentCell(2, 0);
    EXPECT_EQ(selection.cursor().launch, 1U);
}

TEST(Selection, keeps_its_group_inside_the_launch_that_it_moves_to) {
    Selection selection;
    selection.set_session(two_launches());
    selection.set_group(Group(2));
    selection.set_launch(1);
    EXPECT_EQ(selection.cursor().group, Group(0)) << "the second launch has one group";
    selection.set_launch(7);
    EXPECT_EQ(selection.cursor().launch, 1U) << "there is no such launch";
}

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
    const auto& analysis =
        session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1))->analysis(0);
    std::uint64_t local = 0;
    const auto session = session_of(fixture::reduction_recording(Reduction::interleaved, 256, 1));
    for (std::size_t i = 0; i < analysis.figures.size(); ++i) {
        const SiteInfo& site = session->trace(0).program.sites[i];
        local += is_access(site.kind) && site.space == Space::local
                     ? session->analysis(0).figures[i].active_lanes
                     : 0;
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
    const auto wanted = advice_of(*session, 0);
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
    for (std::size_t kind = 0; kind < advice_kinds; ++kind) {
        const Advice advice{static_cast<AdviceKind>(kind), Site(0), {11, 12, 13, 14, 15, 16}};
        const AdviceText text = advice_text(*session, 0, advice);
        EXPECT_FALSE(text.sentence.contains(QRegularExpression("%[0-9]"))) << qPrintable(text.sentence);
        EXPECT_TRUE(text.place.contains("Line")) << qPrintable(text.place);
        EXPECT_NE(view_named(QString::fromLatin1(view_of(*session, 0, advice))), nullptr);
        const Advice whole{static_cast<AdviceKind>(kind), {}, {1, 2, 3, 4, 5, 6}};
        EXPECT_NE(view_named(QString::fromLatin1(view_of(*session, 0, whole))), nullptr);
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

ParameterInfo number(const char* name, std::int64_t value, std::int64_t most) {
    ParameterInfo info;
    info.name = name;
    info.default_value = std::to_string(value);
    info.least = 1;
    info.most = most;
    return info;
}

TEST(ParametersPanel, undoes_and_redoes_changes_one_by_one) {
    ParametersPanel panel;
    panel.show_parameters({number("size", 256, 1 << 20), number("seed", 1, 100)});
    const auto spins = panel.findChildren<QSpinBox*>();
    ASSERT_EQ(spins.size(), 2);
    spins[0]->setValue(512);
    spins[0]->setValue(1024);
    EXPECT_EQ(panel.values().at("size"), "1024");
    panel.changes().undo();
    EXPECT_EQ(panel.values().at("size"), "512");
    panel.changes().undo();
    EXPECT_EQ(panel.values().at("size"), "256");
    EXPECT_FALSE(panel.changes().canUndo());
    panel.changes().redo();
    EXPECT_EQ(panel.values().at("size"), "512");
}

TEST(ParametersPanel, takes_over_what_a_sweep_recommends_as_one_change) {
    ParametersPanel panel;
    panel.show_parameters({number("size", 256, 1 << 20), number("items", 1, 64)});
    RememberedBest best;
    best.best = {{"size", "512"}, {"items", "8"}};
    best.combinations = 4;
    panel.show_recommendation(best);
    EXPECT_TRUE(panel.recommendation().contains("size=512")) << qPrintable(panel.recommendation());
    panel.findChild<QPushButton*>()->click();
    EXPECT_EQ(panel.values().at("size"), "512");
    EXPECT_EQ(panel.values().at("items"), "8");
    panel.changes().undo();
    EXPECT_EQ(panel.values().at("size"), "256");
    EXPECT_EQ(panel.values().at("items"), "1");
    panel.show_recommendation(std::nullopt);
    EXPECT_TRUE(panel.recommendation().isEmpty());
}

TEST(ExperimentsPanel, finds_experiments_by_what_they_teach) {
    ExperimentsPanel panel;
    auto* tree = panel.findChild<QTreeWidget*>();
    const auto shown = [tree] {
        int count = 0;
        for (int f = 0; f < tree->topLevelItemCount(); ++f) {
            for (int i = 0; i < tree->topLevelItem(f)->childCount(); ++i) {
                count += tree->topLevelItem(f)->child(i)->isHidden() ? 0 : 1;
            }
        }
        return count;
    };
    EXPECT_EQ(shown(), static_cast<int>(catalogue().size()));
    auto* filter = panel.findChild<QLineEdit*>();
    filter->setText("every byte that is moved is used");
    EXPECT_EQ(shown(), 1);
    filter->setText("no experiment says this");
    EXPECT_EQ(shown(), 0);
    filter->clear();
    EXPECT_EQ(shown(), static_cast<int>(catalogue().size()));
}

} // namespace
} // namespace lockstep::gui
