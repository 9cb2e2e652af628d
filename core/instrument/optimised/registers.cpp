#include "core/instrument/optimised/registers.h"

#include <set>

namespace lockstep::optimised {

std::vector<std::string> Registers::in(std::string_view text) {
    std::vector<std::string> found;
    for (std::size_t begin = text.find('%'); begin != text.npos; begin = text.find('%', begin + 1)) {
        const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz.0123456789", begin + 1);
        found.emplace_back(text.substr(begin, end == text.npos ? end : end - begin));
    }
    return found;
}

void Registers::note(std::string_view name, std::string_view text) {
    std::vector<std::string> found = in(text);
    const bool writes = !name.starts_with("st.") && !name.starts_with("bra") && !name.starts_with("@");
    if (writes && !found.empty()) {
        const bool is_memory = name.starts_with("ld.") && text.find("_param_") == text.npos;
        Register& written = registers_[found.front()];
        written.varies = written.varies || is_memory || written.is_written;
        written.is_written = true;
        found.erase(found.begin());
        written.from = found;
    }
    for (const std::string& read : found) {
        registers_[read].is_read = true;
    }
}

bool Registers::is_read(const std::string& name) const {
    const auto known = registers_.find(name);
    return known != registers_.end() && known->second.is_read;
}

bool Registers::varies(const std::string& name) const {
    std::set<std::string> seen;
    std::vector<std::string> open{name};
    while (!open.empty()) {
        const std::string each = open.back();
        open.pop_back();
        if (!seen.insert(each).second) {
            continue;
        }
        const auto known = registers_.find(each);
        if (known == registers_.end() || !known->second.is_written || known->second.varies) {
            return true; // a register that is never written is set by the hardware, as the lane index is
        }
        open.insert(open.end(), known->second.from.begin(), known->second.from.end());
    }
    return false;
}

} // namespace lockstep::optimised
