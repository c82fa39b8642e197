import { ServiceAdded } from '@osta/contracts/catalogue/service-added';
import { ServiceChanged } from '@osta/contracts/catalogue/service-changed';
import { catalogueTopic } from '@osta/contracts/catalogue/topic';
import { TradeAdded } from '@osta/contracts/catalogue/trade-added';
import { TradeChanged } from '@osta/contracts/catalogue/trade-changed';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import type { ServiceContract } from '@osta/contracts/service-contract';

import { defineCopy, type Copy } from '../read-models/define-copy.ts';
import { catalogueSql } from './catalogue-copy.sql.ts';

/**
 * Declares a service's copy of what admins have changed of trades and services, or added to them: what they are called, and
 * which are hidden. What Osta came with and nobody has changed has no row. The rows say nothing of people.
 *
 * @param contract of the service, which has the table `catalogue_override`
 */
export function catalogueCopyOf(contract: ServiceContract): Copy {
  return defineCopy({
    contract,
    name: 'names-of-services',
    topics: [catalogueTopic.name],
    tables: [{ name: 'catalogue_override', key: ['id'], compared: ['ar', 'en', 'is_hidden'] }],
    sql: catalogueSql,
    values: overridesIn,
  });
}

type Said = TradeAdded | ServiceAdded | TradeChanged | ServiceChanged;

const isOfEntry = recordedAs([TradeAdded, ServiceAdded, TradeChanged, ServiceChanged]);

/** Returns the parameters of `catalogueSql` for a batch of events. The last word on a trade or a service counts. */
export function overridesIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const last = new Map<string, Said['data']>();
  for (const event of events) {
    if (isOfEntry(event)) last.set(event.data.entryId, event.data);
  }
  const entries = [...last.values()];
  return [
    entries.map(({ entryId }) => entryId),
    entries.map(({ name }) => name.ar),
    entries.map(({ name }) => name.en),
    entries.map((entry) => 'isHidden' in entry && entry.isHidden),
  ];
}
