#include "app/gui/exporting/exported_chart.h"

#include "app/gui/exporting/chart_picture.h"

namespace lockstep::gui {

ExportedChart::ExportedChart(const ChartBase& chart, Source source)
    : source_(std::move(source)), size_(chart.size()), chart_(chart.another()) {}

QString ExportedChart::title() const {
    return chart_->title();
}

void ExportedChart::change_words() {
    chart_ = chart_->another();
}

Frame ExportedChart::frame_for(const ExportChoice& choice) const {
    Frame frame = choice.frame;
    if (frame.size.isEmpty()) {
        frame.size = size_;
    }
    return frame;
}

std::vector<QSizeF> ExportedChart::sheets(const ExportChoice& choice) {
    return {frame_for(choice).size};
}

QImage ExportedChart::image(const ExportChoice& choice, std::size_t, double scale) {
    return chart_image(*chart_, frame_for(choice), {choice.theme, scale, choice.ground, {}});
}

Result<QByteArray> ExportedChart::bytes(const ExportChoice& choice) {
    return chart_bytes(*chart_, frame_for(choice),
                       {choice.theme, static_cast<double>(choice.scale), choice.ground, made()},
                       choice.format);
}

QString ExportedChart::data() {
    return chart_->as_csv();
}

std::vector<MeantColour> ExportedChart::colours(const ExportChoice& choice) {
    chart_->set_theme(choice.theme);
    return chart_->colours();
}

Provenance ExportedChart::made() const {
    return source_.made ? source_.made() : Provenance();
}

} // namespace lockstep::gui
