-- Lessons: see common:lib/lessons.

local lessons = require "common:lib/lessons"

engine.export { lesson = lessons.lesson, lesson_step = lessons.step, lesson_setup = lessons.setup }
