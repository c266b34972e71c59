#include "engine/games/erase.hpp"
#include "engine/games/highcard/highcard.hpp"

template const sammel::AnyGame& sammel::erased<sammel::HighCard>();
