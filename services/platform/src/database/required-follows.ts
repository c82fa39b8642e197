import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import type { Followed } from '@osta/contracts/service-contract';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';

import type { RightsHolder } from './declared-rights.ts';

type Following = Pick<SubscriptionDefinition, 'topics' | 'wordsOf'>;

/** Returns what the contract of a service has to say of whom it follows, from what it subscribes to. */
export function requiredFollows(
  own: string,
  subscriptions: readonly Following[],
): { readonly [Service in string]: Followed } {
  const required: Record<string, Followed> = {};
  for (const { topics } of subscriptions) {
    for (const topic of topics) required[schemaOfTopic[topic]] = 'events';
  }
  for (const { wordsOf = [] } of subscriptions) {
    for (const topic of wordsOf) required[schemaOfTopic[topic]] = 'words';
  }
  const { [own]: _own, ...others } = required;
  return others;
}

/**
 * Requires that a service follows nobody whom its contract does not name: its role could not read them.
 *
 * @throws Error that says what to add to the contract
 */
export function requireDeclaredFollows(
  { name, follows }: RightsHolder,
  subscriptions: readonly Following[],
): void {
  for (const [service, followed] of Object.entries(requiredFollows(name, subscriptions))) {
    if (follows[service] === followed || follows[service] === 'words') continue;
    throw new Error(
      `${name} follows what its contract does not name: add ${service}: '${followed}' to follows`,
    );
  }
}
