#include "app/gui/exporting/export_options.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/handout/markdown_html.h"
#include "app/gui/handout/page_picture.h"
#include "app/gui/panels/cause/account_row.h"
#include "app/gui/panels/findings/advice_text.h"
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/panels/findings/finding_text.h"
#include "app/gui/reporting/report_maker.h"
#include "app/gui/reporting/report_tables.h"
#include "app/gui/scenes/findings/evidence_scene.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/show/place_picture.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/finding_place.h"
#include "app/words/account_words.h"
#include "app/words/advice_words.h"
#include "app/words/cause_words.h"
#include "app/words/model_words.h"
#include "app/words/sweep_words.h"
#include "app/words/trace/check_words.h"
#include "core/analysis/findings/evidence.h"
#include "core/session/run_cause.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

struct ReportSections {
    Q_DECLARE_TR_FUNCTIONS(ReportSections)
};

constexpr double evidence_width = 698; ///< width of a page of a handout, in pixels of 1/96 inch
/// Maximum number of findings in a report, as in the window. A kernel can have errors everywhere.
constexpr std::size_t most_reported_findings = 50;

QString plain_paragraph(const QString& text) {
    return QStringLiteral("<p>%1</p>").arg(plain_html(text));
}

/// Returns the measured time of all launches, or says that they were not timed.
QString measured_sentence(const Session& session) {
    const auto& timing = session.run_figures().timing;
    if (!timing) {
        return ReportSections::tr("The original kernel was not timed.");
    }
    const auto text = [](std::uint64_t ns) { return time_text(static_cast<double>(ns)); };
    return ReportSections::tr("The original kernel takes %1 (median; quartiles %2 and %3; measured).")
        .arg(text(timing->median_ns), text(timing->q1_ns), text(timing->q3_ns));
}

} // namespace

RunSections::RunSections(const ReportRequest& request, std::size_t run, int level)
    : run_(request.runs[run]),
      place_(request.place),
      has_place_((place_.step || place_.cycle) && (run == 0 || cursor_in(place_, run_.session).ok())),
      level_(level) {}

Status RunSections::prepare(const ProgressSink& progress) {
    for (std::size_t launch = 0; launch < run_.session->launch_count(); ++launch) {
        const auto made = run_.session->make(AdviceOf{launch}, progress);
        if (!made) {
            return made.error();
        }
        for (const Advice& advice : **made) {
            advice_.push_back({launch, advice});
        }
    }
    const auto account = run_.session->make(AccountOf{longest_launch(*run_.session)}, progress);
    return account ? Status() : Status(account.error());
}

Result<std::vector<HandoutPart>> RunSections::finished(const ProgressSink& progress) {
    add_verdict();
    add_heading(ReportSections::tr("Figures"));
    add(figures_table(*run_.session));
    if (Status added = add_pictures(progress); !added) {
        return added.error();
    }
    add_source();
    add_findings();
    add_advice();
    add_checks();
    add_heading(ReportSections::tr("Hardware model"));
    add(hardware_table(run_.session->hardware()));
    return std::move(parts_);
}

void RunSections::add_heading(const QString& text, int below) {
    add(HandoutHeading{.text = text, .level = level_ + below});
}

void RunSections::add_text(const QString& text, bool is_quiet) {
    if (!text.isEmpty()) {
        add(HandoutText{.html = plain_paragraph(text), .is_quiet = is_quiet});
    }
}

void RunSections::add_list(const QStringList& items) {
    QString html;
    for (const QString& item : items) {
        html += QStringLiteral("<li>%1</li>").arg(plain_html(item));
    }
    add(HandoutText{.html = QStringLiteral("<ul>%1</ul>").arg(html)});
}

void RunSections::add_verdict() {
    const Session& session = *run_.session;
    add_heading(ReportSections::tr("Verdict"));
    if (const FindingsVerdict faults = findings_verdict(session);
        faults.kind != FindingsVerdict::Kind::none) {
        add_text(verdict_text(faults));
    }
    add_cause();
    if (const auto cause = main_cause(session, advice_);
        cause && cause_words(cause->advice.kind) != nullptr) {
        const CauseText text = cause_text(session, cause->launch, cause->advice);
        add_text(text.sentence);
        add_text(text.from, true);
    }
    add_text(ReportSections::tr("Result: %1.").arg(worded(result_words(session.run_figures()))));
    add_text(measured_sentence(session));
}

/// Says what makes the run slow, and lists the rows of the account.
void RunSections::add_cause() {
    const Session& session = *run_.session;
    const RunCause run = run_cause(session);
    const Program& program = session.trace(run.launch).program;
    if (run.account == nullptr) {
        const LaunchModel& model = session.analysis(run.launch).model;
        if (model.occupancy.groups == 0) {
            add_text(worded(does_not_fit(session.hardware().preset, model.occupancy.limiter)));
        }
        return;
    }
    const Saving* const saving = run.account->largest();
    add_text(worded(cause_phrase(*run.account, saving_place(saving, program))));
    if (saving != nullptr && saving->site) {
        const SiteInfo& site = program.sites[saving->site->index()];
        add(HandoutText{.html = QStringLiteral("<p><code>%1</code></p>")
                                    .arg(plain_html(code_place(program, site.file, site.line)))});
    }
    add_text(worded(next_cost_phrase(*run.account, saving_place(run.account->runner_up(), program))));
    add_text(
        ReportSections::tr("The list shows how the schedulers use their cycles. Removing a cost can save "
                           "more than its share, because it can also shorten the waits of other warps."));
    QStringList rows;
    for (const AccountRow& row : account_rows(program, *run.account)) {
        rows << row.sentence;
    }
    add_list(rows);
}

/// Returns the place whose pictures are shown: the given one, or the most expensive step of the main cause or
/// of the verdict.
ViewPlace RunSections::shown_place() const {
    ViewPlace place = place_;
    if (has_place_) {
        return place;
    }
    place.step.reset();
    place.cycle.reset();
    const auto cause = main_cause(*run_.session, advice_);
    const RunCause run = run_cause(*run_.session);
    const Saving* const saving = run.account == nullptr ? nullptr : run.account->largest();
    const bool has_site = cause && cause->advice.site;
    const std::size_t launch = has_site ? cause->launch : run.launch;
    const auto site = has_site ? cause->advice.site : saving == nullptr ? std::nullopt : saving->site;
    const auto worst = site ? place_of(run_.session, launch, *site) : std::nullopt;
    if (!worst) {
        return place;
    }
    ViewPlace found = place_at(*run_.session, run_.run, *worst, QString::fromStdString(place.view));
    found.theme = place.theme;
    return found;
}

Status RunSections::add_pictures(const ProgressSink& progress) {
    ViewPlace place = shown_place();
    add_heading(has_place_ ? ReportSections::tr("The chosen step")
                           : ReportSections::tr("The most expensive step"));
    std::vector<std::string> views{place.view.empty() ? "stage" : place.view};
    const auto cause = main_cause(*run_.session, advice_);
    if (place_.view.empty() && cause) {
        views.emplace_back(view_of(*run_.session, cause->launch, cause->advice));
    }
    if (views.size() > 1 && views[0] == views[1]) {
        views.pop_back();
    }
    for (const std::string& view : views) {
        place.view = view;
        if (Status added = add_picture(place, progress); !added) {
            return added;
        }
    }
    return {};
}

Status RunSections::add_picture(const ViewPlace& place, const ProgressSink& progress) {
    const auto shown = picture_at(place, run_.session);
    if (!shown) {
        return shown.error();
    }
    if (shown->picture->applies(shown->view) != WhyNoPicture::none) {
        return {};
    }
    if (Status made = make_picture_parts(place, run_.session, progress); !made) {
        return made;
    }
    const QString narration = narration_caption(*shown);
    if (narration != std::exchange(last_narration_, narration)) {
        add(HandoutText{.html = plain_paragraph(narration), .keeps_next = true});
    }
    for (HandoutPart& part : page_picture(place, run_.session)) {
        if (auto* picture = std::get_if<HandoutPicture>(&part)) {
            picture->is_vector = true;
            picture->words += QLatin1Char(' ') + narration;
        }
        add(std::move(part));
    }
    return {};
}

void RunSections::add_source() {
    add_heading(ReportSections::tr("Source"));
    for (std::size_t launch = 0; launch < run_.session->launch_count(); ++launch) {
        if (run_.session->launch_count() > 1) {
            add_heading(ReportSections::tr("Launch %1: %2")
                            .arg(QString::number(launch + 1),
                                 QString::fromStdString(run_.session->trace(launch).program.kernel)),
                        1);
        }
        add(source_table(*run_.session, launch));
    }
}

void RunSections::add_findings() {
    add_heading(ReportSections::tr("Findings"));
    std::size_t all = 0;
    for (std::size_t launch = 0; launch < run_.session->launch_count(); ++launch) {
        for (const Finding& finding : run_.session->analysis(launch).findings) {
            if (++all <= most_reported_findings) {
                add_finding(launch, finding);
            }
        }
    }
    if (all == 0) {
        add_text(ReportSections::tr("No faults were found."));
    } else if (all > most_reported_findings) {
        add_text(ReportSections::tr("%Ln more finding(s) are not listed.", nullptr,
                                    static_cast<int>(all - most_reported_findings)));
    }
}

void RunSections::add_finding(std::size_t launch, const Finding& finding) {
    const Session& session = *run_.session;
    const FindingText text = finding_text(finding, session.trace(launch).range);
    add_heading(text.title, 1);
    add_text(text.sentence);
    QStringList facts{text.severity, text.lines, text.count, text.work_items};
    facts.removeAll(QString());
    add_text(facts.join(QStringLiteral(" · ")), true);
    const auto steps = [&session, launch](Group group) { return session.steps(launch, group); };
    const Evidence evidence = evidence_of(session.trace(launch), finding, steps);
    Scene scene = evidence_scene(session, launch, finding, evidence, evidence_width);
    if (!scene.shapes.empty()) {
        add(HandoutPicture{.scene = std::move(scene), .words = text.sentence, .is_vector = true});
    }
    add_text(text.remedy);
}

void RunSections::add_advice() {
    add_heading(ReportSections::tr("Advice"));
    if (advice_.empty()) {
        add_text(ReportSections::tr("Nothing was found to improve."));
    }
    for (const ListedAdvice& listed : advice_) {
        const AdviceText text = advice_text(*run_.session, listed.launch, listed.advice);
        add_heading(QCoreApplication::translate(advice_context, advice_title(listed.advice.kind)), 1);
        add_text(text.sentence);
        add_text(text.place, true);
    }
}

void RunSections::add_checks() {
    add_heading(ReportSections::tr("Checks"));
    QStringList sentences;
    for (const Check& check : checks_of_run(*run_.session)) {
        sentences << worded(check_sentence(check));
    }
    add_list(sentences);
}

} // namespace lockstep::gui
