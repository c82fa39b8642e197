import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { mailChoicesIn } from './mail-choices-copy.ts';

const salma = '01980000-0000-7000-8000-00000000000a';
const omar = '01980000-0000-7000-8000-00000000000c';

function chose(subject: string, choices: readonly object[]) {
  const type = 'osta.notification.preferences-changed';
  return madeEvent({ type, subject, data: { choices, since: 1_772_350_200_000 } });
}

const off = { type: 'booking', channel: 'email', isOn: false };
const noBell = { type: 'booking', channel: 'in_app', isOn: false };

it('keeps who does not want mail about bookings, by their last choice', () => {
  expect(mailChoicesIn([chose(salma, [off]), chose(omar, [noBell])])).toEqual([[omar], [salma]]);
  expect(mailChoicesIn([chose(salma, [off]), chose(salma, [])])).toEqual([[salma], []]);
});

it('forgets who was erased', () => {
  const erased = madeEvent({ type: 'osta.account.account-erased', subject: salma, data: {} });
  expect(mailChoicesIn([chose(salma, [off]), erased])).toEqual([[salma], []]);
});
