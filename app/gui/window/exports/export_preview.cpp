#include "app/gui/window/exports/export_preview.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/language.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/window/exports/long_export.h"

#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr QSize least_preview{220, 160};
constexpr QSize usual_preview{460, 340};
constexpr int delay_ms = 150;
constexpr double most_weighed_pixels = 16e6; ///< of an image whose file is made to know its size

/// Returns a number of bytes, rounded up to whole KiB or MiB.
QString rounded_bytes(qsizetype bytes) {
    constexpr double kib = 1024;
    const double unit = static_cast<double>(bytes) < kib * kib ? kib : kib * kib;
    return QString::fromStdString(
        byte_count(std::ceil(static_cast<double>(bytes) / unit) * unit, number_style()));
}

} // namespace

ExportPreview::ExportPreview(QWidget* parent)
    : QWidget(parent),
      picture_(new QLabel),
      facts_(new QLabel),
      check_(new QLabel),
      estimate_(this, &ExportPreview::finish_estimate, patient_threads()) {
    auto* heading = new QLabel(tr("Preview"));
    heading->setProperty("heading", true);
    facts_->setProperty("quiet", true);
    facts_->setWordWrap(true);
    picture_->setMinimumSize(least_preview);
    picture_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setWordWrap(true); // for a sentence instead of a picture
    picture_->setProperty("preview", true);
    picture_->setAccessibleName(tr("Preview"));
    check_->setWordWrap(true);
    check_->setAccessibleName(tr("Readability"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(heading);
    column->addWidget(facts_);
    column->addWidget(picture_, 1);
    column->addWidget(check_);
    soon_.setSingleShot(true);
    soon_.setInterval(delay_ms);
    connect(&soon_, &QTimer::timeout, this, &ExportPreview::show_now);
    heading->ensurePolished();
    setMinimumWidth(std::max(qRound(least_preview.width() * text_scale()), heading->sizeHint().width() + 8));
    resize(usual_preview);
}

void ExportPreview::show_soon(std::shared_ptr<Exported> what, const ExportChoice& choice) {
    what_ = std::move(what);
    choice_ = choice;
    estimate_.cancel();
    soon_.start();
}

void ExportPreview::stop() {
    estimate_.cancel();
    estimate_.wait();
}

void ExportPreview::resizeEvent(QResizeEvent*) {
    if (what_ != nullptr) {
        soon_.start();
    }
}

void ExportPreview::show_now() {
    stop();
    const OtherWords words(choice_.language, choice_.vocabulary);
    const ExportKind& kind = *export_kind_named(choice_.format);
    if (const QString contents = what_->contents(kind); !contents.isEmpty()) {
        show_contents(contents);
        return;
    }
    if (!what_->missing().parts.empty()) {
        picture_->setText(tr("The preview appears when the simulation has finished."));
        facts_->clear();
        check_->clear();
        return;
    }
    const std::vector<QSizeF> sheets = what_->sheets(choice_);
    show_pages(sheets);
    show_facts(sheets);
    show_check();
    layout()->activate(); // the texts may have more lines now
    if (kind.writer == ExportWriter::film && has_words_of_window(choice_)) {
        begin_estimate();
    }
}

void ExportPreview::show_contents(const QString& text) {
    picture_->setText(text);
    facts_->clear();
    check_->clear();
}

void ExportPreview::begin_estimate() {
    const QString ending = QString::fromLatin1(export_kind_named(choice_.format)->ending);
    const auto request = animation_of({what_, choice_, ("x." + ending).toStdString()});
    if (!request) {
        return;
    }
    estimate_.start([session = what_->session(), request = *request](const IsWanted& is_wanted) {
        return estimate_animation(session, request, [&is_wanted](const FramesDone&) { return is_wanted(); });
    });
}

void ExportPreview::finish_estimate() {
    if (estimate_.is_cancelled()) {
        return; // something else is shown now
    }
    const auto estimate = estimate_.take();
    if (estimate) {
        facts_->setText(
            tr("%Ln frame(s) of %1 × %2 px · about %3", "number of frames; width; height; size of the file",
               static_cast<int>(estimate->frames))
                .arg(number_text(estimate->size.width(), 0), number_text(estimate->size.height(), 0),
                     rounded_bytes(static_cast<qsizetype>(estimate->bytes))));
    } else {
        facts_->setText(error_text(estimate.error()));
    }
}

/// Shows the first page, or the first two pages side by side.
void ExportPreview::show_pages(const std::vector<QSizeF>& sheets) {
    constexpr int gap = 8;
    const int shown = std::min<int>(2, static_cast<int>(sheets.size()));
    const QSizeF size = sheets.front();
    const QSizeF room = picture_->size().expandedTo(least_preview) - QSize(4, 4);
    const double fit =
        std::min((room.width() - (shown - 1) * gap) / (shown * size.width()), room.height() / size.height());
    const double ratio = devicePixelRatioF();
    const int width = qRound(size.width() * fit);
    QPixmap pixmap(QSize(shown * width + (shown - 1) * gap, qRound(size.height() * fit)) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    for (int sheet = 0; sheet < shown; ++sheet) {
        QImage image = what_->image(choice_, static_cast<std::size_t>(sheet), fit * ratio);
        image.setDevicePixelRatio(ratio);
        painter.drawImage(sheet * (width + gap), 0, image);
    }
    painter.end();
    picture_->setPixmap(pixmap);
}

void ExportPreview::show_facts(const std::vector<QSizeF>& sheets) {
    const auto number = [](double value, unsigned places) { return number_text(value, places); };
    const QSizeF size = sheets.front();
    const QSizeF mm = size / pixels_per_mm;
    const ExportKind& kind = *export_kind_named(choice_.format);
    const bool has_pixels = kind.has_pixels;
    const QSize pixels = pixels_of(size, choice_.scale);
    QString text = sheets.size() > 1
                       ? tr("%Ln page(s) of %1 × %2 mm", nullptr, static_cast<int>(sheets.size()))
                             .arg(number(mm.width(), 0), number(mm.height(), 0))
                   : has_pixels ? tr("%1 × %2 px").arg(number(pixels.width(), 0), number(pixels.height(), 0))
                                : tr("%1 × %2 mm").arg(number(mm.width(), 1), number(mm.height(), 1));
    const bool is_weighed =
        is_still(kind) &&
        (!has_pixels || static_cast<double>(pixels.width()) * pixels.height() < most_weighed_pixels);
    if (const auto file = is_weighed ? what_->bytes(choice_) : Result<QByteArray>(QByteArray());
        file && !file->isEmpty()) {
        text = tr("%1 · about %2", "size of the picture; size of the file")
                   .arg(text, rounded_bytes(file->size()));
    }
    facts_->setText(text);
}

void ExportPreview::show_check() {
    const std::vector<LookAlikes> found = look_alikes(what_->colours(choice_));
    check_->setText((found.empty() ? QStringLiteral("✓ ") : QStringLiteral("⚠ ")) + look_alikes_text(found));
    check_->setProperty("found", static_cast<int>(found.size()));
}

} // namespace lockstep::gui
