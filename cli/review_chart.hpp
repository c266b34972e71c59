// How everybody's chances went, as text: one band of bars for each seat, so that it can be read without colours.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "bots/review.hpp"

namespace sammel {

// `names` by seat. Below the bars the first nine of the `marked` moves are numbered. No line is longer than `width`.
std::string reviewChart(const Review& review, std::span<const std::string> names, std::span<const std::size_t> marked,
                        int width);

}  // namespace sammel
