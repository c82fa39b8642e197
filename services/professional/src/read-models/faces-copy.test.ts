import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { facesIn } from './faces-copy.ts';

const salma = '01980000-0000-7000-8000-00000000000a';
const omar = '01980000-0000-7000-8000-00000000000c';
const one = '01980000-0000-7000-8000-0000000000f1';
const other = '01980000-0000-7000-8000-0000000000f2';

const changed = (subject: string, avatarId: string | null) =>
  madeEvent({ type: 'osta.account.user-avatar-changed', subject, data: { avatarId } });
const renamed = (subject: string) =>
  madeEvent({
    type: 'osta.account.user-profile-updated',
    subject,
    data: { fullName: 'Omar', locale: 'ar' },
  });
const erased = (subject: string) => madeEvent({ type: 'osta.account.account-erased', subject });

it('shows the last picture that was chosen', () => {
  expect(facesIn([changed(salma, one), changed(omar, one), changed(salma, other)])).toEqual([
    [salma, omar],
    [other, one],
    [],
  ]);
});

it('shows none after it is removed, or its person erased', () => {
  const given = [changed(salma, one), changed(salma, null), changed(omar, one), erased(omar)];
  expect(facesIn(given)).toEqual([[], [], [salma, omar]]);
});

it('keeps a picture through a new name, in one batch or two', () => {
  expect(facesIn([changed(omar, one), renamed(omar)])).toEqual([[omar], [one], []]);
  expect(facesIn([renamed(omar)])).toEqual([[], [], []]);
});
