import type { ProfessionalCard, ListedProfessional } from '@osta/contracts/professional/api';
import { Avatar } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { AboutSearch } from './about-search.ts';
import { ProfessionalFacts } from './professional-facts.tsx';
import { ProfessionalName } from './professional-name.tsx';

import './professional-summary.css';

/** A no-break space ties the dot to the trade before it: no line begins with the dot. */
const betweenTrades = '\u00A0· ';

interface ProfessionalSummaryProps {
  readonly professional: ProfessionalCard &
    Partial<Pick<ListedProfessional, 'distanceMeters' | 'lowestPrice' | 'nextFreeAt'>>;
  /** What was searched for. */
  readonly about?: AboutSearch | undefined;
  /** The id of the name, for what is named after the professional. */
  readonly nameId?: string;
  /** A link, a button or a checkbox. */
  readonly action?: ReactNode;
}

/** A professional in short: name, trades, place, years of work. */
export function ProfessionalSummary({
  professional,
  about,
  nameId,
  action,
}: ProfessionalSummaryProps): ReactNode {
  const { fullName, avatarUrl, headline, categories } = professional;
  return (
    <div className="web-professional">
      <Avatar name={fullName} imageUrl={avatarUrl} size="large" />
      <div className="web-professional-words">
        <h3 className="web-professional-name" id={nameId}>
          <ProfessionalName person={professional} about={about} />
        </h3>
        <p className="web-professional-trades">
          {categories.map(({ name }) => name).join(betweenTrades)}
        </p>
        <p className="web-professional-headline" dir="auto">
          {headline}
        </p>
      </div>
      <ProfessionalFacts professional={professional} />
      {action !== undefined && <div className="web-professional-action">{action}</div>}
    </div>
  );
}
