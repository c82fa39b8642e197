import type { Page } from 'playwright';
import { expect } from 'vitest';

import { button } from './find-in-page.ts';
import type { Words } from './words.ts';

/** A professional notes the wrong cash of a booking of 150 dinars, and corrects it. */
export async function noteCashTwice(page: Page, say: Words): Promise<void> {
  for (const [name, before, amount] of [
    [say('I got the cash'), /^150/u, '15'],
    [say('Correct the amount'), /^15(?:\D|$)/u, '150'],
  ] as const) {
    await button(page, name).click();
    const note = page.getByRole('dialog');
    const field = note.getByLabel(say('Amount in dinars'));
    await expect.poll(() => field.inputValue()).toMatch(before);
    await field.fill(amount);
    await button(note, say('Note it')).click();
    await note.waitFor({ state: 'hidden' });
    await button(page, say('Correct the amount')).waitFor();
  }
}
