#include "app/gui/player/played_run.h"

#include "app/gui/scenes/memory/counters_scene.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/heat.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/experiment_names.h"
#include "app/gui/workspace/run_summary.h"
#include "app/gui/workspace/track.h"
#include "app/words/trace/narration_words.h"
#include "app/words/trace/step_words.h"
#include "core/base/version.h"
#include "core/narration/narrate.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct PlayedWords {
    Q_DECLARE_TR_FUNCTIONS(PlayedWords)
};

QString step_label(const GroupView& view, const Cursor& cursor, Granularity by) {
    if (by == Granularity::cycle && cursor.cycle) {
        return PlayedWords::tr("Cycle %1").arg(count_text(cursor.cycle->value()));
    }
    const QString step = count_text(cursor.tick.value() + 1);
    if (by == Granularity::pass && cursor.pass) {
        return PlayedWords::tr("Step %1, pass %2").arg(step, count_text(*cursor.pass + 1));
    }
    return PlayedWords::tr("Step %1 of %2").arg(step, count_text(view.tick_count()));
}

PlayedStep played_step(const GroupView& view, const Cursor& cursor, Granularity by) {
    PlayedStep step{
        .cursor = cursor, .label = step_label(view, cursor, by), .round = {}, .what = {}, .why = {}};
    if (cursor.tick.value() >= view.tick_count()) {
        step.what = worded(narration_phrase(narrate_start(view).what));
        return step;
    }
    const SiteInfo& site = view.site(view.steps->ticks[cursor.tick.index()].site);
    step.line = site.file == 0 ? site.line : 0;
    step.round = worded(round_label(view, cursor.tick));
    const Narration told = narrate(view, cursor.tick, cursor.warp);
    step.what = worded(narration_phrase(told.what));
    step.why = told.why ? worded(narration_phrase(*told.why)) : QString();
    return step;
}

/// Returns the index of the first frame at or after a tick; the last frame if there is none.
std::uint32_t frame_at(const std::vector<Cursor>& frames, std::uint32_t tick) {
    const auto found =
        std::ranges::find_if(frames, [tick](const Cursor& each) { return each.tick.value() >= tick; });
    return static_cast<std::uint32_t>(
        std::min<std::ptrdiff_t>(found - frames.begin(), static_cast<std::ptrdiff_t>(frames.size()) - 1));
}

bool is_among(const std::vector<Cursor>& frames, std::uint32_t tick) {
    return !frames.empty() && tick >= frames.front().tick.value() && tick <= frames.back().tick.value();
}

QString name_of_round(const GroupView& view, const Round& round) {
    const std::string& variable = view.site(round.loop).loop_variable;
    return variable.empty()
               ? QString::number(round.number)
               : QStringLiteral("%1 = %2").arg(QString::fromStdString(variable)).arg(round.value);
}

/// Returns the ascending ticks with a bank conflict or a divergent branch.
std::vector<std::uint32_t> notable_ticks(const GroupView& view, Warp warp) {
    std::vector<std::uint32_t> ticks;
    if (view.tick_count() > 1 && next_notable(view, Tick(1), warp, Direction::backwards)) {
        ticks.push_back(0);
    }
    Tick at(0);
    while (const auto next = next_notable(view, at, warp, Direction::forwards)) {
        at = next->tick;
        ticks.push_back(at.value());
    }
    return ticks;
}

/// Adds barriers, and steps with a bank conflict or a divergent branch, that a frame shows.
void add_events(std::vector<PlayerMark>& marks, const GroupView& view, const std::vector<Cursor>& frames) {
    const std::vector<std::uint32_t> barriers = make_track(view).barriers;
    const std::vector<std::uint32_t> notable = notable_ticks(view, frames.front().warp);
    for (std::uint32_t frame = 0; frame < frames.size(); ++frame) {
        const std::uint32_t tick = frames[frame].tick.value();
        if (frame > 0 && frames[frame - 1].tick.value() == tick) {
            continue; // several frames of one step
        }
        if (std::ranges::binary_search(barriers, tick)) {
            marks.push_back({PlayerMarkKind::barrier, frame, {}});
        }
        if (std::ranges::binary_search(notable, tick)) {
            marks.push_back({PlayerMarkKind::conflict, frame, {}});
        }
    }
}

void add_notes(std::vector<PlayerMark>& marks, const std::vector<Cursor>& frames,
               const std::vector<PlayerNote>& notes) {
    for (const PlayerNote& note : notes) {
        const auto tick = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(note.step, 1, UINT32_MAX) - 1);
        if (is_among(frames, tick)) {
            marks.push_back({PlayerMarkKind::note, frame_at(frames, tick), note.text});
        }
    }
}

} // namespace

std::vector<PlayedStep> played_steps(const GroupView& view, const std::vector<Cursor>& frames, FrameStep by,
                                     const std::vector<bool>& waits) {
    std::vector<PlayedStep> steps;
    steps.reserve(frames.size());
    for (const Cursor& cursor : frames) {
        steps.push_back(played_step(view, cursor, by.by));
        if (waits.at(steps.size() - 1)) {
            steps.back().label = PlayedWords::tr("%1 (waits)", "Step 9 of 28; the other run continues")
                                     .arg(steps.back().label);
        }
    }
    return steps;
}

std::vector<PlayerMark> player_marks(const GroupView& view, const std::vector<Cursor>& frames,
                                     const std::vector<PlayerNote>& notes) {
    std::vector<PlayerMark> marks;
    add_notes(marks, frames, notes);
    const bool has_notes = !marks.empty();
    for (const Round& round : view.rounds) {
        if (!has_notes && is_among(frames, round.first_tick)) {
            marks.push_back({PlayerMarkKind::round, frame_at(frames, round.first_tick),
                             worded(round_label(view, Tick(round.first_tick)))});
        }
    }
    if (!frames.empty() && view.tick_count() > 0) {
        add_events(marks, view, frames);
    }
    std::ranges::stable_sort(marks, {}, &PlayerMark::frame);
    return marks;
}

std::vector<PlayedRound> played_rounds(const GroupView& view, const std::vector<Cursor>& frames) {
    std::vector<PlayedRound> rounds;
    for (const Round& round : view.rounds) {
        if (is_among(frames, round.first_tick)) {
            const std::uint32_t end = is_among(frames, round.end_tick)
                                          ? frame_at(frames, round.end_tick)
                                          : static_cast<std::uint32_t>(frames.size());
            rounds.push_back({frame_at(frames, round.first_tick), end, name_of_round(view, round)});
        }
    }
    return rounds;
}

PlayedSource played_source(const Session& session, std::size_t launch) {
    const Program& program = session.trace(launch).program;
    PlayedSource source;
    if (!program.files.empty()) {
        source.name = QFileInfo(QString::fromStdString(program.files.front())).fileName();
    }
    if (program.texts.empty()) {
        return source;
    }
    source.lines = QString::fromStdString(program.texts.front()).split(QLatin1Char('\n'));
    const SourceCounters counters = source_counters_of_all(session, launch);
    for (const auto& [line, counts] : counters.lines) {
        for (std::uint32_t column = 0; column < counts.size(); ++column) {
            if (counts[column] != 0) {
                const double heat = heat_of_count(static_cast<double>(counts[column]),
                                                  static_cast<double>(counters.most[column]));
                source.counters.push_back(
                    {line, column, count_text(counts[column]), heat_colour(heat), heat_ink(heat)});
            }
        }
    }
    return source;
}

PlayedFacts facts_of_origin(const Session& session, std::size_t launch) {
    const DeviceInfo& device = session.trace(launch).device;
    PlayedFacts facts;
    const QString name = device_text(QString::fromStdString(device.name), device.is_cpu);
    facts << (device.driver.empty() ? PlayedWords::tr("recorded on %1").arg(name)
                                    : PlayedWords::tr("recorded on %1, driver %2")
                                          .arg(name, QString::fromStdString(device.driver)));
    facts << PlayedWords::tr("hardware model: %1", "name of a preset")
                 .arg(hardware_text(session.hardware(), device));
    facts << QStringLiteral("Lockstep ") + QString::fromLatin1(program_version());
    return facts;
}

PlayedFacts played_facts(const GroupView& view) {
    const Recording& recording = view.session->recording();
    PlayedFacts facts;
    if (const auto size = recording.parameters.find("size"); size != recording.parameters.end()) {
        bool is_number = false;
        const qlonglong elements = QString::fromStdString(size->second).toLongLong(&is_number);
        if (is_number) {
            facts << PlayedWords::tr("%1 elements").arg(count_text(elements));
        }
    }
    facts << PlayedWords::tr("work-group of %1").arg(count_text(view.steps->items));
    if (view.trace().groups().end > 1) {
        facts << PlayedWords::tr("work-group %1").arg(count_text(view.steps->group.value()));
    }
    if (const auto seed = recording.parameters.find("seed"); seed != recording.parameters.end()) {
        facts << PlayedWords::tr("seed %1").arg(QString::fromStdString(seed->second));
    }
    facts << facts_of_origin(*view.session, view.launch);
    return facts;
}

QString played_title(const Session& session) {
    return run_title(QString::fromStdString(session.recording().what));
}

} // namespace lockstep::gui
