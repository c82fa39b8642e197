import { professionalOperations } from '@osta/contracts/professional/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { FindEquipments } from '../queries/find-equipments.ts';

/** Returns the route of one's own equipment. */
export function equipmentRoutes(findEquipments: FindEquipments): readonly Route[] {
  return [
    defineRoute(professionalOperations.getMyEquipments, {
      access: 'registered',
      handle: async ({ principal, locale }) => ({
        body: await findEquipments(principal.userId, locale),
      }),
    }),
  ];
}
