import type { AuditedAggregate, AuditSystem, FoldedEvent } from '@osta/audit/audit-system';
import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import type { Topic } from '@osta/contracts/topic';
import { account } from '@osta/identity/domain/account/account';
import { redirect } from '@osta/identity/domain/redirect/redirect';
import { reading } from '@osta/notification/domain/reading/reading';
import { notificationModel } from '@osta/notification/projector/notification-model';
import type { Fold } from '@osta/platform/decider';
import { openEvents } from '@osta/platform/personal-data/personal-data';
import { profile } from '@osta/professional/domain/profile/profile';
import { serviceRequest } from '@osta/request/domain/request/service-request';

function audited<State, Event>(
  topic: Topic,
  table: string,
  fold: Fold<State, Event>,
): AuditedAggregate {
  return {
    name: table,
    schema: schemaOfTopic[topic],
    table,
    topic,
    initial: fold.initial,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the audit reads events through the catalog, which gives the newest version: what the fold takes
    evolve: (state: unknown, event: FoldedEvent) => fold.evolve(state as State, event as Event),
  };
}

/** Everything of Osta that an audit can rebuild, compare and verify. */
export const auditedSystem: AuditSystem = {
  models: [notificationModel],
  aggregates: [
    audited('account', 'account', account),
    audited('redirect', 'redirect', redirect),
    audited('professional', 'profile', profile),
    audited('request', 'service_request', serviceRequest),
    audited('notification', 'reading', reading),
  ],
  sources: schemaOfTopic,
  open: openEvents,
};
