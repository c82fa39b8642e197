import { Trans } from '@lingui/react/macro';
import type { ListedProfessional } from '@osta/contracts/professional/api';
import { Button, ProfessionalCardSkeleton } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';

import { useMe } from '../session/use-me.ts';
import { aboutSearch } from './about-search.ts';
import { ListedProfessionalCard } from './listed-professional-card.tsx';
import type { ProfileSearch } from './profile-search.ts';

import './askable-professionals.css';

interface AskableProfessionalsProps {
  /** `undefined` while loading. */
  readonly professionals: readonly ListedProfessional[] | undefined;
  /** The number of placeholders while loading. */
  readonly expected: number;
  /** What was searched for: other initial values of the request. */
  readonly about?: ProfileSearch;
  /** Stands out, as its pin on a map does. */
  readonly selectedId?: string | null;
  /** Called when the pointer or the focus reaches a card. */
  readonly onReach?: (id: string) => void;
}

/** Professionals as cards, each with a link to ask for an offer. */
export function AskableProfessionals({
  professionals,
  expected,
  about,
  selectedId = null,
  onReach,
}: AskableProfessionalsProps): ReactNode {
  const me = useMe();
  const listId = useId();
  return (
    <div className="web-card-grid">
      {professionals === undefined &&
        Array.from({ length: expected }, (_, index) => <ProfessionalCardSkeleton key={index} />)}
      {professionals?.map((professional) => {
        const { id } = professional;
        const nameId = `${listId}-${id}`;
        return (
          <ListedProfessionalCard
            key={id}
            professional={professional}
            about={about}
            nameId={nameId}
            isSelected={id === selectedId}
            onPointerEnter={() => onReach?.(id)}
            onFocus={() => onReach?.(id)}
            // Nobody asks themselves
            {...(id !== me?.id && {
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
      })}
    </div>
  );
}
