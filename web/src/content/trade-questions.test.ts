import { categoryList } from '@osta/reference/category-list';
import { describe, expect, it } from 'vitest';

import { tradeIncluded } from './trade-included.ts';
import { tradeQuestions } from './trade-questions.ts';

describe.each(['ar', 'en'] as const)('the page of a service says in %s', (locale) => {
  it.each(categoryList.map(({ id }) => id))('what is included and three answers: %s', (trade) => {
    const asked = Object.entries(tradeQuestions[locale][trade] ?? {});
    expect(asked).toHaveLength(3);
    for (const [question, answer] of asked) {
      expect(question).toMatch(/[؟?]$/u);
      expect(answer).toMatch(/\.$/u);
    }
    const included = tradeIncluded[locale][trade] ?? [];
    expect(included).toHaveLength(3);
    for (const part of included) expect(part).not.toMatch(/[.؟?]$/u);
  });
});
