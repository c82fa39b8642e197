import { coarsePoint } from '@osta/contracts/coarse-point';
import type { GeoPoint } from '@osta/contracts/geo-point';
import type { UserId } from '@osta/contracts/ids';
import type { ActivityAreaChanged } from '@osta/contracts/professional/activity-area-changed';
import {
  coarseCorners,
  drawnAreaFault,
  farthestCorner,
  radiusOf,
} from '@osta/contracts/professional/drawn-area';
import type {
  AreaCrossesItself,
  AreaTooLarge,
  AreaTooSmall,
  ProfileNotPublished,
} from '@osta/contracts/professional/refusals';
import { accept, refuse, type Decider } from '@osta/platform/decider';
import type { PlaceId } from '@osta/reference/place-id';

import type { Profile } from './profile.ts';

/** A professional says where they go to work. */
export interface ChangeActivityArea {
  readonly professionalId: UserId;
  readonly center: GeoPoint;
  readonly radiusMeters: number;
  /** Of the area that they have drawn, in place of the circle; `null`: they go all around. */
  readonly corners: readonly GeoPoint[] | null;
  readonly placeIds: readonly PlaceId[];
}

/** Returns why somebody cannot go to work within these corners, which are rounded; `undefined` if they can. */
function areaRefusal(
  center: GeoPoint,
  corners: readonly GeoPoint[],
): AreaCrossesItself | AreaTooLarge | AreaTooSmall | undefined {
  switch (drawnAreaFault(center, corners)) {
    case 'TOO_SMALL':
      return { code: 'AREA_TOO_SMALL' };
    case 'CROSSES_ITSELF':
      return { code: 'AREA_CROSSES_ITSELF' };
    case 'TOO_LARGE':
      return { code: 'AREA_TOO_LARGE', limitMeters: farthestCorner };
    case null:
      return undefined;
  }
}

/** Replaces the whole area. Its points are rounded; a place that is named twice counts once. */
export const changeActivityArea: Decider<
  ChangeActivityArea,
  Profile,
  ActivityAreaChanged,
  ProfileNotPublished | AreaCrossesItself | AreaTooLarge | AreaTooSmall
> = ({ center: exact, radiusMeters, corners: drawn, placeIds }, state) => {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });

  const center = coarsePoint(exact);
  const corners = drawn && coarseCorners(drawn);
  const refusal = corners ? areaRefusal(center, corners) : undefined;
  if (refusal) return refuse(refusal);

  const changed: ActivityAreaChanged = {
    type: 'osta.professional.activity-area-changed',
    data: {
      center,
      radiusMeters: corners ? radiusOf(center, corners) : radiusMeters,
      corners: corners && [...corners],
      placeIds: [...new Set(placeIds)],
    },
  };
  return accept(changed);
};
