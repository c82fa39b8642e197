import type { UserId } from '@osta/contracts/ids';
import type { EquipmentsSaved } from '@osta/contracts/professional/equipments-saved';
import type { ProfileNotPublished } from '@osta/contracts/professional/refusals';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional says what they bring. */
export type SaveEquipments = { readonly professionalId: UserId } & EquipmentsSaved['data'];

/** Replaces all equipment. What is named twice counts once. */
export const saveEquipments: Decider<
  SaveEquipments,
  Profile,
  EquipmentsSaved,
  ProfileNotPublished
> = ({ knownIds, own }, state) => {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });
  const saved: EquipmentsSaved = {
    type: 'osta.professional.equipments-saved',
    data: {
      knownIds: [...new Set(knownIds)],
      own: own.filter(
        ({ ar, en }, place) =>
          own.findIndex((other) => other.ar === ar && other.en === en) === place,
      ),
    },
  };
  return accept(saved);
};
