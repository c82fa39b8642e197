import { expect, it } from 'vitest';

import { nameOffers } from './name-offers.ts';

const [arabic, latin] = ['سالم الورفلي', 'Salem Al-Warfalli'];

it.each([
  ['nothing is written: the account has it in Arabic', '', '', arabic, '', latin],
  ['nothing is written: the account has it in Latin letters', '', '', latin, arabic, ''],
  ['one is written', arabic, '', 'Ali', 'علي', latin],
  ['both are as they would be offered', arabic, latin, arabic, '', ''],
  ['the other one is written otherwise', arabic, 'Salim', arabic, 'ساليم', latin],
  ['there are no letters', '', '', '---', '', ''],
])('offers a name in the other script where %s', (_case, ar, en, account, offeredAr, offeredEn) => {
  expect(nameOffers({ ar, en }, account)).toEqual({ ar: offeredAr, en: offeredEn });
});
