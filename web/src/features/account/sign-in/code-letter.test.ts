import { expect, it } from 'vitest';

import { readCodeLetter } from './code-letter.ts';

const asked = 'abcdefghijklmnopqrstu_';

it('reads what the link of a letter carries', () => {
  const letter = { email: 'salma+osta@example.ly', code: '012345', asked };
  expect(readCodeLetter(new URLSearchParams(letter).toString())).toEqual(letter);
});

it.each(['', 'reset', 'email=salma@example.ly', `email=a@b.ly&code=12&asked=${asked}`])(
  'leaves other fragments alone: %s',
  (hash) => expect(readCodeLetter(hash)).toBeNull(),
);
