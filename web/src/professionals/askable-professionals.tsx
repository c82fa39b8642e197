import { Trans } from '@lingui/react/macro';
import type { ListedProfessional } from '@osta/contracts/professional/api';
import { Button, ProfessionalCardSkeleton } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useId } from 'react';

import { useMe } from '../session/use-me.ts';
import { aboutSearch } from './about-search.ts';
import { ListedProfessionalCard } from './listed-professional-card.tsx';
import type { ProfileSearch } from './profile-search.ts';

import './askable-professionals.css';

interface FoundBy {
  /** What was searched for: other initial values of the request. */
  readonly about?: ProfileSearch | undefined;
  /** Called when the pointer or the focus reaches a card. */
  readonly onReach?: ((id: string) => void) | undefined;
}

interface AskableProfessionalsProps extends FoundBy {
  /** `undefined` while loading. */
  readonly professionals: readonly ListedProfessional[] | undefined;
  /** The number of placeholders while loading. */
  readonly expected: number;
  /** Stands out, as its pin on a map does. */
  readonly selectedId?: string | null;
}

interface AskableProfessionalProps extends FoundBy {
  readonly professional: ListedProfessional;
  readonly nameId: string;
  readonly isSelected: boolean;
  /** Nobody asks themselves. */
  readonly isOneself: boolean;
}

function AskableProfessional({
  professional,
  about,
  nameId,
  isSelected,
  isOneself,
  onReach,
}: AskableProfessionalProps): ReactNode {
  const { id } = professional;
  return (
    <ListedProfessionalCard
      professional={professional}
      about={about}
      nameId={nameId}
      isSelected={isSelected}
      onPointerEnter={() => onReach?.(id)}
      onFocus={() => onReach?.(id)}
      {...(!isOneself && {
        action: (
          <Button asChild variant="secondary" size="small">
            <Link
              to="/customer/requests/new"
              search={{ ...aboutSearch({ ...about }), professional: id }}
              id={`${nameId}-ask`}
              aria-labelledby={`${nameId}-ask ${nameId}`}
            >
              <Trans>Ask for an offer</Trans>
            </Link>
          </Button>
        ),
      })}
    />
  );
}

/** Rendered again only when it changes: of a long list, a pointer reaches one at a time. */
const SteadyProfessional = memo(AskableProfessional);

/** Professionals as cards, each with a link to ask for an offer. */
export function AskableProfessionals({
  professionals,
  expected,
  selectedId = null,
  ...foundBy
}: AskableProfessionalsProps): ReactNode {
  const me = useMe();
  const listId = useId();
  return (
    <div className="web-card-grid" data-in-turn="">
      {professionals === undefined &&
        Array.from({ length: expected }, (_, index) => <ProfessionalCardSkeleton key={index} />)}
      {professionals?.map((professional) => (
        <SteadyProfessional
          key={professional.id}
          {...foundBy}
          professional={professional}
          nameId={`${listId}-${professional.id}`}
          isSelected={professional.id === selectedId}
          isOneself={professional.id === me?.id}
        />
      ))}
    </div>
  );
}
