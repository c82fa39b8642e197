import type { ListedProfessional, ProfessionalCard } from '@osta/contracts/professional/api';
import { ProfessionalCard as Card, type ProfessionalCardProps } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ProfessionalBadges } from './professional-badges.tsx';
import { professionalFacts } from './professional-facts.ts';
import type { ProfileSearch } from './profile-search.ts';

/** A no-break space ties the dot to the trade before it: no line begins with the dot. */
const betweenTrades = '\u00A0· ';

interface ListedProfessionalCardProps extends Pick<
  ProfessionalCardProps,
  'action' | 'choice' | 'isSelected' | 'onPointerEnter' | 'onFocus'
> {
  readonly professional: ProfessionalCard &
    Partial<
      Pick<ListedProfessional, 'distanceMeters' | 'goesThere' | 'lowestPrice' | 'nextFreeAt'>
    >;
  /** What was searched for: the profile says the same facts, and hands it on to the request. */
  readonly about?: ProfileSearch | undefined;
  /** The id of the name, for what is named after the professional. */
  readonly nameId?: string;
}

/** A professional as the service lists them, with a link to their public profile. */
export function ListedProfessionalCard({
  professional,
  about,
  nameId,
  ...rest
}: ListedProfessionalCardProps): ReactNode {
  const { id, fullName, avatarUrl, headline, categories, rating, jobsDone } = professional;
  const { checkedAt, availableUntil } = professional;
  const { facts, price } = professionalFacts(professional);
  return (
    <Card
      {...rest}
      {...facts}
      data-professional={id}
      name={fullName}
      imageUrl={avatarUrl}
      link={
        <Link
          to="/professional/profile/$id/public"
          params={{ id }}
          search={about ?? {}}
          id={nameId}
        >
          <bdi>{fullName}</bdi>
        </Link>
      }
      trade={categories.map(({ name }) => name).join(betweenTrades)}
      headline={headline}
      rating={rating}
      jobsDone={jobsDone}
      {...((checkedAt !== null || availableUntil !== null) && {
        badges: <ProfessionalBadges professional={professional} />,
      })}
      price={price}
    />
  );
}
