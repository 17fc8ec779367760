#include "paint/atlas.hpp"

#include <SFML/Graphics/Vertex.hpp>
#include <algorithm>
#include <stdexcept>

namespace misk::ui {

namespace {

// Replaces the target's pixels, and multiplies the colours with alpha.
const sf::BlendMode kMultiply(sf::BlendMode::SrcAlpha, sf::BlendMode::Zero, sf::BlendMode::Add,
                              sf::BlendMode::One, sf::BlendMode::Zero, sf::BlendMode::Add);

void put_quad(std::vector<sf::Vertex>& out, const sf::IntRect& to, const sf::IntRect& from) {
  const auto x0 = static_cast<float>(to.left), y0 = static_cast<float>(to.top);
  const auto x1 = x0 + static_cast<float>(to.width), y1 = y0 + static_cast<float>(to.height);
  const auto u0 = static_cast<float>(from.left), v0 = static_cast<float>(from.top);
  const auto u1 = u0 + static_cast<float>(from.width), v1 = v0 + static_cast<float>(from.height);
  out.push_back({{x0, y0}, {u0, v0}});
  out.push_back({{x1, y0}, {u1, v0}});
  out.push_back({{x1, y1}, {u1, v1}});
  out.push_back({{x0, y1}, {u0, v1}});
}

}  // namespace

Atlas::Page& Atlas::new_page() {
  auto page = std::make_unique<Page>();
  if (!page->texture.create(kSize, kSize))
    throw std::runtime_error("The graphics driver gives no texture of 1024 x 1024 pixels for letters");
  page->texture.setSmooth(true);
  page->texture.clear(sf::Color::Transparent);
  std::vector<sf::Vertex> spot;
  put_quad(spot, {0, 0, kSpot, kSpot}, {0, 0, 0, 0});
  page->texture.draw(spot.data(), spot.size(), sf::Quads, sf::RenderStates(sf::BlendNone));
  page->texture.display();
  pages_.push_back(std::move(page));
  return *pages_.back();
}

Atlas::Slot Atlas::add(int width, int height) {
  if (width > kSize || height > kSize - kSpot - 1) return {};
  Page* page = pages_.empty() ? &new_page() : pages_.back().get();
  auto fits = [&] {
    if (page->x + width > kSize) {
      page->x = 0;
      page->y += page->row + 1;
      page->row = 0;
    }
    return page->y + height <= kSize;
  };
  if (!fits()) {
    page = &new_page();
    fits();
  }
  const Slot slot{&page->texture.getTexture(), {page->x, page->y, width, height}};
  page->x += width + 1;
  page->row = std::max(page->row, height);
  return slot;
}

void Atlas::copy(const sf::Texture& from, const sf::IntRect& area, const Slot& to, bool straight) {
  waiting_.push_back({&from, area, to, straight});
}

const Atlas::Slot& Atlas::stamp(const std::string& key, int width, int height,
                                const std::function<void(sf::RenderTarget&)>& draw) {
  const auto [it, fresh] = stamps_.try_emplace(key);
  if (!fresh || width > kSheet || height > kSheet) return it->second;
  if (!sheet_made_) {
    if (!sheet_.create(kSheet, kSheet))
      throw std::runtime_error("The graphics driver gives no texture for symbols");
    sheet_.clear(sf::Color::Transparent);
    sheet_made_ = true;
  }
  if (sheet_x_ + width > kSheet) {
    sheet_x_ = 0;
    sheet_y_ += sheet_row_ + 1;
    sheet_row_ = 0;
  }
  if (sheet_y_ + height > kSheet) upload();
  const sf::IntRect area(sheet_x_, sheet_y_, width, height);
  const auto w = static_cast<float>(width), h = static_cast<float>(height);
  constexpr float kWhole = kSheet;
  sf::View view(sf::FloatRect(0, 0, w, h));
  view.setViewport({static_cast<float>(area.left) / kWhole, static_cast<float>(area.top) / kWhole, w / kWhole,
                    h / kWhole});
  sheet_.setView(view);
  stamping_ = true;
  draw(sheet_);
  stamping_ = false;
  it->second = add(width, height);
  if (it->second.page) copy(sheet_.getTexture(), area, it->second, false);
  sheet_x_ += width + 1;
  sheet_row_ = std::max(sheet_row_, height);
  return it->second;
}

void Atlas::upload() {
  // Letters for a stamp are uploaded while it is painted; finished stamps wait until it is done.
  const sf::Texture* sheet = sheet_made_ ? &sheet_.getTexture() : nullptr;
  const auto ready = std::stable_partition(
      waiting_.begin(), waiting_.end(), [&](const Copy& copy) { return !stamping_ || copy.from != sheet; });
  if (ready == waiting_.begin()) return;
  if (sheet && !stamping_) sheet_.display();
  std::sort(waiting_.begin(), ready, [](const Copy& a, const Copy& b) {
    return a.to.page != b.to.page ? a.to.page < b.to.page : a.from < b.from;
  });
  std::vector<sf::Vertex> quads;
  for (auto it = waiting_.begin(); it != ready;) {
    const Copy& first = *it;
    quads.clear();
    for (; it != ready && it->to.page == first.to.page && it->from == first.from; ++it)
      put_quad(quads, it->to.area, it->area);
    const auto page = std::find_if(pages_.begin(), pages_.end(), [&](const auto& one) {
      return &one->texture.getTexture() == first.to.page;
    });
    sf::RenderStates states(first.straight ? kMultiply : sf::BlendNone);
    states.texture = first.from;
    (*page)->texture.draw(quads.data(), quads.size(), sf::Quads, states);
    if (it == ready || it->to.page != first.to.page) (*page)->texture.display();
  }
  waiting_.erase(waiting_.begin(), ready);
  if (sheet && !stamping_) {
    sheet_.clear(sf::Color::Transparent);
    sheet_x_ = sheet_y_ = sheet_row_ = 0;
  }
}

const sf::Texture& Atlas::any_page() {
  return (pages_.empty() ? new_page() : *pages_.back()).texture.getTexture();
}

void Atlas::clear() {
  waiting_.clear();
  stamps_.clear();
  pages_.clear();
}

}  // namespace misk::ui
