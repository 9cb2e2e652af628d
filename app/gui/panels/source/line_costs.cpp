#include "app/gui/panels/source/line_costs.h"

#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct LineCostWords {
    Q_DECLARE_TR_FUNCTIONS(LineCostWords)
};

/// Smaller shares are omitted, so that the lines that matter stand out.
constexpr double least_share = 0.005;

/// Returns the share of each line of the kernel's own file.
std::map<std::uint32_t, double> shares_of(const LaunchAccount* account, const Program& program) {
    std::map<std::uint32_t, double> shares;
    if (account == nullptr || account->account.scheduler_cycles == 0) {
        return shares;
    }
    const double all =
        static_cast<double>(account->account.scheduler_cycles) * static_cast<double>(CycleAccount::parts);
    for (const LineUse& use : uses_by_line(account->account, program)) {
        if (use.file == 0) {
            shares[use.line] = static_cast<double>(use.sum) / all;
        }
    }
    return shares;
}

/// Returns what makes the accesses of a line slow; empty if nothing does.
QString access_cost(const LineAnalysis& line, const std::vector<LineConflicts>& conflicts) {
    const auto found = std::ranges::find_if(conflicts, [&line](const LineConflicts& each) {
        return each.file == line.file && each.line == line.line;
    });
    if (found != conflicts.end()) {
        return LineCostWords::tr("%1-way × %2",
                                 "degree of the worst bank conflict; number of warp steps with conflicts")
            .arg(count_text(found->degree), count_text(found->steps));
    }
    const GlobalFigures global = line.totals.all_global();
    return global.requests == 0
               ? QString()
               : LineCostWords::tr("%1 sectors per access")
                     .arg(number_text(
                         static_cast<double>(global.sectors) / static_cast<double>(global.requests), 1));
}

QStringList forms_of(const QString& access, double share) {
    const bool has_share = share >= least_share;
    QStringList forms;
    if (!access.isEmpty() && has_share) {
        forms
            << LineCostWords::tr("%1, %2 of the cycles", "8-way × 9; a share").arg(access, share_text(share));
    }
    if (!access.isEmpty()) {
        forms << access;
    } else if (has_share) {
        forms << LineCostWords::tr("%1 of the cycles", "a share").arg(share_text(share));
    }
    return forms;
}

} // namespace

LineCosts line_costs(const Session& session, std::size_t launch, const LaunchAccount* account,
                     const std::vector<LineConflicts>& conflicts) {
    const std::map<std::uint32_t, double> shares = shares_of(account, session.trace(launch).program);
    LineCosts costs;
    for (const LineAnalysis& line : session.analysis(launch).lines) {
        if (line.file != 0) {
            continue; // the panel shows only the kernel's own file
        }
        const auto share = shares.find(line.line);
        QStringList forms = forms_of(access_cost(line, conflicts), share == shares.end() ? 0 : share->second);
        if (!forms.isEmpty()) {
            costs.emplace(line.line, std::move(forms));
        }
    }
    return costs;
}

} // namespace lockstep::gui
