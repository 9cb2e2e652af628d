#include "app/gui/model/bank_picture.h"

#include "core/analysis/memory/banks.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <tuple>

namespace lockstep::gui {
namespace {

struct BankWords {
    Q_DECLARE_TR_FUNCTIONS(BankWords)
};

/// Adds one request behind the passes that are there already.
void add_request(BankPicture& picture, const BankRequest& request, std::uint32_t part_lanes) {
    const std::uint32_t first_pass = picture.passes();
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> degree; // of a bank in a part
    std::map<std::uint32_t, std::uint32_t> opening;                          // the first pass of a part
    for (const BankWord& word : request.words) {
        const std::uint32_t part = word.lanes.front().value() / part_lanes;
        const std::uint32_t words = ++degree[{part, word.bank.value()}];
        std::uint32_t& worst = picture.degrees[word.bank.index()];
        worst = std::max(worst, words);
        const auto open = opening.try_emplace(part, word.pass).first;
        open->second = std::min(open->second, word.pass);
        for (const Lane lane : word.lanes) {
            picture.touches.push_back(
                {lane.value(), first_pass + word.pass, word.bank.value(), word.word, word.lanes.size() > 1});
        }
    }
    picture.needed.resize(first_pass + request.wavefronts, false);
    for (const auto& [part, pass] : opening) {
        picture.needed[first_pass + pass] = true;
    }
    picture.words += static_cast<std::uint32_t>(request.words.size());
    ++picture.requests;
}

} // namespace

std::optional<BankPicture> bank_picture(const GroupView& view, const WarpStep& step) {
    const SiteInfo& site = view.site(step.site);
    if (!is_access(site.kind) || site.space != Space::local) {
        return std::nullopt;
    }
    const HardwareModel& hardware = view.session->hardware();
    BankPicture picture;
    picture.degrees.resize(hardware.banks);
    for (std::size_t piece = 0; piece < site.pieces.size(); ++piece) {
        add_request(picture, inspect_banks(*view.steps, step, site, hardware, piece),
                    lanes_per_part(site.pieces[piece].bytes, hardware));
    }
    std::ranges::sort(picture.touches, {},
                      [](const BankTouch& t) { return std::tuple(t.pass, t.lane, t.word); });
    return picture;
}

std::uint32_t BankPicture::conflicts() const {
    return static_cast<std::uint32_t>(std::ranges::count(needed, false));
}

std::uint32_t BankPicture::degree() const {
    return degrees.empty() ? 0 : *std::ranges::max_element(degrees);
}

bool BankPicture::has_broadcast() const {
    return std::ranges::any_of(touches, &BankTouch::shared);
}

QString verdict(const BankPicture& request) {
    const int passes = static_cast<int>(request.passes());
    const QString cost = BankWords::tr("%n pass(es)", nullptr, passes);
    if (request.conflicts() > 0) {
        return BankWords::tr("%1-way conflict · %2", "degree; passes").arg(request.degree()).arg(cost);
    }
    if (request.has_broadcast()) {
        const QString words = BankWords::tr("%n word(s)", nullptr, static_cast<int>(request.words));
        return BankWords::tr("broadcast · %1 · %2", "words; passes").arg(words, cost);
    }
    return BankWords::tr("%1 · no conflict", "passes").arg(cost);
}

QString number_ranges(const std::vector<std::uint32_t>& numbers) {
    QStringList parts;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) {
            ++end;
        }
        parts << (end - i > 1 ? QStringLiteral("%1–%2").arg(numbers[i]).arg(numbers[end - 1])
                              : QString::number(numbers[i]));
        i = end;
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace lockstep::gui
