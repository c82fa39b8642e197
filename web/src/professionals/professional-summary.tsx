import type { ProfessionalCard } from '@osta/contracts/professional/api';
import { Avatar, Link as UiLink } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ProfessionalFacts } from './professional-facts.tsx';

import './professional-summary.css';

/** A no-break space ties the dot to the trade before it: no line begins with the dot. */
const betweenTrades = '\u00A0· ';

interface ProfessionalSummaryProps {
  readonly professional: ProfessionalCard;
  /** Whether the name links to the profile. */
  readonly isLinked?: boolean;
  /** A link, a button or a checkbox. */
  readonly action?: ReactNode;
}

/** A professional in short: name, trades, place, years of work. */
export function ProfessionalSummary({
  professional,
  isLinked = false,
  action,
}: ProfessionalSummaryProps): ReactNode {
  const { id, fullName, headline, categories } = professional;
  return (
    <div className="web-professional">
      <Avatar name={fullName} size="large" />
      <div className="web-professional-words">
        <h3 className="web-professional-name">
          {isLinked ? (
            <UiLink asChild isQuiet>
              <Link to="/professional/profile/$id/public" params={{ id }}>
                <bdi>{fullName}</bdi>
              </Link>
            </UiLink>
          ) : (
            <bdi>{fullName}</bdi>
          )}
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
