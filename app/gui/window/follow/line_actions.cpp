#include "app/gui/window/follow/line_actions.h"

#include "app/gui/panels/status_line.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/window/follow/logged_part.h"
#include "app/words/account_words.h"
#include "core/analysis/sites/kept_accesses.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

LineNumber count_of(std::uint64_t count) {
    return {count_text(count), static_cast<double>(count)};
}

/// Returns the site of a line that costs most: by the account, otherwise by its warp steps.
Site costliest_site(const Session& session, std::size_t launch, const LineTotals& line,
                    const LaunchAccount* account) {
    const Program& program = session.trace(launch).program;
    const auto cost = [&](std::size_t site) {
        std::uint64_t sum = 0;
        if (account != nullptr && site < account->account.by_site.size()) {
            for (const std::uint64_t amount : account->account.by_site[site]) {
                sum += amount;
            }
        }
        return std::pair(sum, session.analysis(launch).figures[site].warp_steps);
    };
    std::optional<std::size_t> best;
    for (std::size_t site = 0; site < program.sites.size(); ++site) {
        const bool is_here = program.sites[site].file == line.file && program.sites[site].line == line.line;
        if (is_here && (!best || cost(site) > cost(*best))) {
            best = site;
        }
    }
    return Site(static_cast<std::uint32_t>(best.value_or(0)));
}

/// Sets the share of a line and what takes most of it; a dash without an account.
void set_share(LineRow& row, const LineTotals& line, const std::vector<LineUse>& uses, const Program& program,
               const LaunchAccount* account) {
    row.share.text = QStringLiteral("–");
    if (account == nullptr) {
        return;
    }
    const auto found = std::ranges::find_if(
        uses, [&](const LineUse& use) { return use.file == line.file && use.line == line.line; });
    const double all =
        static_cast<double>(account->account.scheduler_cycles) * static_cast<double>(CycleAccount::parts);
    row.share.number = found == uses.end() || all == 0 ? 0 : static_cast<double>(found->sum) / all;
    row.share.text = share_text(row.share.number);
    if (found != uses.end()) {
        row.use = QCoreApplication::translate(
            account_context, use_words(found->largest(), account->conflict_kind(*found, program)));
    }
}

std::vector<LineRow> rows_of(const Session& session, std::size_t launch, const LaunchAccount* account) {
    const Program& program = session.trace(launch).program;
    const std::vector<LineUse> uses =
        account != nullptr ? uses_by_line(account->account, program) : std::vector<LineUse>();
    const std::vector<KeptAccesses> kept = kept_accesses(program, session.hardware());
    std::vector<LineRow> rows;
    for (const LineAnalysis& line : session.analysis(launch).lines) {
        const Site site = costliest_site(session, launch, line, account);
        LineRow row{.site = site,
                    .line = line.line,
                    .place = line.file == 0 ? QString::number(line.line)
                                            : QStringLiteral("%1:%2").arg(
                                                  QString::fromStdString(program.files[line.file]),
                                                  QString::number(line.line)),
                    .source = QString::fromStdString(line_text(program, line.file, line.line)),
                    .share = {},
                    .use = {},
                    .warp_steps = count_of(line.totals.warp_steps),
                    .sectors = count_of(line.totals.all_global().sectors),
                    .conflicts = count_of(line.totals.all_local().conflicts),
                    .compiled = {}};
        set_share(row, line, uses, program, account);
        const auto removed = std::ranges::find_if(
            kept, [&](const KeptAccesses& each) { return each.file == line.file && each.line == line.line; });
        if (removed != kept.end()) {
            row.compiled = LineActions::tr("%1 of %2", "accesses that the compiler keeps, all accesses")
                               .arg(removed->kept)
                               .arg(removed->all);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

LineActions::LineActions(Workspace& workspace, const ActionSet& actions, StatusLine& status, QWidget& window)
    : QObject(&window),
      workspace_(workspace),
      status_(status),
      window_(window),
      task_(this, &LineActions::show, patient_threads()) {
    actions.on(Command::show_lines, [this] { list_lines(); });
    connect(&workspace.selection(), &Selection::view_changed, this, &LineActions::close_old);
}

void LineActions::list_lines() {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        status_.say(tr("There are no lines to list yet. Run an experiment or a kernel"));
        return;
    }
    session_ = view->session;
    launch_ = workspace_.selection().cursor().launch;
    task_.start([session = session_, launch = launch_](const IsWanted& is_wanted) {
        return session->make(AccountOf{launch}, [&](const Progress&) { return is_wanted(); });
    });
}

void LineActions::show() {
    if (task_.is_cancelled()) {
        return;
    }
    const Result<Account> account = task_.take();
    const LaunchAccount* const found = account ? account->get() : nullptr;
    if (list_ == nullptr) {
        list_ = new LineList(&window_);
        connect(list_, &LineList::chosen, this, [this](Site site) { emit site_wanted(launch_, site); });
    }
    const QString kernel = QString::fromStdString(session_->trace(launch_).program.kernel);
    const QString note =
        found != nullptr
            ? tr("Kernel %1. Scheduler cycles are modelled: cycles when the line issues an instruction or "
                 "warps wait for it. The other cycles belong to no line. The other columns are counted from "
                 "the trace.")
            : tr("Kernel %1. The modelled cycles of this launch are not available. The columns are counted "
                 "from the "
                 "trace.");
    list_->show_rows(rows_of(*session_, launch_, found),
                     note.arg(kernel) + logged_part(session_->trace(launch_)));
    list_->show();
    list_->raise();
    list_->activateWindow();
}

/// Closes the list of another run.
void LineActions::close_old() {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr || view->session != session_) {
        task_.cancel();
        session_ = nullptr;
        delete list_;
    }
}

} // namespace lockstep::gui
