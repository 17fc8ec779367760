// Texts that only one kind of card has: events played, skills committed, elder signs, chaos symbols, backs.
#include "import/card_reader.hpp"

namespace misk::importing {

bool CardReader::skill_result(const std::string& line) {
  static const Pattern kBegin(
      "if this <skill >test is successful<| {during:during an attack|while investigating|while investigating "
      "a "
      "location|during an investigation|during an evasion attempt}>, ");
  Captures captures;
  std::size_t then = kNone;
  if (!kBegin.match(line, 0, captures, [&](std::size_t end) { return then = end, true; })) return false;
  Effects effects;
  Place place;
  place.target = false;
  place.has.insert("result");
  if (!sentences_.effects(line.substr(then), place, effects)) return false;
  std::vector<LuaField> fields;
  if (const std::string& during = captures["during"]; !during.empty())
    fields.push_back({"condition",
                      {during.find("attack") != kNone    ? "\"attacking\""
                       : during.find("evasion") != kNone ? "\"evading\""
                                                         : "\"investigating\""}});
  fields.push_back(effect_field("effect", effects));
  std::string words = line.substr(then);
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 32);
  if (!captures["during"].empty()) words = line;
  add_lines(lua_table("if_successful " + lua_string(named(words)), fields));
  return true;
}

bool CardReader::elder_sign(const std::string& line) {
  static const Pattern kBegin("[elder_sign]< effect|>< -|:|>< >");
  Captures captures;
  std::size_t then = kNone;
  const bool begins = kBegin.match(line, 0, captures, [&](std::size_t end) {
    then = end;
    return end < line.size();
  });
  if (!begins || out_.has("elder_sign")) return false;
  const std::string words = trimmed(line.substr(then));
  if (std::vector<LuaField> fields; symbol_by_grammar(words, fields)) {
    out_.fields.push_back({"elder_sign", lua_table("", fields)});
    ++out_.abilities;
    return true;
  }
  std::vector<std::string> list = sentences(words);
  if (list.empty()) return false;
  std::vector<LuaField> fields = {{"text", {lua_string(named(words))}}};
  static const Pattern kPlain("{+n}");
  const std::string first = without_stop(list.front());
  Use use;
  if (kPlain.match_all(first, captures)) {
    if (captures["n"] != "0") fields.push_back({"modifier", {captures["n"]}});
  } else if (sentences_.whole("amounts", first, {}, use)) {
    fields.push_back({"modifier", {lua_string(joined(use.lua, " "))}});
  } else {
    return false;
  }
  list.erase(list.begin());
  Place place;
  place.target = false;
  Effects success, effect;
  for (const std::string& each : list) {
    const std::string sentence = without_stop(each);
    const bool if_succeed = starts_fold(sentence, "if you succeed, ");
    Effects& to = if_succeed ? success : effect;
    // What stands behind a result may belong to it.
    if (!to.lines.empty() || !success.lines.empty() ||
        !sentences_.effects(if_succeed ? sentence.substr(16) : sentence, place, to))
      return false;
  }
  if (!effect.lines.empty()) fields.push_back(effect_field("effect", effect));
  if (!success.lines.empty()) fields.push_back(effect_field("success", success));
  const Lines table = lua_table("", fields);
  out_.fields.push_back({"elder_sign", table});
  ++out_.abilities;
  return true;
}

// Makes the effect of playing an event from all its sentences except keywords.
bool CardReader::event_body(const std::string& text) {
  std::string body = text;
  Draft draft;
  Place place;
  place.has.insert("optional");
  // "Play after you defeat an enemy." comes first.
  for (;;) {
    const std::vector<std::string> list = sentences(body);
    if (list.empty() || !starts_fold(list.front(), "play ")) break;
    const std::string words = without_stop(list.front());
    Use use;
    if (sentences_.whole("plays", words, place, use)) {
      for (const std::string& line : use.lua) {
        const std::size_t equals = line.find(" = ");
        draft.when.push_back({line.substr(0, equals), {line.substr(equals + 3)}});
      }
      draft.conditions.insert(draft.conditions.end(), use.conditions.begin(), use.conditions.end());
    } else {
      std::vector<std::string> costs;
      const bool is_only = starts_fold(words, "play only ");
      if (!facts_.fast || !take_trigger(words.substr(is_only ? 10 : 5), draft, place, costs) ||
          !costs.empty())
        return false;
    }
    body = trimmed(body.substr(list.front().size()));
  }
  if (!facts_.fast || is_my_turn(draft)) place.has.insert("my_turn");
  take_limit(body, draft);
  std::vector<LuaField> fields;
  if (!sentences_.body(body, place, fields, draft.conditions, draft.beside)) return false;
  draft.fields.insert(draft.fields.end(), fields.begin(), fields.end());
  for (const LuaField& field : draft.all()) out_.fields.push_back(field);
  for (const Lines& each : draft.beside) out_.parts.push_back({each, false});
  ++out_.abilities;
  return true;
}

Scripted CardReader::advance(const std::string& markup) {
  const std::vector<std::string> lines = paragraphs(plain(markup));
  std::string body;
  for (const std::string& line : lines) body += (body.empty() ? "" : " ") + line;
  if (body.empty()) return out_;
  facts_.kinds = {facts_.type};
  body = with_self(body, facts_.name, facts_.type);
  if (back_by_grammar(body)) {
    out_.sentences += static_cast<int>(sentences(body).size());
    return out_;
  }
  Place place;
  place.you = false;
  place.target = false;
  place.has = {"advance"};
  Effects effects;
  if (sentences_.effects(body, place, effects)) {
    out_.sentences += static_cast<int>(sentences(body).size());
    const std::string head = facts_.type == "story" ? "resolve " : "advance ";
    add_lines(lua_table(head + lua_string(named(body)), {effect_field("effect", effects)}));
  } else {
    for (const std::string& line : lines) leave(with_self(line, facts_.name, facts_.type), line);
  }
  return out_;
}

// Takes "[skull]: ", or "[cultist] or [tablet]: ", off the beginning of a line.
std::vector<std::string> CardReader::take_symbols(std::string& line) {
  static const Pattern kFirst("<- >[{symbol:skull|cultist|tablet|elder_thing}]");
  static const Pattern kNext("<, or |, and |, | or | and |/| >[{symbol:skull|cultist|tablet|elder_thing}]");
  std::vector<std::string> out;
  std::size_t then = 0;
  for (Captures captures;; captures.clear()) {
    const Pattern& pattern = out.empty() ? kFirst : kNext;
    if (!pattern.match(line, then, captures, [&](std::size_t end) { return then = end, true; })) break;
    out.push_back(captures["symbol"]);
  }
  if (out.empty()) return out;
  std::string rest = trimmed(line.substr(then));
  if (rest.starts_with(':')) rest = trimmed(rest.substr(1));
  line = rest;
  return out;
}

bool CardReader::symbol_by_grammar(const std::string& text, std::vector<LuaField>& fields) {
  why_.clear();
  if (facts_.grammar == nullptr) return false;
  Reading reading = facts_.grammar->symbol(facts_, with_self(text, facts_.name, ""));
  why_ = reading.why;
  if (!reading.is_understood()) return false;
  fields = {{"text", {lua_string(reading.text)}}};
  fields.insert(fields.end(), reading.fields.begin(), reading.fields.end());
  return true;
}

// Reads the text of a symbol by the table of sentences. Returns the sentences that are not understood.
std::vector<std::string> CardReader::symbol_by_table(const std::string& text, std::vector<LuaField>& fields) {
  static const Pattern kPlain("{+n}"), kAnother("reveal another <chaos >token");
  const std::vector<std::string> list = sentences(text);
  fields = {{"text", {lua_string(replaced(replaced(text, "[[", ""), "]]", ""))}}};
  std::vector<std::string> left;
  Place place;
  place.target = false;
  std::size_t i = 0;
  Use use;
  Captures captures;
  const std::string first = without_stop(list[0]);
  if (kPlain.match_all(first, captures)) {
    if (captures["n"] != "0") {
      const std::string& n = captures["n"];
      fields.push_back({"modifier", {n.starts_with('-') ? "\"0 - " + n.substr(1) + "\"" : n}});
    }
    i = 1;
  } else if (list.size() > 1 && equal_fold(first, "-x") &&
             sentences_.whole("amounts", without_stop(list[1]), place, use)) {
    fields.push_back({"modifier", {lua_string("0 - " + joined(use.lua, " "))}});
    i = 2;
  } else if (sentences_.whole("amounts", first, place, use)) {
    fields.push_back({"modifier", {lua_string("0 - " + joined(use.lua, " "))}});
    i = 1;
  }
  Effects effect, fail;
  bool is_another = false;
  for (; i < list.size(); ++i) {
    const std::string sentence = without_stop(list[i]);
    const bool if_fail = starts_fold(sentence, "if you fail, ");
    Effects& to = if_fail ? fail : effect;
    if (kAnother.match_all(sentence, captures) && effect.lines.empty()) {
      fields.push_back({"another", {"true"}});
      is_another = true;
    } else if (!to.lines.empty() || !fail.lines.empty() ||  // behind a result it may belong to it
               !sentences_.effects(if_fail ? sentence.substr(13) : sentence, place, to)) {
      left.push_back(list[i]);
    }
  }
  if (is_another && !effect.lines.empty()) left.push_back(text);
  if (!left.empty()) return left;
  if (!effect.lines.empty()) fields.push_back(effect_field("effect", effect));
  if (!fail.lines.empty()) fields.push_back(effect_field("fail", fail));
  return left;
}

std::vector<LuaField> CardReader::tokens(const std::string& markup, Scripted& scripted) {
  std::vector<LuaField> out;
  facts_.kinds = {"reference"};
  for (const std::string& line : paragraphs(plain(markup))) {
    std::string text = line;
    const std::vector<std::string> symbols = take_symbols(text);
    const std::size_t count = sentences(text).size();
    if (symbols.empty() || count == 0) {
      // "Easy / Standard" names the side.
      if (line.find('[') == std::string::npos && line.find(" / ") != std::string::npos && line.size() < 40) {
        continue;
      }
      scripted.leave(sentences(line));
      continue;
    }
    std::vector<LuaField> fields;
    std::vector<std::string> left;
    if (!symbol_by_grammar(text, fields)) left = symbol_by_table(text, fields);
    if (left.empty()) {
      scripted.sentences += static_cast<int>(count);
      ++scripted.abilities;
    } else {
      std::vector<std::string> words;
      for (const std::string& each : left) words.push_back("[" + joined(symbols, "] [") + "] " + each);
      scripted.leave(words, why_);
      scripted.sentences += static_cast<int>(count) - static_cast<int>(left.size());
    }
    for (const std::string& symbol : symbols) out.push_back({symbol, lua_table("", fields)});
  }
  return out;
}

}  // namespace misk::importing
