import { MyProfile } from '@osta/contracts/professional/my-data';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { FindMyProfile } from '../queries/my-profile.ts';

/** Returns the route of `/api/professional/my-data`. */
export function myDataRoutes(findMyProfile: FindMyProfile): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/professional/my-data',
      operationId: 'getMyProfile',
      access: 'registered',
      summary: 'Export what is known of your profile, as a part of your data',
      answer: MyProfile,
      rateLimit: { points: 30, seconds: 3600 },
      handle: async ({ principal, locale }) => ({
        body: await findMyProfile(principal.userId, locale),
      }),
    }),
  ];
}
