import { categoryList } from '@osta/reference/category-list';
import { describe, expect, it } from 'vitest';

import { requestPrompts } from './request-prompts.ts';

describe.each(['ar', 'en'] as const)(
  'the questions that help to describe a job, in %s',
  (locale) => {
    it.each(categoryList.map(({ id }) => id))('are two or three for %s', (trade) => {
      const questions = requestPrompts[locale][trade] ?? [];
      expect([2, 3]).toContain(questions.length);
      for (const question of questions) expect(question).toMatch(/[؟?]$/u);
    });
  },
);
