// JSON whose maps keep the order of their keys, as files for people and saves do.
#pragma once
#include <functional>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace misk::text {

/// nlohmann::ordered_map looks at each key to find one, so a stranger's file with many keys takes minutes.
/// This one notes where the keys of a large map are.
template <class Key, class T, class Ignored = std::less<Key>,
          class Allocator = std::allocator<std::pair<const Key, T>>>
class OrderedMap : public nlohmann::ordered_map<Key, T, Ignored, Allocator> {
  using Base = nlohmann::ordered_map<Key, T, Ignored, Allocator>;
  using Entries = typename Base::Container;

 public:
  using iterator = typename Base::iterator;
  using const_iterator = typename Base::const_iterator;
  using size_type = typename Base::size_type;
  using value_type = typename Base::value_type;

  OrderedMap() = default;
  explicit OrderedMap(const Allocator& allocator) : Base(allocator) {}
  template <class It>
  OrderedMap(It first, It last, const Allocator& allocator = Allocator()) : Base(allocator) {
    insert(first, last);
  }
  OrderedMap(std::initializer_list<value_type> entries, const Allocator& allocator = Allocator())
      : Base(allocator) {
    insert(entries.begin(), entries.end());
  }

  iterator find(std::string_view key) { return this->begin() + at_of(key); }
  const_iterator find(std::string_view key) const { return this->begin() + at_of(key); }
  size_type count(std::string_view key) const { return find(key) != this->end(); }
  std::pair<iterator, bool> emplace(Key key, T value) {
    if (const iterator known = find(key); known != this->end()) return {known, false};
    Entries::emplace_back(std::move(key), std::move(value));
    return {std::prev(this->end()), true};
  }
  std::pair<iterator, bool> insert(value_type entry) {
    return emplace(std::move(entry.first), std::move(entry.second));
  }
  template <class It>
  requires std::is_convertible_v<typename std::iterator_traits<It>::iterator_category,
                                 std::input_iterator_tag>
  void insert(It first, It last) {
    for (; first != last; ++first) insert(*first);
  }
  T& operator[](Key key) { return emplace(std::move(key), T{}).first->second; }
  const T& operator[](std::string_view key) const { return at(key); }
  T& at(std::string_view key) { return const_cast<T&>(std::as_const(*this).at(key)); }
  const T& at(std::string_view key) const {
    const const_iterator found = find(key);
    if (found == this->end()) throw std::out_of_range("key not found");
    return found->second;
  }

  size_type erase(std::string_view key) {
    const iterator found = find(key);
    if (found == this->end()) return 0;
    erase(found);
    return 1;
  }
  iterator erase(iterator at) { return erase(at, std::next(at)); }
  iterator erase(iterator first, iterator last) {
    forget();
    return Base::erase(first, last);
  }
  void clear() {
    forget();
    Entries::clear();
  }

 private:
  static constexpr std::size_t kFew = 16;  // of so few keys each is looked at

  std::ptrdiff_t at_of(std::string_view key) const {
    const std::size_t all = this->size();
    std::size_t at = 0;
    if (all <= kFew) {
      while (at < all && (*this).Entries::operator[](at).first != key) ++at;
      return static_cast<std::ptrdiff_t>(at);
    }
    const std::hash<std::string_view> hash;
    for (; noted_ < all; ++noted_) where_.emplace(hash(Entries::operator[](noted_).first), noted_);
    const auto [first, last] = where_.equal_range(hash(key));
    for (auto it = first; it != last; ++it)
      if (Entries::operator[](it->second).first == key) return static_cast<std::ptrdiff_t>(it->second);
    return static_cast<std::ptrdiff_t>(all);
  }
  void forget() {
    where_.clear();
    noted_ = 0;
  }

  mutable std::unordered_multimap<std::size_t, std::size_t> where_;  // by the hash of a key
  mutable std::size_t noted_ = 0;                                    // so many keys are in where_
};

using Json = nlohmann::basic_json<OrderedMap>;

}  // namespace misk::text
