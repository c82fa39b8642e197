import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { phonesIn } from './phones-copy.ts';

const omar = '01980000-0000-7000-8000-00000000000c';
const salma = '01980000-0000-7000-8000-00000000000a';

function verified(subject: string, phone: string) {
  return madeEvent({ type: 'osta.account.user-phone-verified', subject, data: { phone } });
}

function removed(subject: string) {
  return madeEvent({ type: 'osta.account.user-phone-removed', subject, data: {} });
}

it('takes the last number of each person', () => {
  expect(phonesIn([verified(omar, '+218911111111'), verified(salma, '+218922222222')])).toEqual([
    [omar, salma],
    ['+218911111111', '+218922222222'],
    [],
  ]);
  expect(phonesIn([verified(omar, '+218911111111'), verified(omar, '+218933333333')])).toEqual([
    [omar],
    ['+218933333333'],
    [],
  ]);
});

it('forgets a number that was removed, unless another follows', () => {
  expect(phonesIn([verified(omar, '+218911111111'), removed(omar)])).toEqual([[], [], [omar]]);
  expect(phonesIn([removed(omar), verified(omar, '+218911111111')])).toEqual([
    [omar],
    ['+218911111111'],
    [],
  ]);
});

it('forgets the erased', () => {
  const erased = madeEvent({ type: 'osta.account.account-erased', subject: salma });
  expect(phonesIn([verified(salma, '+218922222222'), erased])).toEqual([[], [], [salma]]);
});
