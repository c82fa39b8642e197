import { Trans } from '@lingui/react/macro';
import type { ListedProfessional } from '@osta/contracts/professional/api';
import { Button, Card } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';

import { useMe } from '../session/use-me.ts';
import type { AboutSearch } from './about-search.ts';
import { ProfessionalSkeletons } from './professional-skeleton.tsx';
import { ProfessionalSummary } from './professional-summary.tsx';

import './askable-professionals.css';

interface AskableProfessionalsProps {
  /** `undefined` while loading. */
  readonly professionals: readonly ListedProfessional[] | undefined;
  /** The number of placeholders while loading. */
  readonly expected: number;
  /** Other initial values of the request. */
  readonly about?: AboutSearch;
  /** Stands out, as its pin on a map does. */
  readonly selectedId?: string | null;
  /** Called when the pointer or the focus reaches a card. */
  readonly onReach?: (id: string) => void;
}

/**
 * Professionals as cards, each with a link to ask for an offer; other professionals get no link.
 */
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
      {professionals === undefined && <ProfessionalSkeletons count={expected} />}
      {professionals?.map((professional) => (
        <Card
          key={professional.id}
          className="web-askable"
          data-professional={professional.id}
          data-selected={professional.id === selectedId || undefined}
          onPointerEnter={() => onReach?.(professional.id)}
          onFocus={() => onReach?.(professional.id)}
        >
          <ProfessionalSummary
            about={about}
            nameId={`${listId}-${professional.id}`}
            professional={professional}
            action={
              // Nobody asks themselves
              professional.id !== me?.id && (
                <Button asChild variant="secondary" size="small" isFullWidth>
                  <Link
                    to="/customer/requests/new"
                    search={{ ...about, professional: professional.id }}
                    id={`${listId}-${professional.id}-ask`}
                    aria-labelledby={`${listId}-${professional.id}-ask ${listId}-${professional.id}`}
                  >
                    <Trans>Ask for an offer</Trans>
                  </Link>
                </Button>
              )
            }
          />
        </Card>
      ))}
    </div>
  );
}
