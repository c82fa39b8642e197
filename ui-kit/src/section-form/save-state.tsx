import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CircleDot, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

import { RelativeTime } from '../date-text/relative-time.tsx';
import type { Instant } from '../formats/format-date.ts';

/** `saved` nothing to do · `unsaved` something was changed · `saving` on its way · `failed` not saved */
export type SaveStateName = 'saved' | 'unsaved' | 'saving' | 'failed';

export interface SaveStateProps {
  readonly state: SaveStateName;
  readonly savedAt?: Instant;
  /** With `failed`: what happened and what to do. */
  readonly error?: ReactNode;
}

const icons = {
  saved: CircleCheck,
  unsaved: CircleDot,
  saving: LoaderCircle,
  failed: CircleAlert,
};

/** Whether what is typed is safe, in an icon and words; a change is read out, politely. */
export function SaveState({ state, savedAt, error }: SaveStateProps): ReactNode {
  const { t } = useLingui();
  const Icon = icons[state];
  const words = {
    saved: t`Saved`,
    unsaved: t`Changes not saved yet`,
    saving: t`Saving…`,
    failed: error ?? t`Not saved. What you typed is still here; try again.`,
  }[state];
  return (
    <div className="ui-save-state" data-state={state}>
      <Icon className="ui-save-state-icon" size={18} aria-hidden />
      <span>
        <output>{words}</output>
        {state === 'saved' && savedAt !== undefined && (
          <span className="ui-save-state-time">
            {' '}
            <RelativeTime instant={savedAt} />
          </span>
        )}
      </span>
    </div>
  );
}
