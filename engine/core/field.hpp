// A member of a described struct: see describe.hpp.
#pragma once

#include <string_view>
#include <tuple>

namespace sammel {

template <class Owner, class Member>
struct Field {
  std::string_view name;
  Member Owner::* pointer;
  std::string_view about = {};  // NOLINT(readability-redundant-member-init): only what is told outside has it
};

// `about` says what it is to whoever reads docs/protocol.md.
template <class Owner, class Member>
constexpr Field<Owner, Member> field(std::string_view name, Member Owner::* pointer, std::string_view about = {}) {
  return {name, pointer, about};
}

}  // namespace sammel
