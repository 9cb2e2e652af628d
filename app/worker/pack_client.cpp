#include "app/worker/pack_client.h"

#include "app/words/answer_words.h"
#include "app/worker/conversation.h"
#include "app/worker/given.h"
#include "core/base/file_sink.h"
#include "core/pack/pack_file.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

/// Copies the packed run, which was read without errors, to a file.
Status save_pack(const InputFile& memory, std::uint64_t bytes, const std::filesystem::path& path) {
    auto file = FileSink::open(path);
    if (!file) {
        return file.error();
    }
    std::vector<std::byte> part(std::size_t{1} << 20);
    std::vector<std::byte> head;
    for (std::uint64_t at = 0; at < bytes; at += part.size()) {
        const std::span<std::byte> wanted =
            std::span(part).first(std::min<std::uint64_t>(part.size(), bytes - at));
        const auto got = memory.read(wanted, at);
        if (!got || *got != wanted.size()) {
            return wrong_answer(answer_flaw::memory);
        }
        if (at == 0) {
            head.assign(wanted.begin(), wanted.begin() + sizeof(PackHeader));
        }
        if (Status written = (*file)->write(wanted); !written) {
            return written;
        }
    }
    return (*file)->finish(head, FileSink::OnDisk::before_naming);
}

} // namespace

Result<PackedInMemory> pack_in_memory(const RunSpec& run, const std::string& description,
                                      const ProgressSink& progress) {
    auto completed = complete_run(run);
    if (!completed) {
        return completed.error();
    }
    Descriptor memory = make_shared_memory();
    if (!memory.is_open()) {
        return Error{.code = ErrorCode::out_of_memory};
    }
    const auto reply =
        ask({.kind = WorkerRequest::Kind::pack, .run = std::move(*completed), .description = description},
            progress, {.given = {memory.number()}});
    if (!reply) {
        return reply.error();
    }
    const auto* packed = std::get_if<Packed>(&*reply);
    if (packed == nullptr || !seal(memory)) {
        return wrong_answer(answer_flaw::another_question);
    }
    auto stream = InputFile::of(std::move(memory));
    if (!stream) {
        return stream.error();
    }
    const auto shared = std::make_shared<const InputFile>(std::move(*stream));
    const auto source = bytes_of_memory(shared, packed->bytes);
    auto read = read_pack(*source, {}, progress);
    if (!read) {
        return read.error().code == ErrorCode::cancelled ? read.error()
                                                         : wrong_answer(answer_flaw::recording, read.error());
    }
    return PackedInMemory{{shared, packed->bytes}, std::move(*read)};
}

Status pack_in_worker(const RunSpec& run, const std::string& description, const std::filesystem::path& path,
                      const ProgressSink& progress) {
    const auto packed = pack_in_memory(run, description, progress);
    return packed ? save_pack(*packed->file.memory, packed->file.bytes, path) : Status(packed.error());
}

Result<TargetList> describe_targets_in_worker(const DescriptionWish& wish, const ProgressSink& progress) {
    const auto reply = ask({.kind = WorkerRequest::Kind::describe_targets, .wish = wish}, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* targets = std::get_if<TargetList>(&*reply);
    return targets == nullptr ? Result<TargetList>(wrong_answer(answer_flaw::another_question)) : *targets;
}

} // namespace lockstep
