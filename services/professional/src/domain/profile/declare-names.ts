import type { UserId } from '@osta/contracts/ids';
import type { NamesDeclared } from '@osta/contracts/professional/names-declared';
import type { ProfileNotPublished } from '@osta/contracts/professional/refusals';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional says how they write their name for readers of each language. */
export interface DeclareNames {
  readonly professionalId: UserId;
  readonly names: NamesDeclared['data']['names'];
}

/** Replaces both names. */
export const declareNames: Decider<DeclareNames, Profile, NamesDeclared, ProfileNotPublished> = (
  { names },
  state,
) => {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });

  const declared: NamesDeclared = {
    type: 'osta.professional.names-declared',
    data: { names },
  };
  return accept(declared);
};
