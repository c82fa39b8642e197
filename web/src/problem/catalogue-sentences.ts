import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Facts = Readonly<Record<string, unknown>>;

/** Reads a text for the sentence; empty when an older service does not send it. */
function textIn(facts: Facts, name: string): string {
  const value = facts[name];
  return typeof value === 'string' ? value : '';
}

/** One sentence for each refusal about trades and services of the catalogue. */
export const catalogueSentences = {
  SEARCH_WORD_EMPTY: (facts) => {
    const word = textIn(facts, 'word');
    return msg`The search passes over “${word}”. Add a word that names the job.`;
  },
  ORDER_INCOMPLETE: () => msg`The list has changed since. Check its order and try again.`,
  ENTRY_NAME_TAKEN: () => msg`Something else in this list already has that name.`,
  SERVICE_HIDDEN: () => msg`This service is no longer offered on Osta. Choose another one.`,
  SERVICE_UNKNOWN: () => msg`There’s no such service on Osta. Choose another one.`,
  TRADE_HIDDEN: () => msg`One of these trades is no longer offered on Osta. Choose another one.`,
  TRADE_UNKNOWN: () => msg`One of these trades isn’t on Osta. Choose another one.`,
  ENTRY_NOT_FOUND: () => msg`The catalogue doesn’t have this trade or service.`,
  ENTRY_EXISTS: () => msg`Another trade or service has this id. Choose a different one.`,
  LAST_SERVICE_OF_TRADE: () =>
    msg`This is the last service that its trade shows. Show another one first.`,
} as const satisfies Record<string, (facts: Facts) => MessageDescriptor>;
