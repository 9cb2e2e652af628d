#include "app/gui/views/paint_cache.h"

#include <QFontMetricsF>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr qsizetype most_texts = 8192; ///< maximum number of cached texts, because long runs have many values

} // namespace

const QStaticText& PaintCache::text(FontRole font, const QString& text, double room) {
    const Key key{font, room < 0 ? -1 : static_cast<int>(std::floor(room)), text};
    if (const auto found = texts_.constFind(key); found != texts_.constEnd()) {
        return *found;
    }
    if (texts_.size() >= most_texts) {
        texts_.clear();
    }
    const QFont shown = font_for(font);
    QStaticText laid_out(key.room < 0 ? text : QFontMetricsF(shown).elidedText(text, Qt::ElideRight, room));
    laid_out.setTextFormat(Qt::PlainText);
    laid_out.setPerformanceHint(QStaticText::AggressiveCaching);
    laid_out.prepare({}, shown);
    return *texts_.insert(key, laid_out);
}

} // namespace lockstep::gui
