#include "app/gui/theme/look_alikes.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct ReadingWords {
    Q_DECLARE_TR_FUNCTIONS(ReadingWords)
};

constexpr double least_difference = 8; ///< CIEDE2000; neighbouring degrees of all themes differ by 9 or more

QString named_pair(const LookAlikes& pair) {
    const QString& a = pair.first.name;
    const QString& b = pair.second.name;
    switch (pair.vision) {
    case Vision::grey:
        return ReadingWords::tr("In grey, “%1” and “%2” look the same").arg(a, b);
    case Vision::tritanopia:
        return ReadingWords::tr("Readers who confuse blue and green cannot tell “%1” from “%2”").arg(a, b);
    default:
        return ReadingWords::tr("Readers who confuse red and green cannot tell “%1” from “%2”").arg(a, b);
    }
}

QString unnamed_pair(Vision vision) {
    switch (vision) {
    case Vision::grey:
        return ReadingWords::tr("In grey, some colours look the same");
    case Vision::tritanopia:
        return ReadingWords::tr("Readers who confuse blue and green cannot tell some colours apart");
    default:
        return ReadingWords::tr("Readers who confuse red and green cannot tell some colours apart");
    }
}

} // namespace

std::vector<LookAlikes> look_alikes(const std::vector<MeantColour>& colours) {
    std::vector<LookAlikes> found;
    for (const Vision vision : {Vision::protanopia, Vision::deuteranopia, Vision::tritanopia, Vision::grey}) {
        for (std::size_t a = 0; a < colours.size(); ++a) {
            for (std::size_t b = a + 1; b < colours.size(); ++b) {
                if (colours[a].cue == colours[b].cue &&
                    distance(colours[a].colour, colours[b].colour, vision) < least_difference) {
                    found.push_back({colours[a], colours[b], vision});
                }
            }
        }
    }
    return found;
}

QString look_alikes_text(const std::vector<LookAlikes>& found) {
    if (found.empty()) {
        return ReadingWords::tr("Readable in grey and for colour-blind readers");
    }
    const LookAlikes& first = found.front();
    const bool has_names = !first.first.name.isEmpty() && !first.second.name.isEmpty();
    return has_names ? named_pair(first) : unnamed_pair(first.vision);
}

} // namespace lockstep::gui
