import { Trans } from '@lingui/react/macro';
import { Button, DayAndTime } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { freeAlternatives } from '../new-booking/free-alternatives.ts';

interface TimesInsteadProps {
  /** The error of the last try. */
  readonly error: unknown;
  readonly onChoose: (start: string) => void;
}

/** The free times that a refusal names instead of a taken one, as buttons; nothing for another error. */
export function TimesInstead({ error, onChoose }: TimesInsteadProps): ReactNode {
  const { own } = freeAlternatives(error);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="times-instead">
      <p className="web-hint" id="times-instead">
        <Trans>These are the nearest free ones:</Trans>
      </p>
      <div className="web-actions">
        {own.map(({ startsAt }) => (
          <Button key={startsAt} variant="secondary" onClick={() => onChoose(startsAt)}>
            <DayAndTime instant={startsAt} />
          </Button>
        ))}
      </div>
    </section>
  );
}
