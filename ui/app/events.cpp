#include "app/events.hpp"

namespace misk::ui {

std::string name_of(sf::Keyboard::Key key) {
  using Key = sf::Keyboard;
  if (key >= Key::A && key <= Key::Z) return std::string(1, static_cast<char>('A' + (key - Key::A)));
  if (key >= Key::Num0 && key <= Key::Num9) return std::string(1, static_cast<char>('0' + (key - Key::Num0)));
  if (key >= Key::Numpad0 && key <= Key::Numpad9)
    return std::string(1, static_cast<char>('0' + (key - Key::Numpad0)));
  if (key >= Key::F1 && key <= Key::F15) return "F" + std::to_string(key - Key::F1 + 1);
  switch (key) {
    case Key::Space:
      return "Space";
    case Key::Enter:
      return "Enter";
    case Key::Escape:
      return "Escape";
    case Key::Tab:
      return "Tab";
    case Key::Backspace:
      return "Backspace";
    case Key::Delete:
      return "Delete";
    case Key::Insert:
      return "Insert";
    case Key::Home:
      return "Home";
    case Key::End:
      return "End";
    case Key::PageUp:
      return "PageUp";
    case Key::PageDown:
      return "PageDown";
    case Key::Left:
      return "Left";
    case Key::Right:
      return "Right";
    case Key::Up:
      return "Up";
    case Key::Down:
      return "Down";
    case Key::Add:
    case Key::Equal:
      return "Plus";
    case Key::Subtract:
    case Key::Hyphen:
      return "Minus";
    case Key::Multiply:
      return "Times";
    case Key::Divide:
    case Key::Slash:
      return "Slash";
    case Key::Backslash:
      return "Backslash";
    case Key::Comma:
      return "Comma";
    case Key::Period:
      return "Period";
    case Key::Semicolon:
      return "Semicolon";
    case Key::Quote:
      return "Quote";
    case Key::Tilde:
      return "Tilde";
    case Key::LBracket:
      return "LeftBracket";
    case Key::RBracket:
      return "RightBracket";
    case Key::Pause:
      return "Pause";
    case Key::Menu:
      return "Menu";
    case Key::LControl:
    case Key::RControl:
      return "Ctrl";
    case Key::LShift:
    case Key::RShift:
      return "Shift";
    case Key::LAlt:
    case Key::RAlt:
      return "Alt";
    case Key::LSystem:
    case Key::RSystem:
      return "System";
    default:
      return "";
  }
}

namespace {

std::string to_utf8(std::uint32_t letter) {
  std::string out;
  if (letter < 0x80) {
    out += static_cast<char>(letter);
  } else if (letter < 0x800) {
    out += static_cast<char>(0xC0 | (letter >> 6));
    out += static_cast<char>(0x80 | (letter & 0x3F));
  } else if (letter < 0x10000) {
    out += static_cast<char>(0xE0 | (letter >> 12));
    out += static_cast<char>(0x80 | ((letter >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (letter & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | (letter >> 18));
    out += static_cast<char>(0x80 | ((letter >> 12) & 0x3F));
    out += static_cast<char>(0x80 | ((letter >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (letter & 0x3F));
  }
  return out;
}

Point point(int x, int y) {
  return {static_cast<float>(x), static_cast<float>(y)};
}

}  // namespace

bool HeldKeys::repeats(const sf::Event& event) {
  if (event.type == sf::Event::KeyPressed) return !down_.insert(event.key.code).second;
  if (event.type == sf::Event::KeyReleased) down_.erase(event.key.code);
  if (event.type == sf::Event::LostFocus) down_.clear();  // its release is never told
  return false;
}

std::optional<Input> to_input(const sf::Event& event) {
  Input input{};
  switch (event.type) {
    case sf::Event::MouseMoved:
      input.kind = Input::Kind::move;
      input.at = point(event.mouseMove.x, event.mouseMove.y);
      return input;
    case sf::Event::MouseLeft:
      input.kind = Input::Kind::move;
      input.at = {-1, -1};
      return input;
    case sf::Event::MouseButtonPressed:
    case sf::Event::MouseButtonReleased:
      if (event.mouseButton.button > sf::Mouse::Middle) return std::nullopt;
      input.kind = event.type == sf::Event::MouseButtonPressed ? Input::Kind::press : Input::Kind::release;
      input.at = point(event.mouseButton.x, event.mouseButton.y);
      input.button = event.mouseButton.button;
      return input;
    case sf::Event::MouseWheelScrolled:
      if (event.mouseWheelScroll.wheel != sf::Mouse::VerticalWheel) return std::nullopt;
      input.kind = Input::Kind::wheel;
      input.at = point(event.mouseWheelScroll.x, event.mouseWheelScroll.y);
      input.wheel = event.mouseWheelScroll.delta;
      return input;
    case sf::Event::KeyPressed:
      input.kind = Input::Kind::key;
      input.key = name_of(event.key.code);
      input.ctrl = event.key.control;
      input.shift = event.key.shift;
      input.alt = event.key.alt;
      if (input.key.empty()) return std::nullopt;
      return input;
    case sf::Event::TextEntered:
      if (event.text.unicode < 32 || event.text.unicode == 127 || event.text.unicode > 0x10FFFF)
        return std::nullopt;
      input.kind = Input::Kind::text;
      input.text = to_utf8(event.text.unicode);
      return input;
    case sf::Event::Resized:
      input.kind = Input::Kind::resize;
      input.at = {static_cast<float>(event.size.width), static_cast<float>(event.size.height)};
      return input;
    case sf::Event::Closed:
      input.kind = Input::Kind::close;
      return input;
    case sf::Event::LostFocus:
      input.kind = Input::Kind::focus_lost;
      return input;
    default:
      return std::nullopt;
  }
}

}  // namespace misk::ui
