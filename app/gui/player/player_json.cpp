#include "app/gui/player/player_json.h"

#include "app/gui/theme/fonts.h"
#include "app/words/visible_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>

namespace lockstep::gui {
namespace {

using nlohmann::json;

struct PlayerJsonWords {
    Q_DECLARE_TR_FUNCTIONS(PlayerJsonWords)
};

json font_json(FontRole role) {
    const QFont font = font_for(role);
    const QFontMetricsF metrics(font);
    return json::array({font.styleHint() == QFont::Monospace ? 1 : 0, font.pixelSize(),
                        static_cast<int>(font.weight()), hundredths(metrics.ascent()),
                        hundredths(metrics.descent())});
}

json colours_json(const std::vector<std::string>& colours) {
    constexpr std::size_t digits = 7; // "#rrggbb"
    json all = json::array();
    for (const std::string& each : colours) {
        all.push_back({each.substr(0, digits), each.substr(digits, digits), each.substr(2 * digits)});
    }
    return all;
}

const char* mark_name(PlayerMarkKind kind) {
    switch (kind) {
    case PlayerMarkKind::note:
        return "note";
    case PlayerMarkKind::round:
        return "round";
    case PlayerMarkKind::barrier:
        return "barrier";
    case PlayerMarkKind::conflict:
        return "conflict";
    }
    return "";
}

json steps_json(const std::vector<PlayedStep>& steps, SceneBook& book) {
    json all = json::array();
    for (const PlayedStep& step : steps) {
        const std::uint64_t cycle = step.cursor.cycle ? step.cursor.cycle->value() : 0;
        all.push_back({step.cursor.tick.value() + 1, cycle, step.line, book.text(step.label),
                       book.text(step.round), book.text(step.what), book.text(step.why)});
    }
    return all;
}

json source_json(const PlayedSource& source, SceneBook& book) {
    json lines = json::array();
    for (const QString& line : source.lines) {
        QString spaced = line; // tabs are the only control characters that a line keeps
        spaced.replace(QLatin1Char('\t'), QStringLiteral("    "));
        lines.push_back(visible_line(spaced.remove(QLatin1Char('\r')).toStdString()));
    }
    json counters = json::array();
    for (const PlayedCounter& each : source.counters) {
        counters.push_back({each.line, each.column, each.count.toStdString(), book.colour(each.fill),
                            book.colour(each.ink)});
    }
    return {{"name", safe_line(source.name)}, {"lines", lines}, {"counters", counters}};
}

json result_json(std::optional<bool> correct) {
    if (!correct) {
        return nullptr;
    }
    const QString text = *correct ? PlayerJsonWords::tr("The result matches the reference")
                                  : PlayerJsonWords::tr("The result differs from the reference");
    return {{"ok", *correct}, {"text", text.toStdString()}};
}

} // namespace

json book_json(const SceneBook& book) {
    json fonts = json::array();
    for (const std::int32_t role : book.fonts()) {
        fonts.push_back(font_json(static_cast<FontRole>(role)));
    }
    json images = json::array();
    for (const BookImage& image : book.images()) {
        images.push_back({image.width, image.height, image.has_palette ? 1 : 0, image.at});
    }
    return {{"colours", colours_json(book.colours())},
            {"fonts", fonts},
            {"texts", book.texts()},
            {"images", images},
            {"shapes", book.shapes()}};
}

json frames_json(const std::vector<BookFrame>& frames) {
    json all = json::array();
    for (const BookFrame& frame : frames) {
        all.push_back({{"head", {frame.size[0], frame.size[1], frame.title, frame.description}},
                       {frame.is_key ? "key" : "changes", frame.shapes}});
    }
    return all;
}

json view_json(const PlayedView& view) {
    return {{"name", view.name},
            {"title", safe_line(view.title)},
            {"caption", safe_line(view.caption)},
            {"frames", frames_json(view.frames)}};
}

json run_json(const PlayedRun& run, SceneBook& book) {
    json rounds = json::array();
    for (const PlayedRound& round : run.rounds) {
        rounds.push_back({round.first, round.end, safe_line(round.name)});
    }
    json marks = json::array();
    for (const PlayerMark& mark : run.marks) {
        marks.push_back({mark_name(mark.kind), mark.frame, safe_line(mark.text)});
    }
    json facts = json::array();
    for (const QString& fact : run.facts) {
        facts.push_back(safe_line(fact));
    }
    return {{"name", safe_line(run.name)},
            {"place", run.place},
            {"steps", steps_json(run.steps, book)},
            {"rounds", rounds},
            {"marks", marks},
            {"facts", facts},
            {"result", result_json(run.correct)},
            {"source", source_json(run.source, book)},
            {"film", book.add(run.film)},
            {"first", run.first_frame},
            {"ticks", run.ticks},
            {"cycles", run.has_cycles},
            {"race_end", run.race_end}};
}

} // namespace lockstep::gui
