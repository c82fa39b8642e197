import type { ListedProfessional, ProfessionalCard } from '@osta/contracts/professional/api';
import type { Price, ProfessionalFactsProps } from '@osta/ui-kit';

/** A professional as their card, the head of their page or their offer has them. */
type Known = Pick<
  ProfessionalCard,
  'place' | 'experienceYears' | 'memberSince' | 'responseMinutes'
> &
  Partial<Pick<ListedProfessional, 'distanceMeters' | 'goesThere' | 'lowestPrice' | 'nextFreeAt'>>;

interface Facts {
  /** From which price on they work. */
  readonly price: Price | undefined;
  readonly facts: ProfessionalFactsProps;
}

/**
 * Returns the facts of a professional as the kit shows them, for their card and for the head of their page; what is
 * not known is left out.
 */
export function professionalFacts({
  place,
  experienceYears,
  memberSince,
  responseMinutes,
  distanceMeters,
  goesThere,
  lowestPrice = null,
  nextFreeAt,
}: Known): Facts {
  return {
    price: lowestPrice === null ? undefined : { kind: 'from', dirham: lowestPrice },
    facts: {
      area: place.name,
      experienceYears,
      memberSince,
      responseMinutes: responseMinutes ?? undefined,
      distance: distanceMeters ?? undefined,
      isInArea: goesThere ?? undefined,
      nextFree: nextFreeAt ?? undefined,
    },
  };
}
