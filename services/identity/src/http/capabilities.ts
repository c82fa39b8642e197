import { Capabilities } from '@osta/contracts/account/api';
import { Capability } from '@osta/contracts/account/capability';
import { UserId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import type { Handler } from '@osta/platform/handle';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { RouteAnswer, RouteInput } from '@osta/platform/http/route';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import { z } from 'zod';

import type { CapabilityUnchanged, ChangeCapability } from '../domain/account/change-capability.ts';
import type { FindCapabilities } from '../queries/find-capabilities.ts';
import { policy } from './policy.ts';

interface CapabilityRoutes {
  readonly clock: Clock;
  readonly changeCapability: Handler<ChangeCapability, UserId, CapabilityUnchanged>;
  readonly findCapabilities: FindCapabilities;
}

const OfUser = z.strictObject({ userId: UserId });
const OneOfUser = OfUser.extend({ capability: Capability });
type Changing = RouteInput<z.infer<typeof OneOfUser>, unknown, unknown>;

/** `/api/users/{userId}/capabilities` */
export function capabilityRoutes(routes: CapabilityRoutes): readonly Route[] {
  const { clock, changeCapability, findCapabilities } = routes;

  /** As it is wanted is as it is: whether anything had to change is no matter. */
  async function change(
    { params, principal, log }: Changing,
    isGranted: boolean,
  ): Promise<RouteAnswer<Capabilities, never>> {
    const context = unkeyedContext({ actor: principal?.userId ?? 'system', clock, log });
    const outcome = await changeCapability({ ...params, isGranted }, context);
    if (!outcome.ok && outcome.refused.code === 'CONTENDED') return { problem: 'CONTENDED' };
    const data = await findCapabilities(params.userId);
    return data ? { body: { data: [...data] } } : { problem: 'NOT_FOUND' };
  }

  return [
    defineRoute(policy, {
      method: 'get',
      path: '/api/users/{userId}/capabilities',
      operationId: 'getCapabilities',
      summary: 'What an account may do beyond its kind; your own, or any for an admin',
      params: OfUser,
      answer: Capabilities,
      handle: async ({ params, principal }) => {
        const isOwn = principal?.userId === params.userId;
        if (!isOwn && !principal?.isAdmin) return { problem: 'NOT_FOUND' };
        const data = await findCapabilities(params.userId);
        if (data) return { body: { data: [...data] } };
        // Who has not registered may do nothing yet, and is there all the same
        return isOwn ? { body: { data: [] } } : { problem: 'NOT_FOUND' };
      },
    }),

    defineRoute(policy, {
      method: 'put',
      path: '/api/users/{userId}/capabilities/{capability}',
      operationId: 'grantCapability',
      summary: 'Let an account do more than its kind says',
      params: OneOfUser,
      answer: Capabilities,
      handle: (request) => change(request, true),
    }),

    defineRoute(policy, {
      method: 'delete',
      path: '/api/users/{userId}/capabilities/{capability}',
      operationId: 'revokeCapability',
      summary: 'Take a capability from an account',
      params: OneOfUser,
      answer: Capabilities,
      handle: (request) => change(request, false),
    }),
  ];
}
