import { expect, it } from 'vitest';

import type { RightsHolder } from './declared-rights.ts';
import { requireDeclaredFollows, requiredFollows } from './required-follows.ts';

const subscriptions = [
  { topics: ['account', 'request'], wordsOf: ['account'] },
  { topics: ['account', 'booking'] },
] as const;

/** Begins a service whose contract says this. */
function begin(follows: RightsHolder['follows']): () => void {
  return () => requireDeclaredFollows({ name: 'request', follows }, subscriptions);
}

it('takes whom a service follows from its subscriptions, itself left out', () => {
  expect(requiredFollows('request', subscriptions)).toEqual({
    identity: 'words',
    booking: 'events',
  });
});

it('refuses a subscription beyond the contract, and says what to add', () => {
  expect(begin({ identity: 'words', booking: 'words' })).not.toThrow();
  expect(begin({ identity: 'words' })).toThrow("add booking: 'events' to follows");
  expect(begin({ identity: 'events', booking: 'events' })).toThrow("add identity: 'words'");
});
