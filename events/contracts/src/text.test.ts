import { expect, it } from 'vitest';

import { Text } from './text.ts';

it.each(['', 'تسرب في المطبخ', 'first line\nsecond\tline\r\n', '🛠️ 👩‍🔧', 'a\u200Fb'])(
  'takes %j',
  (text) => {
    expect(Text.parse(text)).toBe(text);
  },
);

it.each(['a\u0000b', 'a\u001Bb', 'a\u0085b', 'half \uD83D', '\uDEE0 half'])(
  'refuses %j',
  (text) => {
    expect(Text.safeParse(text).success).toBe(false);
  },
);
