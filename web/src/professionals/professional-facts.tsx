import { Plural, Trans } from '@lingui/react/macro';
import type { ListedProfessional } from '@osta/contracts/professional/api';
import {
  appointmentIcon,
  DatedBadge,
  DayAndTime,
  Icon,
  moneyIcon,
  placeIcon,
  PriceTag,
  RatingLine,
  StatusBadge,
  workIcon,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { CoarseDistance } from './coarse-distance.tsx';

interface ProfessionalFactsProps {
  readonly professional: Pick<
    ListedProfessional,
    'place' | 'experienceYears' | 'availableUntil' | 'checkedAt' | 'rating'
  > &
    Partial<Pick<ListedProfessional, 'distanceMeters' | 'lowestPrice' | 'nextFreeAt'>>;
}

/** How customers rate a professional, where they work, since when, when they are free, from which price, and whether they were checked. */
export function ProfessionalFacts({
  professional: { place, experienceYears, availableUntil, checkedAt, rating, ...listed },
}: ProfessionalFactsProps): ReactNode {
  const { distanceMeters = null, lowestPrice = null, nextFreeAt = null } = listed;
  return (
    <ul className="web-facts">
      <li>
        <RatingLine rating={rating} />
      </li>
      <li>
        <Icon icon={placeIcon} size={16} />
        {place.name}
        {distanceMeters !== null && (
          <>
            {' · '}
            <CoarseDistance meters={distanceMeters} />
          </>
        )}
      </li>
      <li>
        <Icon icon={workIcon} size={16} />
        {experienceYears === 0 ? (
          <Trans>New to the trade</Trans>
        ) : (
          <Plural value={experienceYears} one="# year in the trade" other="# years in the trade" />
        )}
      </li>
      {nextFreeAt !== null && (
        <li>
          <Icon icon={appointmentIcon} size={16} />
          <span>
            <Trans>Next free time:</Trans> <DayAndTime instant={nextFreeAt} />
          </span>
        </li>
      )}
      {lowestPrice !== null && (
        <li>
          <Icon icon={moneyIcon} size={16} />
          <PriceTag price={{ kind: 'from', dirham: lowestPrice }} size="small" />
        </li>
      )}
      {checkedAt !== null && (
        <li>
          <DatedBadge kind="identity" label={<Trans>Documents checked</Trans>} since={checkedAt} />
        </li>
      )}
      {availableUntil !== null && (
        <li>
          <StatusBadge tone="good">
            <Trans>Can come now</Trans>
          </StatusBadge>
        </li>
      )}
    </ul>
  );
}
