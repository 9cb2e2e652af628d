#include "app/worker/remote/far_script.h"

#include "app/worker/remote/frames.h"
#include "core/base/data_dir.h"
#include "core/base/version.h"
#include "core/trace/column_codec.h"

#include <array>
#include <cstddef>
#include <iomanip>
#include <span>
#include <sstream>
#include <utility>

namespace lockstep {
namespace {

/// The script, which a login shell of any kind passes on to sh: one line, without single quotes, backslashes and
/// exclamation marks. RECORDER, SUM, SIZE, MACHINE, MARK and SERVE are replaced.
// clang-format off
constexpr std::string_view script[] = {
    R"sh(LC_ALL=C; export LC_ALL; p=MARK; m=$(uname -s)-$(uname -m); echo; echo "$p machine $m"; )sh",
    R"sh([ "$m" = MACHINE ] || exit 1; )sh",
    R"sh([ -n "${XDG_CACHE_HOME:-}${HOME:-}" ] || { echo "$p fail no-home"; exit 1; }; )sh",
    R"sh(d=${XDG_CACHE_HOME:-$HOME/.cache}/lockstep; f=$d/RECORDER; t=$f.part$$; )sh",
    R"sh(clean() { rm -f "$t"; exit 1; }; trap clean HUP INT TERM PIPE; )sh",
    R"sh(stop() { rm -f "$t"; echo "$p fail $1 $2"; [ -z "${3:-}" ] || echo "$3" >&2; exit 1; }; )sh",
    R"sh(same() { [ -f "$1" ] && [ "$(cksum <"$1")" = "SUM" ]; }; umask 077; )sh",
    R"sh(if same "$f"; then :; else e=$(mkdir -p "$d" 2>&1) || stop no-folder "$d" "$e"; )sh",
    // Removes copies that were interrupted, and recorders that have not been used for a month.
    R"sh(find "$d" -type f -name "lockstep-record-*.part*" -mmin +60 -exec rm -f {} + 2>/dev/null; )sh",
    R"sh(find "$d" -type f -name "lockstep-record-*" -atime +30 -mtime +30 -exec rm -f {} + 2>/dev/null; )sh",
    R"sh(echo "$p send"; e=$( { head -c SIZE >"$t"; } 2>&1 ) || case "$e" in )sh",
    R"sh(*"o space"*|*uota*|*"ize limit"*|*"too large"*) stop no-room "$d" "$e";; )sh",
    R"sh(*) [ -s "$t" ] && stop no-room "$d" "$e"; stop no-folder "$d" "$e";; esac; )sh",
    R"sh(same "$t" || stop damaged "$f"; chmod 700 "$t" && mv -f "$t" "$f" || stop no-folder "$d"; fi; )sh",
    R"sh(v=$("$f" --version 2>&1 </dev/null) || stop cannot-run "$f" "$v"; )sh",
    R"sh(echo "$p start"; exec "$f" SERVE)sh"};
// clang-format on

void replace(std::string& text, std::string_view what, std::string_view by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
        text.replace(at, what.size(), by);
    }
}

constexpr std::uint32_t crc_polynomial = 0x04C11DB7;

/// Returns the remainders of all bytes.
std::array<std::uint32_t, 256> crc_table() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
        std::uint32_t rest = byte << 24U;
        for (int bit = 0; bit < 8; ++bit) {
            rest = (rest << 1U) ^ ((rest >> 31U) != 0 ? crc_polynomial : 0);
        }
        table[byte] = rest;
    }
    return table;
}

} // namespace

std::uint32_t posix_checksum(std::string_view bytes) {
    static const std::array<std::uint32_t, 256> table = crc_table();
    std::uint32_t rest = 0;
    const auto take = [&rest](unsigned char byte) { rest = (rest << 8U) ^ table[(rest >> 24U) ^ byte]; };
    for (const char byte : bytes) {
        take(static_cast<unsigned char>(byte));
    }
    for (std::size_t length = bytes.size(); length != 0; length >>= 8U) {
        take(static_cast<unsigned char>(length & 0xFFU));
    }
    return ~rest;
}

Result<FarRecorder> FarRecorder::read(const std::filesystem::path& path) {
    auto bytes = read_text_file(path);
    if (!bytes) {
        return bytes.error();
    }
    std::ostringstream name;
    name << "lockstep-record-" << program_version() << "-" << std::hex << std::setfill('0') << std::setw(16)
         << checksum(std::as_bytes(std::span(*bytes)));
    std::string sum = std::to_string(posix_checksum(*bytes)) + " " + std::to_string(bytes->size());
    return FarRecorder{std::move(*bytes), name.str(), std::move(sum)};
}

std::string far_command(const FarRecorder& recorder) {
    std::string text;
    for (const std::string_view part : script) {
        text += part;
    }
    replace(text, "RECORDER", recorder.name);
    replace(text, "SUM", recorder.sum);
    replace(text, "SIZE", std::to_string(recorder.bytes.size()));
    replace(text, "MACHINE", recorder_machine);
    replace(text, "MARK", far_mark);
    replace(text, "SERVE", serve_argument);
    return "exec sh -c '" + text + "'";
}

bool ScriptOrder::takes(std::string_view word) {
    if (!std::exchange(has_machine_, true)) {
        return word == "machine";
    }
    return word == "send" ? !std::exchange(has_sent_, true) : word == "start" || word == "fail";
}

} // namespace lockstep
