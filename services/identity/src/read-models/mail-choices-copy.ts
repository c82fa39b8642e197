import type { EventEnvelope } from '@osta/contracts/envelope';
import { identityContract } from '@osta/contracts/identity/contract';
import { PreferencesChanged } from '@osta/contracts/notification/preferences-changed';
import { recordedAs } from '@osta/contracts/recorded-as';
import { erasedAmong, peopleIn } from '@osta/platform/people/people-in';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { mailChoicesSql } from './mail-choices-copy.sql.ts';

const isOfChoices = recordedAs([PreferencesChanged]);

/** Copies who does not want mail about bookings: everybody else gets it. */
export const mailChoicesCopy: Copy = defineCopy({
  contract: identityContract,
  name: 'mail-choices',
  topics: ['notification', 'account'],
  tables: [{ name: 'booking_mail_off', key: ['person_id'], compared: [] }],
  sql: mailChoicesSql,
  values: mailChoicesIn,
});

/** Returns the parameters of `mailChoicesSql` for a batch of events; the last choice of a person decides. */
export function mailChoicesIn(events: readonly EventEnvelope[]): readonly (readonly string[])[] {
  const wanting = new Map<string, boolean>();
  for (const event of events) {
    if (!isOfChoices(event)) continue;
    const choice = event.data.choices.find(
      ({ type, channel }) => type === 'booking' && channel === 'email',
    );
    wanting.set(event.subject, choice?.isOn ?? true);
  }
  const gone = new Set(erasedAmong(peopleIn(events)));
  for (const id of gone) wanting.set(id, true);
  const people = [...wanting];
  return [
    people.flatMap(([id, isWanted]) => (isWanted ? [id] : [])),
    people.flatMap(([id, isWanted]) => (isWanted ? [] : [id])),
  ];
}
