import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { RelativeTime } from '../date-text/relative-time.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { currentIcon, dangerIcon, doneIcon, savingIcon } from '../icons/icons.ts';

import './section-form.css';

/** `new` never saved, untouched · `saved` nothing to do · `unsaved` changed · `saving` in progress · `failed` not saved */
export type SaveStateName = 'new' | 'saved' | 'unsaved' | 'saving' | 'failed';

export interface SaveStateProps {
  readonly state: SaveStateName;
  readonly savedAt?: Instant;
  /** With `failed`: what happened and what to do. */
  readonly error?: ReactNode;
}

const icons = {
  new: currentIcon,
  saved: doneIcon,
  unsaved: currentIcon,
  saving: savingIcon,
  failed: dangerIcon,
};

/** The save state in an icon and words; changes are announced politely. */
export function SaveState({ state, savedAt, error }: SaveStateProps): ReactNode {
  const { t } = useLingui();
  const words = {
    new: t`Not saved yet`,
    saved: t`Saved`,
    unsaved: t`Changes not saved yet`,
    saving: t`Saving…`,
    failed: error ?? t`Not saved. What you typed is still here; try again.`,
  }[state];
  return (
    <div className="ui-save-state" data-state={state}>
      <Icon icon={icons[state]} className="ui-save-state-icon" size={18} />
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
