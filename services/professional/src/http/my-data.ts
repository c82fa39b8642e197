import { professionalOperations } from '@osta/contracts/professional/operations';
import type { Route } from '@osta/platform/http/define-route';
import { myDataRoute } from '@osta/platform/http/my-data-route';

import type { FindMyProfile } from '../queries/my-profile.ts';

/** Returns the route of `/api/professional/my-data`. */
export function myDataRoutes(findMyProfile: FindMyProfile): readonly Route[] {
  return [
    myDataRoute(professionalOperations.getMyProfile, ({ userId }, locale) =>
      findMyProfile(userId, locale),
    ),
  ];
}
