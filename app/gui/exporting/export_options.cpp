#include "app/gui/exporting/export_options.h"

#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/core_words.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/trace/narration_words.h"
#include "app/words/translatable.h"
#include "app/words/visible_text.h"
#include "core/base/coded_text.h"
#include "core/narration/narrate.h"

#include <QStringList>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr double least_mm = 20;
constexpr double most_mm = 4000;

Option text_option(const char* name, const char* value, const char* words) {
    return {name, Text{value}, Phrase(option_context, words)};
}
Option flag_option(const char* name, const char* words) {
    return {name, Flag{}, Phrase(option_context, words)};
}

/// Reads a positive number with a decimal point: "85.5". Returns nothing for other texts.
std::optional<double> decimal_in(const std::string& text, double least, double most) {
    bool is_number = false;
    const double number = QString::fromStdString(text).toDouble(&is_number); // always with a decimal point
    return is_number && std::isfinite(number) && number >= least && number <= most ? std::optional(number)
                                                                                   : std::nullopt;
}

/// Reads a size in millimetres: "85x54".
Result<QSizeF> millimetres_of(const std::string& text) {
    const std::size_t cross = text.find('x');
    const auto width = decimal_in(text.substr(0, cross), least_mm, most_mm);
    const auto height =
        cross == std::string::npos ? std::nullopt : decimal_in(text.substr(cross + 1), least_mm, most_mm);
    if (!width || !height) {
        return Error{
            .code = ErrorCode::value_not_allowed,
            .arguments = {"--size-mm", text, coded(allowed::millimetre_sizes, {"20x20", "4000x4000"})}};
    }
    return QSizeF(*width, *height) * pixels_per_mm;
}

QString one_line(const std::string& text) {
    return QString::fromStdString(visible_line(text));
}

std::vector<std::string> made_for_names() {
    std::vector<std::string> names;
    for (const MadeForRow& row : made_for_rows()) {
        if (!row.pixels.isEmpty()) {
            names.emplace_back(row.name);
        }
    }
    return names;
}

} // namespace

std::vector<Option> export_options() {
    return {
        {"--made-for", Choice{"USE", made_for_names()},
         Phrase(option_context,
                QT_TRANSLATE_NOOP("Options", "set the picture size and the text size for a 16:9 slide, a "
                                             "column of a paper (85 mm) or the width of a page (178 mm)"))},
        text_option("--size-mm", "WxH",
                    QT_TRANSLATE_NOOP("Options", "size in millimetres, for example 85x54; replaces --size")),
        text_option("--text-size", "POINTS",
                    QT_TRANSLATE_NOOP("Options", "size of normal text in points, for example 8")),
        text_option("--title", "TEXT", QT_TRANSLATE_NOOP("Options", "the title above the picture")),
        text_option("--caption", "TEXT", QT_TRANSLATE_NOOP("Options", "the text below the picture")),
        flag_option("--narration",
                    QT_TRANSLATE_NOOP("Options", "write what happens in the step, below the picture")),
        flag_option("--no-legend", QT_TRANSLATE_NOOP("Options", "omit the legend of colours")),
        flag_option("--no-error-bars", QT_TRANSLATE_NOOP("Options", "omit the error bars of charts")),
        flag_option("--clear-background", QT_TRANSLATE_NOOP("Options", "make the background transparent")),
        flag_option("--footer",
                    QT_TRANSLATE_NOOP("Options", "write the device, the experiment and its parameters at the "
                                                 "bottom; the metadata of the file always contains them")),
    };
}

Result<ExportGiven> export_given(const Arguments& arguments, const std::optional<PictureSize>& picture_size) {
    ExportGiven given;
    if (const MadeForRow* row = made_for_named(QString::fromStdString(arguments.value("--made-for")))) {
        given.made_for = row->made_for;
        given.size = row->pixels;
        given.text_points = row->text_points;
        given.scale = row->scale;
    }
    if (picture_size) {
        given.size = QSizeF(picture_size->width, picture_size->height);
    }
    if (arguments.has("--size-mm")) {
        const auto size = millimetres_of(arguments.value("--size-mm"));
        if (!size) {
            return size.error();
        }
        given.size = *size;
    }
    if (arguments.has("--text-size")) {
        const auto points = decimal_in(arguments.value("--text-size"), least_text_points, most_text_points);
        if (!points) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {"--text-size", arguments.value("--text-size"),
                                       allowed_numbers(static_cast<std::uint64_t>(least_text_points),
                                                       static_cast<std::uint64_t>(most_text_points), "")}};
        }
        given.text_points = *points;
    }
    given.title = one_line(arguments.value("--title"));
    given.caption = one_line(arguments.value("--caption"));
    given.has_narration = arguments.has("--narration");
    given.has_legend = !arguments.has("--no-legend");
    given.has_error_bars = !arguments.has("--no-error-bars");
    given.has_footer = arguments.has("--footer");
    given.ground = arguments.has("--clear-background") ? Ground::none : Ground::panel;
    return given;
}

QString narration_caption(const ShownPicture& shown) {
    if (shown.picture->follows == Follows::group) {
        return picture_caption(*shown.picture);
    }
    const Narration told = shown.view.tick_count() == 0
                               ? narrate_start(shown.view)
                               : narrate(shown.view, shown.cursor.tick, shown.cursor.warp);
    QStringList sentences{worded(narration_phrase(told.what))};
    if (told.why) {
        sentences << worded(narration_phrase(*told.why));
    }
    return sentences.join(QLatin1Char(' '));
}

Frame frame_of(const ExportGiven& given, QSizeF usual_size, const Provenance& made) {
    return {.size = given.size.isEmpty() ? usual_size : given.size,
            .text_points = given.text_points,
            .title = given.title,
            .caption = given.caption,
            .footer = given.has_footer ? footer_of(made) : QString(),
            .has_legend = given.has_legend,
            .has_error_bars = given.has_error_bars};
}

} // namespace lockstep::gui
