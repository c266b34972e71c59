#include "engine/games/feiner_sand/earlier.hpp"

#include "engine/games/erase.hpp"

template const sammel::AnyGame& sammel::erased<sammel::FeinerSand2>();
