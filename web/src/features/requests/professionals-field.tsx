import { Plural, Trans } from '@lingui/react/macro';
import { mostAsked as mostProfessionals } from '@osta/contracts/request/most-asked';
import {
  Button,
  dangerIcon,
  EmptyRequests,
  EmptyState,
  ErrorState,
  Icon,
  ProfessionalCardSkeleton,
} from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { useProblemText } from '../../problem/use-problem-text.ts';
import { ListedProfessionalCard } from '../../professionals/listed-professional-card.tsx';
import type { Askable } from './use-askable.ts';

import './new-request.css';

/** So many are shown at first, and whoever else is chosen. */
const shownAtFirst = 5;

interface ProfessionalsFieldProps {
  readonly id: string;
  readonly askable: Askable;
  /** `null`: the nearest, whom nobody has chosen by hand. */
  readonly value: readonly string[] | null;
  readonly onChange: (value: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Chooses whom to ask: the nearest, until somebody is chosen or left out by hand. */
export function ProfessionalsField({
  id,
  askable: { professionals, nearest, error: loadError, isFetching, reload },
  value,
  onChange,
  error,
}: ProfessionalsFieldProps): ReactNode {
  const problemText = useProblemText();
  const chosen = value ?? nearest;
  const [isWhole, setIsWhole] = useState(false);
  // Whoever is left out again stays in sight
  const [chosenBefore] = useState(value ?? []);
  const shown = (professionals ?? []).filter(
    (one, nth) => isWhole || nth < shownAtFirst || [...chosen, ...chosenBefore].includes(one.id),
  );
  const hiddenCount = (professionals?.length ?? 0) - shown.length;

  function toggle(one: string): void {
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  }

  return (
    <fieldset className="web-professionals-field" id={id} tabIndex={-1}>
      <legend className="ui-visually-hidden">
        <Trans>Who to ask</Trans>
      </legend>
      {error !== undefined && (
        <p className="web-field-error" role="alert">
          <Icon icon={dangerIcon} size={16} />
          {error}
        </p>
      )}
      {professionals === undefined && loadError === null && (
        <div className="web-pick-list">
          <ProfessionalCardSkeleton />
          <ProfessionalCardSkeleton />
          <ProfessionalCardSkeleton />
        </div>
      )}
      {professionals === undefined && loadError !== null && (
        <ErrorState
          size="small"
          title={<Trans>The professionals couldn’t be loaded</Trans>}
          description={problemText(loadError)}
          onRetry={reload}
          isRetrying={isFetching}
        />
      )}
      {professionals?.length === 0 && (
        <EmptyState
          size="small"
          illustration={<EmptyRequests />}
          title={<Trans>Nobody offers this yet</Trans>}
          description={<Trans>Try a service that is close to it.</Trans>}
        />
      )}
      {shown.length > 0 && (
        <>
          <p className="web-hint" aria-live="polite">
            <ChoiceWords value={value} nearest={nearest} />
          </p>
          <div className="web-pick-list">
            {shown.map((professional) => {
              const isChosen = chosen.includes(professional.id);
              return (
                <ListedProfessionalCard
                  key={professional.id}
                  professional={professional}
                  choice={{
                    isChosen,
                    disabled: !isChosen && chosen.length >= mostProfessionals,
                    onChange: () => toggle(professional.id),
                  }}
                />
              );
            })}
          </div>
          {hiddenCount > 0 && (
            <Button variant="secondary" onClick={() => setIsWhole(true)}>
              <Plural
                value={hiddenCount}
                one="Show # more professional"
                other="Show # more professionals"
              />
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}

/** Says who is chosen, and by whom. */
function ChoiceWords({
  value,
  nearest,
}: Pick<ProfessionalsFieldProps, 'value'> & Pick<Askable, 'nearest'>): ReactNode {
  if (value === null && nearest.length > 0) {
    return (
      <Plural
        value={nearest.length}
        one="We’ve chosen the nearest professional. You can add others."
        other="We’ve chosen the # nearest. You can change that."
      />
    );
  }
  if (value === null) {
    return <Trans>Nobody near you offers this yet. You can ask someone farther away.</Trans>;
  }
  if (value.length === 0) {
    return <Trans>Choose up to {mostProfessionals}. More offers are easier to compare.</Trans>;
  }
  return <Plural value={value.length} one="# professional chosen" other="# professionals chosen" />;
}
