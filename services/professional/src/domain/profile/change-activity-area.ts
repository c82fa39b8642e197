import { coarsePoint } from '@osta/contracts/coarse-point';
import type { GeoPoint } from '@osta/contracts/geo-point';
import type { UserId } from '@osta/contracts/ids';
import type { ActivityAreaChanged } from '@osta/contracts/professional/activity-area-changed';
import type { ProfileNotPublished } from '@osta/contracts/professional/refusals';
import { accept, refuse, type Decider } from '@osta/platform/decider';
import type { PlaceId } from '@osta/reference/place-id';

import type { Profile } from './profile.ts';

/** A professional says where they go to work. */
export interface ChangeActivityArea {
  readonly professionalId: UserId;
  readonly center: GeoPoint;
  readonly radiusMeters: number;
  readonly placeIds: readonly PlaceId[];
}

/** Replaces the whole area. The centre is rounded; a place that is named twice counts once. */
export const changeActivityArea: Decider<
  ChangeActivityArea,
  Profile,
  ActivityAreaChanged,
  ProfileNotPublished
> = ({ center, radiusMeters, placeIds }, state) => {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });

  const changed: ActivityAreaChanged = {
    type: 'osta.professional.activity-area-changed',
    data: { center: coarsePoint(center), radiusMeters, placeIds: [...new Set(placeIds)] },
  };
  return accept(changed);
};
