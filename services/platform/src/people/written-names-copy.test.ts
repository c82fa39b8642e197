import type { EventEnvelope } from '@osta/contracts/envelope';
import { forgotten } from '@osta/contracts/personal-words';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { writtenNamesIn } from './written-names-copy.ts';

const omar = '01980000-0000-7000-8000-00000000000c';
const nadia = '01980000-0000-7000-8000-00000000000d';
const final = 2_147_483_647;

function declared(subject: string, streamversion: number, ar: string, en: string): EventEnvelope {
  const type = 'osta.professional.names-declared';
  return madeEvent({ type, subject, streamversion, data: { names: { ar, en } } });
}

function erased(subject: string): EventEnvelope {
  return madeEvent({ type: 'osta.account.account-erased', subject, data: {} });
}

it('copies the last names of each person', () => {
  expect(
    writtenNamesIn([
      declared(omar, 3, 'عمر', ''),
      declared(nadia, 4, '', 'Nadia'),
      declared(omar, 5, 'عمر', 'Omar'),
    ]),
  ).toEqual([
    [omar, nadia],
    [5, 4],
    ['عمر', ''],
    ['Omar', 'Nadia'],
  ]);
});

it('has no name of the erased, whatever comes before or after', () => {
  const names = declared(omar, 3, 'عمر', 'Omar');
  const nothing = [[omar], [final], [''], ['']];
  expect(writtenNamesIn([names, erased(omar)])).toEqual(nothing);
  expect(writtenNamesIn([erased(omar), names])).toEqual(nothing);
});

it('takes what can no longer be opened for no name', () => {
  expect(writtenNamesIn([declared(omar, 3, forgotten, forgotten)])).toEqual([
    [omar],
    [3],
    [''],
    [''],
  ]);
});
