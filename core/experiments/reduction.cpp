#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"

namespace lockstep {

std::string reduction_options(const ParameterValues& values) {
    const std::string& type = values.at("type");
    const std::string& op = values.at("op");
    const std::string atomics = type == "float"    ? "-DBITS=uint -DCOMPARE_EXCHANGE=atomic_cmpxchg"
                                : type == "double" ? "-DBITS=ulong -DCOMPARE_EXCHANGE=atom_cmpxchg"
                                                   : "-DATOMIC_OP=atomic_" + (op == "sum" ? "add" : op);
    return type_and_op_options(values) + " " + atomics;
}

std::vector<Experiment> reduction_experiments() {
    std::vector<Experiment> experiments = reductions_in_one_launch();
    experiments.push_back(reduction_in_passes());
    experiments.push_back(concurrent_reduction());
    return experiments;
}

} // namespace lockstep
