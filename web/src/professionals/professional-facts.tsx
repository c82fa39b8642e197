import { Plural, Trans } from '@lingui/react/macro';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import { BriefcaseBusiness, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';

interface ProfessionalFactsProps {
  readonly professional: Pick<ProfessionalCard, 'place' | 'experienceYears'>;
}

/** Where a professional works, and for how long they have done so. */
export function ProfessionalFacts({
  professional: { place, experienceYears },
}: ProfessionalFactsProps): ReactNode {
  return (
    <ul className="web-facts">
      <li>
        <MapPin size={16} aria-hidden />
        {place.name}
      </li>
      <li>
        <BriefcaseBusiness size={16} aria-hidden />
        {experienceYears === 0 ? (
          <Trans>New to the trade</Trans>
        ) : (
          <Plural value={experienceYears} one="# year in the trade" other="# years in the trade" />
        )}
      </li>
    </ul>
  );
}
