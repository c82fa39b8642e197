import type { ListedProfessional, ProfessionalCard } from '@osta/contracts/professional/api';
import type { ProfessionalFactsProps } from '@osta/ui-kit';

/** Returns the facts of a professional as the kit shows them; what is not known is left out. */
export function professionalFacts({
  place,
  experienceYears,
  memberSince,
  responseMinutes,
  distanceMeters,
  nextFreeAt,
}: Pick<ProfessionalCard, 'place' | 'experienceYears' | 'memberSince' | 'responseMinutes'> &
  Partial<Pick<ListedProfessional, 'distanceMeters' | 'nextFreeAt'>>): ProfessionalFactsProps {
  return {
    area: place.name,
    experienceYears,
    memberSince,
    responseMinutes: responseMinutes ?? undefined,
    distance: distanceMeters ?? undefined,
    nextFree: nextFreeAt ?? undefined,
  };
}
