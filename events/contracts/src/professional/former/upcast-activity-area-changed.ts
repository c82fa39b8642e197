import type { EventContent } from '../../event-content.ts';
import type { ActivityAreaChangedV1 } from './activity-area-changed.v1.ts';

/** Upcasts version 1, which knew circles only, to version 2, which may have the corners of an area. */
export function upcastActivityAreaChanged({ data }: ActivityAreaChangedV1): EventContent {
  return {
    type: 'osta.professional.activity-area-changed.v2',
    data: { ...data, corners: null },
  };
}
