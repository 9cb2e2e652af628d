// Prints the scenes that a player must show, as JSON: those that `lockstep render` draws at each step, in the words of
// the player's script. It shares no code with the writer of players.
//
//     player_scenes FILE.lks --views stage,film [--step N] [--group N] ... > scenes.json
//     player_scenes FILE.lks --view stage --step 21 -o picture.png             the scene in pixels, in the light theme
//     player_scenes A.lks B.lks --view race --times 0,10,20 > scenes.json        a race at these times of its clock
#include "app/common/arguments.h"
#include "app/common/command_line.h"
#include "app/common/run_arguments.h"
#include "app/common/run_options.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/exporting/race_picture.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/show/place_picture.h"
#include "app/gui/show/render_command.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/language.h"
#include "app/words/visible_text.h"
#include "app/worker/client.h"

#include <QApplication>
#include <QFontMetricsF>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <nlohmann/json.hpp>

namespace {

using namespace lockstep;
using namespace lockstep::gui;
using nlohmann::json;

long rounded(double length) {
    return std::lround(length * 100);
}

json colour(Colour each) {
    if (each.role == Role::none) {
        return nullptr;
    }
    json all = json::array();
    for (const ThemeName name : {ThemeName::light, ThemeName::dark, ThemeName::contrast}) {
        all.push_back(Theme(name).resolve(each).name().toStdString());
    }
    return all;
}

std::string line(const QString& text) {
    return visible_line(text.toStdString());
}

json rect(const char* kind, const QRectF& r) {
    return json::array({kind, rounded(r.x()), rounded(r.y()), rounded(r.width()), rounded(r.height())});
}

void add(json& to, std::initializer_list<json> values) {
    for (const json& value : values) {
        to.push_back(value);
    }
}

json plain(const Box& box) {
    json made = rect("box", box.rect);
    add(made,
        {colour(box.fill), colour(box.outline), rounded(box.width), static_cast<int>(box.hatch),
         colour(box.hatching), static_cast<int>(box.stroke), rounded(box.radius), rounded(box.opacity)});
    return made;
}

json plain(const Line& each) {
    json made = json::array({"line", colour(each.colour), rounded(each.width), static_cast<int>(each.stroke),
                             each.arrow ? 1 : 0});
    for (std::size_t point = 0; point < each.points.size(); ++point) {
        if (each.points.size() == 4 || point == 0 || point + 1 == each.points.size()) {
            add(made, {rounded(each.points[point].x()), rounded(each.points[point].y())});
        }
    }
    return made;
}

json plain(const Label& label) {
    const QFont font = font_for(label.font);
    const QFontMetricsF metrics(font);
    const QString text =
        label.elide ? metrics.elidedText(label.text, Qt::ElideRight, label.rect.width()) : label.text;
    const json words = {font.family() == QStringLiteral("JetBrains Mono") ? 1 : 0, font.pixelSize(),
                        static_cast<int>(font.weight()), rounded(metrics.ascent()),
                        rounded(metrics.descent())};
    const Qt::Alignment across = label.align & Qt::AlignHorizontal_Mask;
    const Qt::Alignment down = label.align & Qt::AlignVertical_Mask;
    const int align = (across.testFlag(Qt::AlignRight)     ? 2
                       : across.testFlag(Qt::AlignHCenter) ? 1
                                                           : 0) +
                      3 * (down.testFlag(Qt::AlignVCenter)  ? 1
                           : down.testFlag(Qt::AlignBottom) ? 2
                                                            : 0);
    json made = rect("label", label.rect);
    add(made, {line(text), words, colour(label.colour), align, rounded(metrics.horizontalAdvance(text))});
    return made;
}

json plain(const Mark& mark) {
    json made = json::array({"mark", static_cast<int>(mark.kind)});
    add(made, {rounded(mark.rect.x()), rounded(mark.rect.y()), rounded(mark.rect.width()),
               rounded(mark.rect.height()), colour(mark.colour)});
    return made;
}

json plain(const Raster& raster) {
    const bool is_indexed = raster.image->format() == QImage::Format_Indexed8;
    const QImage image = is_indexed ? *raster.image : raster.image->convertToFormat(QImage::Format_RGBA8888);
    std::uint32_t hash = 2166136261U;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width() * (is_indexed ? 1 : 4); ++x) {
            hash = (hash ^ image.constScanLine(y)[x]) * 16777619U;
        }
    }
    json made = rect("raster", raster.rect);
    made.push_back({image.width(), image.height(), hash});
    for (const Colour& each : raster.palette) {
        made.push_back(colour(each));
    }
    return made;
}

json plain(const Scene& scene) {
    json shapes = json::array();
    for (const gui::Shape& shape : scene.shapes) {
        shapes.push_back(std::visit([](const auto& each) { return plain(each); }, shape));
    }
    return {{"size", {rounded(scene.size.width()), rounded(scene.size.height())}},
            {"title", line(scene.title)},
            {"description", line(scene.description)},
            {"shapes", shapes}};
}

/// Prints the scenes of each view at each step of the place's work-group.
Status print_scenes(ViewPlace place, const std::shared_ptr<const Session>& session,
                    const std::vector<std::string>& views) {
    const auto cursor = cursor_in(place, session);
    if (!cursor) {
        return cursor.error();
    }
    const std::size_t steps = session->steps(cursor->launch, cursor->group)->ticks.size();
    json all;
    for (const std::string& view : views) {
        for (std::uint64_t step = 1; step <= steps; ++step) {
            place.view = view;
            place.step = step;
            const auto scene = scene_at(place, session);
            if (!scene) {
                return scene.error();
            }
            all[view].push_back(plain(*scene));
        }
    }
    std::cout << all.dump(-1, ' ', false, json::error_handler_t::replace) << '\n';
    return {};
}

/// Prints the scenes of a race at each of these times.
Status print_race(const ViewPlace& place, const Arguments& arguments) {
    RacingSessions sessions;
    for (const PlaceRun& each : place.runs) {
        const auto run = recorded_run_of(each, arguments);
        const auto session = run ? look(*run, {}, {}) : Result<std::shared_ptr<const Session>>(run.error());
        if (!session) {
            return session.error();
        }
        sessions.push_back(*session);
    }
    json all = json::array();
    for (const std::string& time : split_at_commas(arguments.value("--times"))) {
        const auto shown = race_of(sessions, std::stoull(time));
        if (!shown) {
            return shown.error();
        }
        all.push_back(plain(race_scene(*shown, size_of(place))));
    }
    std::cout << all.dump(-1, ' ', false, json::error_handler_t::replace) << '\n';
    return {};
}

Status run(const Arguments& arguments) {
    const auto place = place_of(arguments, place_names());
    if (!place) {
        return place.error();
    }
    if (place->view == "race") {
        return print_race(*place, arguments);
    }
    const auto run = recorded_run_of(place->runs.front(), arguments);
    const auto session = run ? look(*run, {}, {}) : Result<std::shared_ptr<const Session>>(run.error());
    if (!session) {
        return session.error();
    }
    if (arguments.has("-o")) {
        const auto scene = scene_at(*place, *session);
        return scene ? write_image(to_image(*scene, Theme(ThemeName::light)), arguments.value("-o"))
                     : Status(scene.error());
    }
    return print_scenes(*place, *session, split_at_commas(arguments.value("--views")));
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    use_language(QStringLiteral("en"));
    lockstep::Command command = render_command();
    command.options.push_back({"--views", Text{"VIEW,..."}, Phrase()});
    command.options.push_back({"--times", Text{"TIME,..."}, Phrase()});
    const auto arguments = parse_arguments(command, {argv + 1, argv + argc});
    const Status done = arguments ? run(*arguments) : Status(arguments.error());
    if (!done) {
        std::cerr << "player_scenes: " << done.error().detail;
        for (const std::string& each : done.error().arguments) {
            std::cerr << ' ' << each;
        }
        std::cerr << '\n';
    }
    return done ? 0 : 1;
}
