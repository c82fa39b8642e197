import { describe, expect, it } from 'vitest';

import { codesWrong, passwordsWrong, secondStepsWrong } from './allowance.ts';
import type { Attempts } from './attempts.ts';
import { guess } from './guess.ts';
import { strangerFrom } from './place-of.ts';

const attempt = { account: 'salma@osta.test', place: strangerFrom('198.18.1.1'), sent: 'the same' };

/** Counters for which everything has been sent before, byte by byte. */
const sentBefore: Attempts = { take: async () => 'again', giveBack: async () => {} };

describe('what is sent again, byte by byte', () => {
  it.each([codesWrong, secondStepsWrong])(
    'is wrong as before, without a look, where codes change: $kind',
    async (allowance) => {
      let looks = 0;
      const proof = await guess(sentBefore, allowance, attempt, async () => {
        looks += 1;
        return 'the letter of today has this code';
      });
      expect([proof, looks]).toEqual([{ outcome: 'wrong' }, 0]);
    },
  );

  it('is looked at where nothing changes: the answer may have been lost on its way', async () => {
    const proof = await guess(sentBefore, passwordsWrong, attempt, async () => 'in');
    expect(proof).toEqual({ outcome: 'right', result: 'in' });
  });
});
