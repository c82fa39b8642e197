import {
  nothing,
  type ObjectRule,
  type ObjectRules,
  type Params,
  type Who,
} from '@osta/platform/testing/object-rules';
import { v4 as uuidV4 } from 'uuid';

const ours = { service: 'notification', subscription: 'notification-list' } as const;

const foreign = (): Params => ({
  service: 'nobody',
  subscription: 'nothing',
  model: 'nothing',
  eventId: nothing,
  redriveId: nothing,
});

function ofAdmin(of: () => Promise<Params> | Params, body?: unknown): ObjectRule {
  return {
    own: (who: Who) => (who === 'admin' ? of() : null),
    foreign,
    ...(body !== undefined && { body }),
  };
}

/** Operations of admins belong to nobody: admins find what exists, and everybody else is refused before. */
export const operationsRules: ObjectRules = async ({ database }) => {
  const reason = 'To see who may';
  async function parked(): Promise<Params> {
    const eventId = uuidV4();
    await database.query(
      `insert into notification.parked_event
         (subscription, id, stream_id, raw, reason, error, parked_at)
       values ($1, $2, 'message', 'no event', 'unreadable', 'It is no event', now())`,
      [ours.subscription, eventId],
    );
    return { ...ours, eventId };
  }
  async function asked(): Promise<Params> {
    const redriveId = uuidV4();
    await database.query(
      `insert into notification.operator_action (id, subscription, action, operator, reason)
       values ($1, $2, 'redrive', 'tester', $3)`,
      [redriveId, ours.subscription, reason],
    );
    return { ...ours, redriveId };
  }
  const model = { service: ours.service, model: 'notifications' };
  return new Map<string, ObjectRule>([
    ['listParkedStreams', ofAdmin(() => ours)],
    ['getParkedEvent', ofAdmin(parked)],
    ['discardParkedEvent', ofAdmin(parked, { reason })],
    ['redriveParked', ofAdmin(() => ({ ...ours, redriveId: uuidV4() }), { reason })],
    ['getRedrive', ofAdmin(asked)],
    ['listRebuilds', ofAdmin(() => ours)],
    ['getRebuild', ofAdmin(() => model)],
    ['startRebuild', ofAdmin(() => model, { reason })],
    ['moveRebuild', ofAdmin(() => model, { state: 'building' })],
    ['dropRebuild', ofAdmin(() => model)],
  ]);
};
