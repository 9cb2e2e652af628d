#include "app/gui/animation/png_writer.h"

#include "app/words/errors/allowed_words.h"
#include "core/base/coded_text.h"
#include "core/base/random_name.h"

#include <QImageWriter>
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <system_error>
#include <utility>

namespace lockstep::gui {
namespace fs = std::filesystem;
namespace {

/// Removes a separator at the end of a path.
fs::path without_slash(const fs::path& path) {
    return path.has_filename() ? path : path.parent_path();
}

Error cannot_write(const fs::path& path, const std::string& reason) {
    return {ErrorCode::cannot_write_file, {path.string(), reason}, {}, {}};
}

/// Writes into a folder next to the target, which is renamed at the end.
class PngWriter final : public AnimationWriter {
public:
    PngWriter(fs::path target, fs::path unfinished, const AnimationForm& form)
        : target_(std::move(target)), unfinished_(std::move(unfinished)), form_(form) {}
    ~PngWriter() override {
        std::error_code ignored;
        if (!unfinished_.empty()) {
            fs::remove_all(unfinished_, ignored);
        }
    }

    Status add(const QImage& frame, FrameTime /*time*/) override {
        const fs::path file = unfinished_ / png_name(frames_, form_.frames);
        QImageWriter writer(QString::fromStdString(file.string()), "png");
        for (const ProvenanceItem& item : form_.made) {
            writer.setText(item.key, item.value);
        }
        if (!writer.write(frame)) {
            return cannot_write(target_, writer.errorString().toStdString());
        }
        if (frames_ == 0) {
            first_ = frame.copy();
        }
        ++frames_;
        return {};
    }

    Status finish() override {
        const QImage first(QString::fromStdString((unfinished_ / png_name(0, form_.frames)).string()));
        const auto files = std::distance(fs::directory_iterator(unfinished_), fs::directory_iterator());
        if (first.convertToFormat(QImage::Format_RGB32) != first_ ||
            static_cast<std::uint64_t>(files) != form_.frames) {
            return not_read_back(target_);
        }
        std::error_code error;
        fs::rename(unfinished_, target_, error); // also replaces an empty folder
        if (error) {
            return cannot_write(target_, error.message());
        }
        unfinished_.clear();
        return {};
    }

private:
    const fs::path target_;
    fs::path unfinished_; ///< empty after it was renamed
    const AnimationForm form_;
    std::uint64_t frames_ = 0;
    QImage first_;
};

} // namespace

std::string png_name(std::uint64_t frame, std::uint64_t frames) {
    constexpr std::size_t least_digits = 4;
    const std::size_t digits = std::max(least_digits, std::to_string(frames).size());
    const std::string number = std::to_string(frame + 1);
    return std::string(digits - std::min(digits, number.size()), '0') + number + ".png";
}

Result<std::unique_ptr<AnimationWriter>> open_png_folder(const fs::path& path, const AnimationForm& form) {
    std::error_code error;
    const fs::path target = without_slash(path);
    if (fs::exists(target, error) && !fs::is_empty(target, error)) {
        return Error{
            ErrorCode::value_not_allowed, {"-o", path.string(), coded(allowed::empty_folder)}, {}, {}};
    }
    constexpr std::size_t digits = 16;
    const fs::path unfinished = target.parent_path() / (".lockstep-" + random_digits(digits) + ".part");
    if (!fs::create_directory(unfinished, error)) {
        return cannot_write(path, error.message());
    }
    return std::unique_ptr<AnimationWriter>(std::make_unique<PngWriter>(target, unfinished, form));
}

} // namespace lockstep::gui
