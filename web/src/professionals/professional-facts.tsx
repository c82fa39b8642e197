import { Plural, Trans } from '@lingui/react/macro';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import { Icon, placeIcon, workIcon } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface ProfessionalFactsProps {
  readonly professional: Pick<ProfessionalCard, 'place' | 'experienceYears'>;
}

/** Where a professional works, and since when. */
export function ProfessionalFacts({
  professional: { place, experienceYears },
}: ProfessionalFactsProps): ReactNode {
  return (
    <ul className="web-facts">
      <li>
        <Icon icon={placeIcon} size={16} />
        {place.name}
      </li>
      <li>
        <Icon icon={workIcon} size={16} />
        {experienceYears === 0 ? (
          <Trans>New to the trade</Trans>
        ) : (
          <Plural value={experienceYears} one="# year in the trade" other="# years in the trade" />
        )}
      </li>
    </ul>
  );
}
