// What nearly every test includes; see shared_headers.hpp.
#pragma once

#include <gtest/gtest.h>

#include "cmake/shared_headers.hpp"
#include "engine/conformance/conformance.hpp"
#include "engine/core/random_driver.hpp"
