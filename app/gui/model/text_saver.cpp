#include "app/gui/model/text_saver.h"

#include "core/base/data_dir.h"
#include "core/base/file_sink.h"

#include <filesystem>
#include <span>
#include <utility>

namespace lockstep::gui {

TextSaver::TextSaver(QObject* parent) : QObject(parent), task_(this, &TextSaver::conclude) {}

TextSaver::~TextSaver() {
    finish();
}

void TextSaver::save(TextToSave text) {
    waiting_.push_back(std::move(text));
    if (!task_.is_running()) {
        begin();
    }
}

void TextSaver::begin() {
    task_.start([text = waiting_.front()](const IsWanted&) { return write(text); });
}

void TextSaver::finish() {
    task_.wait(); // the first is being written
    const bool is_first_written = task_.is_running();
    for (std::size_t i = is_first_written ? 1 : 0; i < waiting_.size(); ++i) {
        static_cast<void>(write(waiting_[i])); // nobody is left to hear of it
    }
    waiting_.resize(is_first_written ? 1 : 0);
}

Result<TextSaver::Did> TextSaver::write(const TextToSave& text) {
    const std::filesystem::path path = text.path.toStdString();
    std::error_code ignored;
    if (!text.mark.empty() && std::filesystem::exists(path, ignored)) {
        const Result<std::string> before = read_text_file(path);
        if (!before || !before->starts_with(text.mark)) {
            return Did::leave_alone;
        }
    }
    auto sink = FileSink::open(path);
    if (!sink) {
        return sink.error();
    }
    Status done = (*sink)->write(std::as_bytes(std::span(text.text)));
    done = done ? (*sink)->finish({}, FileSink::OnDisk::before_naming) : done;
    return done ? Result<Did>(Did::save) : done.error();
}

void TextSaver::conclude() {
    const TextToSave text = std::move(waiting_.front());
    waiting_.pop_front();
    const Result<Did> did = task_.take();
    if (!waiting_.empty()) {
        begin();
    }
    if (!did) {
        emit failed(did.error());
    } else if (*did == Did::leave_alone) {
        emit left_alone(text.path);
    } else {
        emit saved(text.path);
    }
}

} // namespace lockstep::gui
