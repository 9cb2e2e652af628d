#include "app/gui/workspace/run_summary.h"

#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/bank_picture.h"
#include "app/gui/workspace/experiment_names.h"
#include "app/words/names.h"
#include "core/experiments/catalogue.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"
#include "core/trace/guessed_launch.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct SummaryWords {
    Q_DECLARE_TR_FUNCTIONS(SummaryWords)
};

struct Sums {
    std::uint64_t active = 0;
    std::uint64_t possible = 0;
    std::uint64_t passes = 0;
};

Sums of_ticks(const GroupView& view, std::uint32_t first, std::uint32_t end) {
    Sums sums;
    for (std::uint32_t t = first; t < end; ++t) {
        const SiteInfo& site = view.site(view.steps->ticks[t].site);
        if (!is_access(site.kind)) {
            continue;
        }
        for (const WarpStep& step : view.steps->steps_of(Tick(t))) {
            sums.active += step.active;
            sums.possible += view.steps->warp_width;
            if (site.kind == SiteKind::write && site.space == Space::local) {
                sums.passes += bank_picture(view, step)->passes();
            }
        }
    }
    return sums;
}

double percent(const Sums& sums) {
    return sums.possible > 0 ? 100.0 * static_cast<double>(sums.active) / static_cast<double>(sums.possible)
                             : 0;
}

void add_point(RunSummary& summary, Sums& whole, const Sums& sums) {
    summary.access_lanes.push_back(percent(sums));
    summary.local_passes.push_back(static_cast<double>(sums.passes));
    whole.active += sums.active;
    whole.possible += sums.possible;
    whole.passes += sums.passes;
}

QString word_of(const GroupView& view, const Round& round) {
    const std::string& variable = view.site(round.loop).loop_variable;
    return variable.empty() ? SummaryWords::tr("round")
                            : SummaryWords::tr("round %1").arg(QString::fromStdString(variable));
}

void add_points(RunSummary& summary, const GroupView& view) {
    Sums whole;
    const Round* before = nullptr;
    for (const Round& round : view.rounds) {
        const bool has_value = !view.site(round.loop).loop_variable.empty();
        if (before == nullptr || before->loop != round.loop) {
            summary.blocks.push_back({word_of(view, round), summary.rounds.size(), 0});
        }
        ++summary.blocks.back().count;
        summary.rounds.push_back(QString::number(has_value ? round.value : static_cast<int>(round.number)));
        add_point(summary, whole, of_ticks(view, round.first_tick, round.end_tick));
        before = &round;
    }
    if (view.rounds.empty()) {
        for (std::uint32_t t = 0; t < view.tick_count(); ++t) {
            add_point(summary, whole, of_ticks(view, t, t + 1));
        }
        summary.blocks.push_back({QString(), 0, view.tick_count()});
    }
    summary.whole_access_lanes = percent(whole);
    summary.whole_passes = whole.passes;
}

QString first_fault(const Session& session) {
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        for (const Finding& finding : session.analysis(launch).findings) {
            if (finding.severity == Severity::error) {
                return QCoreApplication::translate(name_context, finding_words(finding.kind));
            }
        }
    }
    return session.recording().correct == false ? SummaryWords::tr("wrong result") : QString();
}

/// Adds what work the run did. For a user's own kernel, only the launch is known.
void add_work(RunSummary& summary) {
    summary.work = {.elements = summary.figures.work_items};
    const Result<const Experiment*> found = find_experiment(summary.id.toStdString());
    const Result<ParameterValues> values =
        found ? complete(*found.value(), summary.parameters) : Result<ParameterValues>(found.error());
    if (!values) {
        return;
    }
    summary.work = work_of(*found.value(), *values);
    for (const auto& [name, value] : *values) {
        if (role_of(*found.value(), name) == ParameterRole::question) {
            summary.question[name] = value;
        }
    }
    for (const ParameterInfo& parameter : (*found)->parameters) {
        if (parameter.kind() == ParameterKind::numbers) {
            summary.question.emplace(parameter.name, ""); // the input is generated
        }
    }
}

void add_chip(RunSummary& summary) {
    QStringList parts;
    for (const char* name : {"size", "local"}) {
        if (const auto found = summary.parameters.find(name); found != summary.parameters.end()) {
            const QString value = QString::fromStdString(found->second);
            bool is_number = false;
            const qulonglong number = value.toULongLong(&is_number);
            parts << (is_number ? count_text(number) : value.section(QLatin1Char(' '), 0, 0));
        }
    }
    summary.chip = parts.join(QStringLiteral(" · "));
}

/// Returns the first parameter that makes the run do different work: "seed=3"; empty if there is none.
QString other_question(const RunSummary& run, const RunSummary& with) {
    for (const auto& [name, value] : run.question) {
        if (const auto other = with.question.find(name);
            other != with.question.end() && other->second != value) {
            return QStringLiteral("%1=%2").arg(QString::fromStdString(name), QString::fromStdString(value));
        }
    }
    return {};
}

constexpr unsigned shapes = 16; // as many as can be distinguished (charts/series_style.h)
constexpr unsigned colours = 4;

} // namespace

QString why_not_comparable(const RunSummary& run, const RunSummary& with) {
    const auto sentence = [](const QString& reason) {
        return SummaryWords::tr("not comparable: %1", "why").arg(reason);
    };
    if (run.has_error) {
        return sentence(run.fault.isEmpty() ? SummaryWords::tr("wrong result") : run.fault);
    }
    if (run.device != with.device) {
        return sentence(device_text(run.device, run.is_cpu));
    }
    if (run.work.elements != with.work.elements) {
        return sentence(run.elements.isEmpty()
                            ? SummaryWords::tr("%1 work-items").arg(count_text(run.figures.work_items))
                            : run.elements);
    }
    const QString question = other_question(run, with);
    return question.isEmpty() ? QString() : sentence(question);
}

QString hardware_text(const HardwareModel& hardware, const DeviceInfo& device) {
    const QString name = QString::fromStdString(hardware.preset);
    const Result<HardwareModel> preset = preset_behind(hardware, device);
    const bool is_changed = preset && !(with_kernel_of(*preset, hardware) == hardware);
    return is_changed ? SummaryWords::tr("%1, changed", "name of a preset").arg(name) : name;
}

QString device_text(const QString& name, bool is_cpu) {
    return is_cpu ? SummaryWords::tr("CPU: %1", "name of a device").arg(name) : name;
}

QString devices_text(const std::vector<const RunSummary*>& runs) {
    QStringList devices;
    for (const RunSummary* run : runs) {
        devices << device_text(run->device, run->is_cpu);
    }
    devices.removeDuplicates();
    return devices.join(QStringLiteral(", "));
}

QString letter_of(const RunSummary& run) {
    return run.title.section(QLatin1Char(' '), 0, 0);
}

RunSummary summarise(const GroupView& view) {
    const Recording& recording = view.session->recording();
    const Trace& trace = view.trace();
    RunSummary summary;
    summary.id = QString::fromStdString(recording.what);
    summary.title = experiment_title(summary.id);
    summary.place = place_in_family(summary.id);
    summary.device = QString::fromStdString(trace.device.name);
    summary.is_cpu = trace.device.is_cpu;
    summary.is_own = is_of_launch_file(recording);
    summary.figures = view.session->run_figures();
    summary.parameters = recording.parameters;
    summary.hardware = hardware_text(view.session->hardware(), trace.device);
    summary.has_error = summary.figures.errors != 0 || summary.figures.correct == false;
    summary.fault = first_fault(*view.session);
    summary.key = QStringList{summary.id, summary.device, summary.hardware}.join(QLatin1Char('\n'));
    for (const auto& [name, value] : recording.parameters) {
        summary.key +=
            QStringLiteral("\n%1=%2").arg(QString::fromStdString(name), QString::fromStdString(value));
    }
    if (const auto size = recording.parameters.find("size"); size != recording.parameters.end()) {
        bool is_number = false; // false if "size" is an argument of the user's own kernel
        const qlonglong elements = QString::fromStdString(size->second).toLongLong(&is_number);
        if (is_number) {
            summary.elements = SummaryWords::tr("%1 elements").arg(count_text(elements));
        }
    }
    add_work(summary);
    add_chip(summary);
    add_points(summary, view);
    return summary;
}

std::optional<std::size_t> point_at(const GroupView& view, Tick tick) {
    if (view.rounds.empty()) {
        return tick.index();
    }
    const Round* round = view.round_at(tick);
    return round == nullptr ? std::nullopt
                            : std::optional(static_cast<std::size_t>(round - view.rounds.data()));
}

/// Returns the least used shape whose colour differs from the experiment's own. The search starts at the last
/// shape, because the first ones belong to experiments.
unsigned RunIdentities::free_place(unsigned own) const {
    unsigned best = shapes - 1;
    std::ptrdiff_t least = static_cast<std::ptrdiff_t>(known_.size()) + 1;
    for (unsigned place = shapes; place-- > 0;) {
        const std::ptrdiff_t uses = std::ranges::count_if(
            known_, [place](const auto& each) { return each.second.place % shapes == place; });
        if (place % colours != own % colours && uses < least) {
            least = uses;
            best = place;
        }
    }
    return best;
}

/// Gives each of the user's own kernels its own letter and colour, because they have no place in a family.
void RunIdentities::place_own(RunSummary& run) {
    if (!run.is_own) {
        return;
    }
    const std::pair kernel(run.id, run.file);
    auto known = std::ranges::find(own_, kernel);
    if (known == own_.end()) {
        known = own_.insert(own_.end(), kernel);
    }
    run.place = static_cast<unsigned>(known - own_.begin());
    run.title.replace(0, letter_of(run).size(), letter_at(run.place));
}

void RunIdentities::identify(RunSummary& run) {
    place_own(run);
    auto known = known_.find(run.key);
    if (known == known_.end()) {
        const unsigned number = ++runs_of_[{run.id, run.file}];
        known =
            known_.emplace(run.key, Identity{number, number == 1 ? run.place : free_place(run.place)}).first;
    }
    const Identity& identity = known->second;
    run.place = identity.place;
    if (identity.number > 1) {
        run.title.insert(letter_of(run).size(), QString::number(identity.number));
    }
}

} // namespace lockstep::gui
