#pragma once

#include "core/site/skeleton.h"

#include <map>
#include <string>
#include <vector>

namespace lockstep::test {

/// Builds a skeleton from the text that trace_of() describes.
class SkeletonText {
public:
    /// Adds the next site under this name.
    void add_site(const std::string& name);
    [[nodiscard]] Site site_named(const std::string& name) const;

    /// Adds a function: "f { A B }" for a helper, "{ A call f }" for the kernel.
    void add_function(bool is_kernel, const std::string& text);

    [[nodiscard]] const Skeleton& skeleton() const { return skeleton_; }

private:
    NodeIndex add(Node node);
    NodeIndex block();
    NodeIndex statement();
    NodeIndex choice();
    std::string take();
    void expect(const std::string& token);

    Skeleton skeleton_;
    std::map<std::string, Site> sites_;
    std::map<std::string, NodeIndex> helpers_;
    std::vector<std::string> tokens_; ///< tokens of the function being read
    std::size_t next_ = 0;
};

} // namespace lockstep::test
