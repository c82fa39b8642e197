import { MyProfile } from '@osta/contracts/professional/my-data';
import type { Route } from '@osta/platform/http/define-route';
import { myDataRoute } from '@osta/platform/http/my-data-route';

import type { FindMyProfile } from '../queries/my-profile.ts';

/** Returns the route of `/api/professional/my-data`. */
export function myDataRoutes(findMyProfile: FindMyProfile): readonly Route[] {
  return [
    myDataRoute({
      path: '/api/professional/my-data',
      operationId: 'getMyProfile',
      summary: 'Export what is known of your profile, as a part of your data',
      answer: MyProfile,
      find: ({ userId }, locale) => findMyProfile(userId, locale),
    }),
  ];
}
