// The inspector for card writers.
//
// One file: one function for each tab.
#include "app/inspector.hpp"

#ifdef MISK_IMGUI

#include <backends/imgui_impl_opengl2.h>
#include <imgui.h>

#include <SFML/Window/Clipboard.hpp>
#include <SFML/Window/Context.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "app/console_view.hpp"
#include "app/inspection.hpp"
#include "explain/trace.hpp"
#include "paint/fonts.hpp"
#include "text/letters.hpp"

namespace misk::ui {

namespace {

constexpr float kTextSize = 14;
constexpr int kSettling = 3;  // screen frames until a press, its release and its effects are all shown

const ImVec4 kPlain{0.90F, 0.88F, 0.82F, 1}, kQuiet{0.62F, 0.62F, 0.60F, 1}, kGood{0.55F, 0.85F, 0.55F, 1},
    kBad{0.93F, 0.67F, 0.42F, 1}, kEffect{1.0F, 0.90F, 0.50F, 1}, kAsked{0.60F, 0.78F, 0.98F, 1},
    kHead{0.98F, 0.84F, 0.55F, 1};

std::string font_file() {
  for (const std::filesystem::path& folder : Fonts::usual_folders())
    for (const char* name : {"DejaVuSans.ttf", "truetype/dejavu/DejaVuSans.ttf"}) {
      std::error_code error;
      if (std::filesystem::exists(folder / name, error)) return (folder / name).string();
    }
  return "";
}

bool contains(const std::string& text, const std::string& what) {
  const auto same = [](char a, char b) { return text::small(a) == text::small(b); };
  return std::search(text.begin(), text.end(), what.begin(), what.end(), same) != text.end();
}

}  // namespace

struct Inspector::Gui {
  ImGuiContext* context = nullptr;
  bool gl = false;    // the backend runs
  float scale = 0;    // the scale of the loaded font
  ImVec2 size{0, 0};  // of the target
  std::chrono::steady_clock::time_point drawn_at = std::chrono::steady_clock::now();

  // Dear ImGui 1.86 reads the mouse and keys once a screen frame, so a press and release between two of them
  // would be lost. A button pressed since the last one counts as down in the next one.
  std::array<bool, 3> down{}, pressed{};
  std::array<bool, sf::Keyboard::KeyCount> key_down{}, key_pressed{};
  bool outside = false;  // a button was pressed on the table, which gets all input until its release
  ImVec2 window_at{0, 0}, window_size{0, 0};

  // The content, and the position it belongs to.
  game::Game* game = nullptr;
  std::uint64_t position = 0;
  Tab tab = Tab::components;
  bool turn = true;                    // switch to `tab`
  std::array<sf::Vector2f, 6> titles;  // of the tabs, as last drawn
  std::vector<ZoneNode> zones;
  kernel::ComponentId chosen = 0;
  bool reveal = false;  // open the tree at the chosen component
  std::vector<Section> chosen_sections, stack, random, journal;
  char filter_zones[64] = "", filter_trace[64] = "";
  std::unique_ptr<game::Trace> trace;
  std::vector<game::TraceLine> lines;  // lines that pass the filter
  std::uint64_t lines_version = 0;
  std::string lines_filter;
  bool paused = false, everything = false, refused_only = false, lines_refused = false;
  bool to_end = true;
  std::string clipboard;

  ConsoleView console;
  const game::Game* console_of = nullptr;
  Playing* playing = nullptr;  // set while drawing
  bool acted = false;          // a line of the console has changed the game

  Gui();
  ~Gui();
  void start(float wanted_scale);
  void look(game::Game& at);
  void look_at_trace();
  void build();
  void build_components();
  void build_node(const ComponentNode& node);
  void build_sections(const char* name, const std::vector<Section>& sections);
  void build_trace();
  bool over(int x, int y) const {
    return static_cast<float>(x) >= window_at.x && static_cast<float>(x) < window_at.x + window_size.x &&
           static_cast<float>(y) >= window_at.y && static_cast<float>(y) < window_at.y + window_size.y;
  }
};

Inspector::Gui::Gui() : context(ImGui::CreateContext()) {
  ImGui::SetCurrentContext(context);
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.ConfigInputTextCursorBlink = false;  // a blinking cursor would force drawing while idle
  using Key = sf::Keyboard;
  const std::pair<ImGuiKey_, Key::Key> keys[] = {{ImGuiKey_Tab, Key::Tab},
                                                 {ImGuiKey_LeftArrow, Key::Left},
                                                 {ImGuiKey_RightArrow, Key::Right},
                                                 {ImGuiKey_UpArrow, Key::Up},
                                                 {ImGuiKey_DownArrow, Key::Down},
                                                 {ImGuiKey_PageUp, Key::PageUp},
                                                 {ImGuiKey_PageDown, Key::PageDown},
                                                 {ImGuiKey_Home, Key::Home},
                                                 {ImGuiKey_End, Key::End},
                                                 {ImGuiKey_Delete, Key::Delete},
                                                 {ImGuiKey_Backspace, Key::Backspace},
                                                 {ImGuiKey_Enter, Key::Enter},
                                                 {ImGuiKey_Escape, Key::Escape},
                                                 {ImGuiKey_A, Key::A},
                                                 {ImGuiKey_C, Key::C},
                                                 {ImGuiKey_V, Key::V},
                                                 {ImGuiKey_X, Key::X},
                                                 {ImGuiKey_Y, Key::Y},
                                                 {ImGuiKey_Z, Key::Z}};
  for (const auto& [imgui, sfml] : keys) io.KeyMap[imgui] = sfml;
  io.ClipboardUserData = this;
  io.SetClipboardTextFn = [](void*, const char* text) {
    const std::string utf8 = text;
    sf::Clipboard::setString(sf::String::fromUtf8(utf8.begin(), utf8.end()));
  };
  io.GetClipboardTextFn = [](void* self) {
    const auto utf8 = sf::Clipboard::getString().toUtf8();
    std::string& kept = static_cast<Gui*>(self)->clipboard;
    kept.assign(utf8.begin(), utf8.end());
    return kept.c_str();
  };
  ImGui::StyleColorsDark();
  ImGuiStyle& style = ImGui::GetStyle();
  style.WindowRounding = 4;
  style.Colors[ImGuiCol_WindowBg] = ImVec4(0.07F, 0.08F, 0.09F, 1);
  style.FrameBorderSize = 1;
  style.ScrollbarRounding = 2;
  const std::pair<ImGuiCol_, ImVec4> colours[] = {{ImGuiCol_Text, kPlain},
                                                  {ImGuiCol_FrameBg, ImVec4(0.13F, 0.15F, 0.18F, 1)},
                                                  {ImGuiCol_Border, ImVec4(0.38F, 0.40F, 0.43F, 1)},
                                                  {ImGuiCol_ScrollbarBg, ImVec4(0.10F, 0.11F, 0.12F, 1)},
                                                  {ImGuiCol_ScrollbarGrab, ImVec4(0.42F, 0.45F, 0.50F, 1)},
                                                  {ImGuiCol_CheckMark, kEffect}};
  for (const auto& [which, colour] : colours) style.Colors[which] = colour;
}

Inspector::Gui::~Gui() {
  ImGui::SetCurrentContext(context);
  if (gl) {
    const sf::Context any;  // textures are shared between contexts, and one context must be active
    ImGui_ImplOpenGL2_Shutdown();
  }
  ImGui::DestroyContext(context);
}

void Inspector::Gui::start(float wanted_scale) {
  if (!gl) ImGui_ImplOpenGL2_Init();
  gl = true;
  if (wanted_scale == scale) return;
  if (scale > 0) ImGui_ImplOpenGL2_DestroyFontsTexture();
  ImGui::GetStyle().ScaleAllSizes(wanted_scale / (scale > 0 ? scale : 1));
  scale = wanted_scale;
  ImGuiIO& io = ImGui::GetIO();
  io.Fonts->Clear();
  // Latin, punctuation, arrows, and the minus sign.
  static const ImWchar kLetters[] = {0x20,   0x24F,  0x2010, 0x2044, 0x2190, 0x21FF,
                                     0x2212, 0x2212, 0x2260, 0x2265, 0};
  const std::string file = font_file();
  if (file.empty() || !io.Fonts->AddFontFromFileTTF(file.c_str(), kTextSize * scale, nullptr, kLetters))
    io.Fonts->AddFontDefault();
  ImGui_ImplOpenGL2_CreateFontsTexture();
}

// Collects the content about a game, once for each position.
void Inspector::Gui::look(game::Game& at) {
  if (console_of && console_of != &at) console = {};
  console_of = &at;
  if (!trace || !trace->attached() || game != &at) {
    trace = std::make_unique<game::Trace>(at);
    trace->everything(everything);
    game = nullptr;
    paused = false;
    lines.clear();
    lines_version = ~std::uint64_t{0};
  }
  const std::uint64_t now = at.kernel().frames_run * 1'000'003 + at.session().journal().size();
  if (game == &at && position == now) return;
  game = &at;
  position = now;
  zones = inspect_zones(at);
  if (!chosen || !at.kernel().valid(chosen)) chosen = at.kernel().state().avatars[0];
  chosen_sections = inspect_component(at, chosen);
  stack = inspect_stack(at);
  random = inspect_random(at);
  journal = inspect_journal(at);
}

void Inspector::Gui::look_at_trace() {
  if (paused ||
      (lines_version == trace->version() && lines_filter == filter_trace && lines_refused == refused_only))
    return;
  lines_version = trace->version();
  lines_filter = filter_trace;
  lines_refused = refused_only;
  lines = trace->lines();
  std::erase_if(lines, [&](const game::TraceLine& line) {
    return (refused_only && line.kind != game::TraceLine::Kind::refused &&
            line.kind != game::TraceLine::Kind::cancelled) ||
           (!lines_filter.empty() && !contains(line.text, lines_filter));
  });
  to_end = true;
}

void Inspector::Gui::build() {
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  // Covers the right half, without the top line and the hand.
  const bool moved = screen.x != size.x || screen.y != size.y;
  size = screen;
  ImGui::SetNextWindowPos(ImVec2(screen.x * 0.42F, screen.y * 0.05F),
                          moved ? ImGuiCond_Always : ImGuiCond_Once);
  ImGui::SetNextWindowSize(ImVec2(screen.x * 0.57F, screen.y * 0.72F),
                           moved ? ImGuiCond_Always : ImGuiCond_Once);
  ImGui::Begin("Inspector", nullptr, ImGuiWindowFlags_NoCollapse);
  if (ImGui::BeginTabBar("tabs")) {
    const auto item = [&](const char* name, Tab which, const auto& content) {
      const bool here = turn && tab == which;
      const bool shown = ImGui::BeginTabItem(name, nullptr, here ? ImGuiTabItemFlags_SetSelected : 0);
      const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
      titles[static_cast<std::size_t>(which)] = {(from.x + to.x) / 2, (from.y + to.y) / 2};
      if (!shown) return;
      if (!turn) tab = which;
      content();
      ImGui::EndTabItem();
    };
    item("Components", Tab::components, [&] { build_components(); });
    item("Stack", Tab::stack, [&] { build_sections("stack", stack); });
    item("Random", Tab::random, [&] { build_sections("random", random); });
    item("Trace", Tab::trace, [&] { build_trace(); });
    item("Journal", Tab::journal, [&] { build_sections("journal", journal); });
    item("Console", Tab::console, [&] { acted = console.build(playing) || acted; });
    turn = false;
    ImGui::EndTabBar();
  }
  window_at = ImGui::GetWindowPos();
  window_size = ImGui::GetWindowSize();
  ImGui::End();
}

void Inspector::Gui::build_node(const ComponentNode& node) {
  ImGui::PushID(node.id);
  ImGuiTreeNodeFlags flags = ImGuiTreeNodeFlags_OpenOnArrow | ImGuiTreeNodeFlags_SpanAvailWidth;
  if (node.attached.empty())
    flags |= ImGuiTreeNodeFlags_Leaf | ImGuiTreeNodeFlags_NoTreePushOnOpen;
  else
    flags |= ImGuiTreeNodeFlags_DefaultOpen;
  if (node.id == chosen) flags |= ImGuiTreeNodeFlags_Selected;
  const bool shown = ImGui::TreeNodeEx("", flags, "%s", node.label.c_str());
  if (node.id == chosen && reveal) {
    ImGui::SetScrollHereY();
    reveal = false;
  }
  if (ImGui::IsItemClicked() && node.id != chosen) {
    chosen = node.id;
    chosen_sections = inspect_component(*game, chosen);
  }
  if (shown && !node.attached.empty()) {
    for (const ComponentNode& each : node.attached) build_node(each);
    ImGui::TreePop();
  }
  ImGui::PopID();
}

namespace {

bool holds(const ComponentNode& node, kernel::ComponentId id) {
  return node.id == id || std::any_of(node.attached.begin(), node.attached.end(),
                                      [id](const ComponentNode& each) { return holds(each, id); });
}

bool matches(const ComponentNode& node, const std::string& what) {
  return contains(node.label, what) ||
         std::any_of(node.attached.begin(), node.attached.end(),
                     [&](const ComponentNode& each) { return matches(each, what); });
}

}  // namespace

void Inspector::Gui::build_components() {
  ImGui::BeginChild("tree", ImVec2(ImGui::GetContentRegionAvail().x * 0.44F, 0), true,
                    ImGuiWindowFlags_HorizontalScrollbar);
  ImGui::SetNextItemWidth(-1);
  ImGui::InputTextWithHint("##filter", "find", filter_zones, sizeof filter_zones);
  const std::string wanted = filter_zones;
  for (std::size_t z = 0; z < zones.size(); ++z) {
    const ZoneNode& zone = zones[z];
    const auto wants = [&](const ComponentNode& node) { return wanted.empty() || matches(node, wanted); };
    if (std::none_of(zone.components.begin(), zone.components.end(), wants)) continue;
    const bool here = reveal && std::any_of(zone.components.begin(), zone.components.end(),
                                            [&](const ComponentNode& node) { return holds(node, chosen); });
    if (here || !wanted.empty()) ImGui::SetNextItemOpen(true);
    ImGui::PushID(static_cast<int>(z));
    ImGui::PushStyleColor(ImGuiCol_Text, kHead);
    const bool shown = ImGui::TreeNodeEx("", ImGuiTreeNodeFlags_SpanAvailWidth, "%s", zone.label.c_str());
    ImGui::PopStyleColor();
    if (shown) {
      for (const ComponentNode& node : zone.components)
        if (wants(node)) build_node(node);
      ImGui::TreePop();
    }
    ImGui::PopID();
  }
  ImGui::EndChild();
  ImGui::SameLine();
  build_sections("component", chosen_sections);
}

// Wraps lines and keeps their indentation. Long lists are built only where they are visible.
void Inspector::Gui::build_sections(const char* name, const std::vector<Section>& sections) {
  ImGui::BeginChild(name, ImVec2(0, 0), true);
  if (ImGui::SmallButton("Copy")) ImGui::SetClipboardText(as_text(sections).c_str());
  for (std::size_t s = 0; s < sections.size(); ++s) {
    const Section& section = sections[s];
    ImGui::PushID(static_cast<int>(s));
    ImGui::PushStyleColor(ImGuiCol_Text, kHead);
    ImGui::PushTextWrapPos(0);
    ImGui::TextUnformatted(section.title.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImGui::Indent();
    if (section.lines.size() > 200) {
      ImGuiListClipper clipper;
      clipper.Begin(static_cast<int>(section.lines.size()));
      while (clipper.Step())
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i)
          ImGui::TextUnformatted(section.lines[static_cast<std::size_t>(i)].c_str());
    } else {
      for (const std::string& line : section.lines) {
        const std::size_t text = std::min(line.find_first_not_of(' '), line.size());
        const bool inner = text > 0 && text < line.size();
        if (inner) ImGui::Indent();
        ImGui::PushStyleColor(ImGuiCol_Text, inner ? kQuiet : kPlain);
        ImGui::PushTextWrapPos(0);
        ImGui::TextUnformatted(line.c_str() + text);
        ImGui::PopTextWrapPos();
        ImGui::PopStyleColor();
        if (inner) ImGui::Unindent();
      }
    }
    ImGui::Unindent();
    ImGui::Spacing();
    ImGui::PopID();
  }
  ImGui::EndChild();
}

void Inspector::Gui::build_trace() {
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x * 0.3F);
  ImGui::InputTextWithHint("##filter", "only lines with", filter_trace, sizeof filter_trace);
  ImGui::SameLine();
  ImGui::Checkbox("Pause", &paused);
  ImGui::SameLine();
  ImGui::Checkbox("Refused only", &refused_only);
  ImGui::SameLine();
  if (ImGui::Checkbox("What is elsewhere, too", &everything)) trace->everything(everything);
  ImGui::SameLine();
  const bool copy = ImGui::SmallButton("Copy");
  look_at_trace();
  if (copy) {
    std::string text;
    for (const game::TraceLine& line : lines)
      text += std::string(2 * static_cast<std::size_t>(line.depth), ' ') + line.text + "\n";
    ImGui::SetClipboardText(text.c_str());
  }
  ImGui::BeginChild("lines", ImVec2(0, 0), true, ImGuiWindowFlags_HorizontalScrollbar);
  if (lines.empty())
    ImGui::TextColored(kQuiet, trace->end() ? "No line has this in it."
                                            : "It is traced from here on: give an answer at the table.");
  ImGuiListClipper clipper;
  clipper.Begin(static_cast<int>(lines.size()));
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const game::TraceLine& line = lines[static_cast<std::size_t>(i)];
      using Kind = game::TraceLine::Kind;
      const ImVec4& colour = line.kind == Kind::usable                                    ? kGood
                             : line.kind == Kind::refused || line.kind == Kind::cancelled ? kBad
                             : line.kind == Kind::effect                                  ? kEffect
                             : line.kind == Kind::question || line.kind == Kind::answer   ? kAsked
                                                                                          : kPlain;
      ImGui::PushStyleColor(ImGuiCol_Text, colour);
      const std::string text = std::string(4 * static_cast<std::size_t>(line.depth), ' ') + line.text;
      ImGui::TextUnformatted(text.c_str());
      ImGui::PopStyleColor();
      if (ImGui::IsItemHovered()) {  // show the whole line
        ImGui::BeginTooltip();
        ImGui::PushTextWrapPos(ImGui::GetFontSize() * 40);
        ImGui::TextUnformatted(line.text.c_str());
        ImGui::PopTextWrapPos();
        ImGui::EndTooltip();
      }
    }
  if (to_end) ImGui::SetScrollY(ImGui::GetScrollMaxY() + 100000);
  to_end = false;
  ImGui::EndChild();
}

Inspector::Inspector() = default;
Inspector::~Inspector() = default;

bool Inspector::built() {
  return true;
}

void Inspector::toggle_console() {
  const bool here = open_ && gui_->tab == Tab::console;
  if (!open_ || here) toggle();
  if (here) return;
  show(Tab::console);
  gui_->console.focus();
}

bool Inspector::take_change() {
  return gui_ && std::exchange(gui_->acted, false);
}

void Inspector::toggle() {
  open_ = !open_;
  frames_left_ = kSettling;
  if (open_ && !gui_) gui_ = std::make_unique<Gui>();
  if (open_) return;
  gui_->trace.reset();
  gui_->down = gui_->pressed = {};
  gui_->key_down = gui_->key_pressed = {};
  gui_->outside = false;
}

void Inspector::show(Tab tab, std::uint16_t component) {
  if (!gui_) gui_ = std::make_unique<Gui>();
  gui_->tab = tab;
  gui_->turn = true;
  if (component) {
    gui_->chosen = component;
    gui_->reveal = true;
    gui_->position = 0;
  }
  frames_left_ = kSettling;
}

sf::Vector2f Inspector::title_of(Tab tab) const {
  return gui_ ? gui_->titles[static_cast<std::size_t>(tab)] : sf::Vector2f();
}

void Inspector::filter_trace(const char* text) {
  if (!gui_) gui_ = std::make_unique<Gui>();
  const std::size_t n = std::char_traits<char>::length(text);
  std::fill(std::begin(gui_->filter_trace), std::end(gui_->filter_trace), '\0');
  std::copy(text, text + std::min(n, sizeof gui_->filter_trace - 1), gui_->filter_trace);
  frames_left_ = kSettling;
}

bool Inspector::handle(const sf::Event& event) {
  if (!open_) return false;
  Gui& gui = *gui_;
  ImGui::SetCurrentContext(gui.context);
  ImGuiIO& io = ImGui::GetIO();
  switch (event.type) {
    case sf::Event::MouseMoved: {
      const bool over = gui.over(event.mouseMove.x, event.mouseMove.y) && !gui.outside;
      // Before the first move there is no position, and Dear ImGui's number for that fits no int.
      const bool was_over = ImGui::IsMousePosValid(&io.MousePos) &&
                            gui.over(static_cast<int>(io.MousePos.x), static_cast<int>(io.MousePos.y));
      const bool dragging = gui.down[0] || gui.down[1] || gui.down[2];
      if (over || was_over || dragging) frames_left_ = kSettling;
      io.MousePos =
          gui.outside ? ImVec2(-1, -1)
                      : ImVec2(static_cast<float>(event.mouseMove.x), static_cast<float>(event.mouseMove.y));
      return over || dragging;
    }
    case sf::Event::MouseButtonPressed: {
      if (event.mouseButton.button > sf::Mouse::Middle) return false;
      if (!gui.over(event.mouseButton.x, event.mouseButton.y)) {
        gui.outside = true;
        ImGui::SetWindowFocus(nullptr);
        io.WantTextInput = false;
        frames_left_ = kSettling;
        return false;
      }
      // The middle button has index 2 in both SFML and Dear ImGui.
      const auto button = static_cast<std::size_t>(event.mouseButton.button);
      gui.down[button] = gui.pressed[button] = true;
      io.MousePos = ImVec2(static_cast<float>(event.mouseButton.x), static_cast<float>(event.mouseButton.y));
      frames_left_ = kSettling;
      return true;
    }
    case sf::Event::MouseButtonReleased: {
      if (event.mouseButton.button > sf::Mouse::Middle) return false;
      const auto button = static_cast<std::size_t>(event.mouseButton.button);
      const bool ours = gui.down[button];
      gui.down[button] = false;
      gui.outside = false;
      if (ours) frames_left_ = kSettling;
      return ours;
    }
    case sf::Event::MouseWheelScrolled:
      if (!gui.over(event.mouseWheelScroll.x, event.mouseWheelScroll.y)) return false;
      (event.mouseWheelScroll.wheel == sf::Mouse::VerticalWheel ? io.MouseWheel : io.MouseWheelH) +=
          event.mouseWheelScroll.delta;
      frames_left_ = kSettling;
      return true;
    case sf::Event::KeyPressed:
    case sf::Event::KeyReleased: {
      const bool down = event.type == sf::Event::KeyPressed;
      io.KeyCtrl = event.key.control;
      io.KeyShift = event.key.shift;
      io.KeyAlt = event.key.alt;
      if (event.key.code < 0 || event.key.code >= sf::Keyboard::KeyCount) return false;
      const auto key = static_cast<std::size_t>(event.key.code);
      const bool function = event.key.code >= sf::Keyboard::F1 && event.key.code <= sf::Keyboard::F15;
      if (!down) {
        gui.key_down[key] = false;
        return false;
      }
      if (!io.WantTextInput || function) return false;
      gui.key_down[key] = gui.key_pressed[key] = true;
      frames_left_ = kSettling;
      return true;
    }
    case sf::Event::TextEntered:
      if (!io.WantTextInput) return false;
      if (event.text.unicode >= 32 && event.text.unicode != 127) io.AddInputCharacter(event.text.unicode);
      frames_left_ = kSettling;
      return true;
    case sf::Event::LostFocus:
      gui.down = gui.pressed = {};
      gui.key_down = gui.key_pressed = {};
      frames_left_ = kSettling;
      return false;
    default:
      return false;
  }
}

void Inspector::draw(sf::RenderTarget& target, game::Game* game, float scale, Playing* playing) {
  if (!open_ || !game) return;
  Gui& gui = *gui_;
  gui.playing = playing;
  ImGui::SetCurrentContext(gui.context);
  if (gui.game != game) frames_left_ = std::max(frames_left_, kSettling);
  gui.look(*game);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = ImVec2(static_cast<float>(target.getSize().x), static_cast<float>(target.getSize().y));
  const auto now = std::chrono::steady_clock::now();
  io.DeltaTime = std::clamp(std::chrono::duration<float>(now - gui.drawn_at).count(), 0.001F, 0.1F);
  gui.drawn_at = now;
  for (std::size_t i = 0; i < gui.down.size(); ++i) io.MouseDown[i] = gui.down[i] || gui.pressed[i];
  for (std::size_t i = 0; i < gui.key_down.size(); ++i)
    io.KeysDown[i] = gui.key_down[i] || gui.key_pressed[i];
  gui.pressed = {};
  gui.key_pressed = {};
  target.pushGLStates();
  gui.start(std::max(scale, 0.5F));
  ImGui_ImplOpenGL2_NewFrame();
  ImGui::NewFrame();
  gui.build();
  gui.playing = nullptr;
  if (gui.acted || (gui.tab == Tab::console && gui.console.busy()))
    frames_left_ = std::max(frames_left_, kSettling);
  ImGui::Render();
  ImGui_ImplOpenGL2_RenderDrawData(ImGui::GetDrawData());
  target.popGLStates();
  if (frames_left_ > 0) --frames_left_;
}

}  // namespace misk::ui

#else

namespace misk::ui {

struct Inspector::Gui {};

Inspector::Inspector() = default;
Inspector::~Inspector() = default;
bool Inspector::built() {
  return false;
}
void Inspector::toggle() {}
void Inspector::show(Tab, std::uint16_t) {}
sf::Vector2f Inspector::title_of(Tab) const {
  return {};
}
void Inspector::filter_trace(const char*) {}
void Inspector::toggle_console() {}
bool Inspector::take_change() {
  return false;
}
bool Inspector::handle(const sf::Event&) {
  return false;
}
void Inspector::draw(sf::RenderTarget&, game::Game*, float, Playing*) {}

}  // namespace misk::ui

#endif
