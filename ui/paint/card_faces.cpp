#include "paint/card_faces.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <stdexcept>

#include "paint/hash.hpp"

namespace misk::ui {

namespace {

constexpr double kMostMs = 20;    // the most time per screen frame for faces that can wait
constexpr int kSheetSide = 1024;  // pixels; larger only for a single larger face

std::uint64_t hash(const Face* face, bool small) {
  Hash h;
  h.number(small ? 2 : 1);
  h.face(face);
  return h.value();
}

int rounded_up(int n) {
  return (n + 63) / 64 * 64;
}

}  // namespace

CardFaces::CardFaces(Fonts& fonts, const FaceDrawing& drawing, std::size_t most_bytes)
    : fonts_(fonts), drawing_(drawing), most_bytes_(most_bytes) {}

void CardFaces::begin_frame() {
  ++frame_;
  unfinished_ = false;
  drawn_now_ = 0;
  spent_ms_ = 0;
}

void CardFaces::clear() {
  faces_.clear();
  any_size_.clear();
  sheets_.clear();
  bytes_ = 0;
}

CardFaces::Drawn CardFaces::get(const Face* face, int width, int height, bool small) {
  const Key key{hash(face, small), width, height};
  const auto use = [&](Kept& kept) {
    kept.used = frame_;
    return Drawn{&kept.sheet->texture.getTexture(), kept.area};
  };
  if (const auto it = faces_.find(key); it != faces_.end()) return use(it->second);
  if (spent_ms_ > kMostMs) {
    const auto other = any_size_.find(key.face);
    const auto it = other == any_size_.end() ? faces_.end() : faces_.find(other->second);
    if (it != faces_.end() || in_steps_) {
      unfinished_ = true;
      return it == faces_.end() ? Drawn{} : use(it->second);
    }
  }
  const auto start = std::chrono::steady_clock::now();
  if (bytes_ > most_bytes_) make_room();
  Kept kept = new_place(width, height);
  draw(kept, face, width, height, small);
  any_size_[key.face] = key;
  ++drawn_now_;
  spent_ms_ += std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return use(faces_[key] = kept);
}

CardFaces::Kept CardFaces::new_place(int width, int height) {
  Sheets& sheets = sheets_[{width, height}];
  const auto found =
      std::find_if(sheets.begin(), sheets.end(), [](const auto& one) { return !one->free.empty(); });
  Sheet* sheet = found == sheets.end() ? nullptr : found->get();
  const int w = width + 1, h = height + 1;  // an empty line between faces
  if (!sheet) {
    // The first sheet of a size is smaller, because sizes come and go during a zoom.
    const int side = sheets.empty() ? kSheetSide / 2 : kSheetSide;
    const int columns = std::max(1, side / w), rows = std::max(1, side / h);
    auto fresh = std::make_unique<Sheet>();
    if (!fresh->texture.create(static_cast<unsigned>(columns * w), static_cast<unsigned>(rows * h)))
      throw std::runtime_error("The graphics driver gives no texture of " + std::to_string(columns * w) +
                               " x " + std::to_string(rows * h) + " pixels to keep cards on");
    fresh->texture.setSmooth(true);  // a moving card lies between pixels
    fresh->texture.clear(sf::Color::Transparent);
    fresh->texture.display();
    fresh->columns = columns;
    fresh->places = columns * rows;
    for (int i = fresh->places; i-- > 0;) fresh->free.push_back(i);
    bytes_ += static_cast<std::size_t>(columns * w) * static_cast<std::size_t>(rows * h) * 4;
    sheet = fresh.get();
    sheets.push_back(std::move(fresh));
  }
  Kept kept;
  kept.sheet = sheet;
  kept.place = sheet->free.back();
  sheet->free.pop_back();
  kept.area = {static_cast<float>(kept.place % sheet->columns * w),
               static_cast<float>(kept.place / sheet->columns * h), static_cast<float>(width),
               static_cast<float>(height)};
  return kept;
}

void CardFaces::forget(const Key& key) {
  const auto it = faces_.find(key);
  Sheet* sheet = it->second.sheet;
  sheet->free.push_back(it->second.place);
  faces_.erase(it);
  if (static_cast<int>(sheet->free.size()) < sheet->places) return;
  const sf::Vector2u size = sheet->texture.getSize();
  bytes_ -= std::size_t{size.x} * size.y * 4;
  const auto sheets = sheets_.find({key.width, key.height});
  std::erase_if(sheets->second, [&](const auto& one) { return one.get() == sheet; });
  if (sheets->second.empty()) sheets_.erase(sheets);
}

void CardFaces::make_room() {
  // Shrink to three quarters, so that this is not done for every new face. Keep faces of this screen frame,
  // which are still to be drawn, and of the last one, which will be shown again.
  std::vector<std::pair<unsigned, Key>> by_age;
  for (const auto& [key, kept] : faces_)
    if (kept.used + 1 < frame_) by_age.emplace_back(kept.used, key);
  std::sort(by_age.begin(), by_age.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [used, key] : by_age) {
    if (bytes_ <= most_bytes_ / 4 * 3) break;
    forget(key);
  }
  std::erase_if(any_size_, [&](const auto& one) { return !faces_.contains(one.second); });
}

sf::RenderTexture& CardFaces::scratch(int slot, int width, int height) {
  std::unique_ptr<sf::RenderTexture>& texture = scratch_[slot];
  const auto w = static_cast<unsigned>(rounded_up(width)), h = static_cast<unsigned>(rounded_up(height));
  if (!texture || texture->getSize().x < w || texture->getSize().y < h) {
    const unsigned old_w = texture ? texture->getSize().x : 0, old_h = texture ? texture->getSize().y : 0;
    texture = std::make_unique<sf::RenderTexture>();
    if (!texture->create(std::max(w, old_w), std::max(h, old_h)))
      throw std::runtime_error("The graphics driver gives no texture of " + std::to_string(w) + " x " +
                               std::to_string(h) + " pixels to draw cards on");
    texture->setSmooth(true);
  }
  return *texture;
}

void CardFaces::draw(const Kept& kept, const Face* face, int width, int height, bool small) {
  const Rect design = design_size(face ? face->shape : Shape::card);
  const auto w = static_cast<float>(width), h = static_cast<float>(height);
  // The oversampling factor: no more than makes letters even, because doubling it costs four times as much.
  const int times = small || w > design.w * 0.6F ? 1 : w > design.w * 0.21F ? 2 : 4;

  // Sets a view of `units` onto a part of the target, and clears that part.
  auto aim = [](sf::RenderTexture& target, const sf::FloatRect& part, sf::Vector2f units) {
    const sf::Vector2f size(target.getSize());
    sf::View view(sf::FloatRect(0, 0, units.x, units.y));
    view.setViewport(
        sf::FloatRect(part.left / size.x, part.top / size.y, part.width / size.x, part.height / size.y));
    target.setView(view);
    sf::Vertex corners[] = {{{0, 0}, sf::Color::Transparent},
                            {{units.x, 0}, sf::Color::Transparent},
                            {units, sf::Color::Transparent},
                            {{0, units.y}, sf::Color::Transparent}};
    target.draw(corners, 4, sf::Quads, sf::RenderStates(sf::BlendNone));
  };
  auto paint = [&](sf::RenderTexture& target, const sf::FloatRect& part) {
    if (small) {
      aim(target, part, {w, h});
      Brush brush(target, fonts_);
      drawing_.draw_small(brush, face, {0, 0, w, h});
    } else {
      aim(target, part, {design.w, design.h});
      Brush brush(target, fonts_, design.w / part.width);
      drawing_.draw(brush, face);
    }
    target.display();
  };
  if (times == 1) return paint(kept.sheet->texture, kept.area);

  sf::RenderTexture* from = &scratch(0, width * times, height * times);
  float fw = w * static_cast<float>(times), fh = h * static_cast<float>(times);
  paint(*from, {0, 0, fw, fh});
  // Halve repeatedly: the smoothed middle of four pixels is exactly their mean.
  for (int step = times; step > 1; step /= 2) {
    const float tw = fw / 2, th = fh / 2;
    sf::RenderTexture& to =
        step == 2 ? kept.sheet->texture : scratch(1, static_cast<int>(tw), static_cast<int>(th));
    aim(to, step == 2 ? kept.area : sf::FloatRect(0, 0, tw, th), {tw, th});
    sf::Vertex corners[] = {{{0, 0}, {0, 0}}, {{tw, 0}, {fw, 0}}, {{tw, th}, {fw, fh}}, {{0, th}, {0, fh}}};
    sf::RenderStates states(sf::BlendNone);
    states.texture = &from->getTexture();
    to.draw(corners, 4, sf::Quads, states);
    to.display();
    from = &to;
    fw = tw;
    fh = th;
  }
}

}  // namespace misk::ui
