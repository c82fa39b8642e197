import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { RelativeTime } from '../date-text/relative-time.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { historyIcon } from '../icons/icons.ts';

export interface DraftOfferProps {
  readonly typedAt: Instant;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers to restore or discard what was typed before the page was lost. */
export function DraftOffer({ typedAt, onRestore, onDiscard }: DraftOfferProps): ReactNode {
  const { t } = useLingui();
  return (
    <div className="ui-draft-offer" aria-live="polite">
      <Icon icon={historyIcon} className="ui-draft-offer-icon" size={20} />
      <p className="ui-draft-offer-words">
        {t`You typed something here and left before it was saved.`}{' '}
        <span className="ui-draft-offer-time">
          <RelativeTime instant={typedAt} />
        </span>
      </p>
      <div className="ui-draft-offer-buttons">
        <Button variant="secondary" size="small" onClick={onRestore}>
          {t`Restore draft`}
        </Button>
        <Button variant="ghost" size="small" onClick={onDiscard}>
          {t`Discard draft`}
        </Button>
      </div>
    </div>
  );
}
