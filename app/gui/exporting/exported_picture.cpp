#include "app/gui/exporting/exported_picture.h"

#include "app/gui/exporting/chart_picture.h"
#include "app/gui/exporting/shown_place.h"

#include <QCoreApplication>

namespace lockstep::gui {

ExportedPicture::ExportedPicture(ShownPicture shown, PlaceRun run)
    : shown_(std::move(shown)), run_(std::move(run)) {}

QString ExportedPicture::title() const {
    return picture_title(*shown_.picture);
}

QString ExportedPicture::name() const {
    return QString::fromLatin1(shown_.picture->name);
}

MissingParts ExportedPicture::missing() {
    return {shown_.view.session, shown_.missing()};
}

Scene ExportedPicture::scene_of(const ExportChoice& choice) const {
    ShownPicture shown = shown_;
    shown.size = choice.size;
    return shown.scene();
}

std::vector<QSizeF> ExportedPicture::sheets(const ExportChoice& choice) {
    return {scene_of(choice).size};
}

QImage ExportedPicture::image(const ExportChoice& choice, std::size_t, double scale) {
    return to_image(scene_of(choice), choice.theme, scale, choice.ground);
}

Status ExportedPicture::write(const ExportChoice& choice, const std::filesystem::path& path) {
    return write_picture(scene_of(choice), choice.theme, path, choice.scale, choice.ground);
}

std::optional<ViewPlace> ExportedPicture::place() const {
    return place_at(*shown_.view.session, run_, shown_.cursor, name());
}

ExportedSweep::ExportedSweep(std::shared_ptr<const Sweep> sweep, SweepChart::Form form, const char* figure,
                             QSizeF size)
    : sweep_(std::move(sweep)), form_(form), figure_(figure), size_(size) {
    chart_.show_figure(figure);
    chart_.show_sweep(sweep_, form);
}

QString ExportedSweep::title() const {
    return QCoreApplication::translate("Views", "Sweep");
}

QString ExportedSweep::name() const {
    return QStringLiteral("sweep");
}

std::vector<QSizeF> ExportedSweep::sheets(const ExportChoice& choice) {
    return {choice.size};
}

QImage ExportedSweep::image(const ExportChoice& choice, std::size_t, double scale) {
    chart_.set_theme(choice.theme);
    return chart_image(chart_, choice.size.toSize(), scale);
}

Status ExportedSweep::write(const ExportChoice& choice, const std::filesystem::path& path) {
    chart_.set_theme(choice.theme);
    return write_plot(chart_, choice.size.toSize(), choice.scale, path);
}

/// Returns a place only for charts that `lockstep render` can draw: charts of times, drawn as a map if the
/// sweep has two dimensions.
std::optional<ViewPlace> ExportedSweep::place() const {
    const bool is_drawn_so = std::string_view(figure_) == "timing.median_ns" &&
                             (form_ == SweepChart::Form::map || !chart_.grid().is_map());
    return is_drawn_so ? std::optional(place_of_sweep(*sweep_)) : std::nullopt;
}

} // namespace lockstep::gui
