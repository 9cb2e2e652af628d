#include "app/layer/settings.h"

#include "app/layer/refusal.h"
#include "core/base/whole_number.h"

#include <algorithm>
#include <fnmatch.h>
#include <string_view>

namespace lockstep {
namespace {

constexpr std::string_view dots = "..";

class Reader {
public:
    explicit Reader(const Environment& environment) : environment_(environment) {}

    /// Returns the value of an environment variable; empty if it is not set.
    [[nodiscard]] std::string text(const char* name) const {
        const char* value = environment_(name);
        return value == nullptr ? "" : value;
    }

    void number(const char* name, std::uint64_t& value) const {
        if (const std::string given = text(name); !given.empty()) {
            value = from_one(name, given, given, "a number from 1");
        }
    }

    /// Parses a variable that contains a range of launches: "3", "2..5" or "2..".
    void range(const char* name, std::uint64_t& first, std::uint64_t& last) const {
        const std::string given = text(name);
        if (given.empty()) {
            return;
        }
        const char* const form = "a launch from 1 (3), or several (2..5, or 2.. for all from 2)";
        const std::size_t middle = given.find(dots);
        first = from_one(name, given, given.substr(0, middle), form);
        const std::string end = middle == std::string::npos ? given : given.substr(middle + dots.size());
        last = end.empty() ? std::numeric_limits<std::uint64_t>::max() : from_one(name, given, end, form);
        if (last < first) {
            refuse(name, given, form);
        }
    }

private:
    [[noreturn]] static void refuse(const std::string& name, const std::string& given, const char* form) {
        throw Refusal(name + " is \"" + given + "\", but must be " + form);
    }
    static std::uint64_t from_one(const char* name, const std::string& given, const std::string& part,
                                  const char* form) {
        const auto value = whole_number(part);
        if (!value || *value < 1) {
            refuse(name, given, form);
        }
        return static_cast<std::uint64_t>(*value);
    }

    const Environment& environment_;
};

std::vector<std::string> parts_of(const std::string& text) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        if (end > begin) {
            parts.push_back(text.substr(begin, end - begin));
        }
        begin = end + 1;
    }
    return parts;
}

} // namespace

Settings settings_from(const Environment& environment) {
    const Reader reader(environment);
    Settings settings;
    if (auto kernels = parts_of(reader.text("LOCKSTEP_LAYER_KERNEL")); !kernels.empty()) {
        settings.kernels = std::move(kernels);
    }
    reader.range("LOCKSTEP_LAYER_LAUNCH", settings.first, settings.last);
    reader.number("LOCKSTEP_LAYER_COUNT", settings.most_launches);
    reader.number("LOCKSTEP_LAYER_BYTES", settings.most_bytes);
    reader.number("LOCKSTEP_LAYER_WAIT", settings.wait_seconds);
    const std::string folder = reader.text("LOCKSTEP_LAYER_DIR");
    settings.folder = std::filesystem::absolute(folder.empty() ? "lockstep-launches" : folder);
    return settings;
}

bool is_chosen(const Settings& settings, const std::string& kernel) {
    return std::ranges::any_of(settings.kernels, [&kernel](const std::string& pattern) {
        return fnmatch(pattern.c_str(), kernel.c_str(), 0) == 0;
    });
}

bool is_chosen(const Settings& settings, const std::string& kernel, std::uint64_t number) {
    return number >= settings.first && number <= settings.last && is_chosen(settings, kernel);
}

} // namespace lockstep
