import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

import { Button } from '../button/button.tsx';
import type { Instant } from '../formats/format-date.ts';
import { DraftOffer } from './draft-offer.tsx';
import { SaveState, type SaveStateName } from './save-state.tsx';

import './section-form.css';

export interface SectionFormProps {
  readonly title: ReactNode;
  /** What this section is for, in a sentence. */
  readonly description?: ReactNode;
  readonly state: SaveStateName;
  /** When it was saved last; shown with `saved`. */
  readonly savedAt?: Instant;
  /** With `failed`: what happened and what to do. */
  readonly error?: ReactNode;
  /** Called by the button and by Enter in a field. Never called while saving. */
  readonly onSave: () => void;
  /** Restores the saved values; offered while there are unsaved changes. */
  readonly onReset?: () => void;
  /** An unsaved draft from before a reload (`useDraft`'s `found`): offered, not applied. */
  readonly draft?: {
    readonly typedAt: Instant;
    readonly onRestore: () => void;
    readonly onDiscard: () => void;
  };
  /** The words of the button, when it does more than save. */
  readonly saveLabel?: ReactNode;
  /** In the place of state and buttons, while there is more to choose than to save; its own button sends the form. */
  readonly choice?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * One section of a long form with its own save button: shows the save state, and offers what was
 * typed before the page was lost.
 */
export function SectionForm({
  title,
  description,
  state,
  savedAt,
  error,
  onSave,
  onReset,
  draft,
  saveLabel,
  choice,
  children,
}: SectionFormProps): ReactNode {
  const { t } = useLingui();
  const titleId = useId();
  const isOpen = state === 'unsaved' || state === 'failed';
  return (
    <form
      className="ui-section-form"
      aria-labelledby={titleId}
      aria-busy={state === 'saving' || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'saving') onSave();
      }}
    >
      <header className="ui-section-form-head">
        <h2 className="ui-section-form-title" id={titleId}>
          {title}
        </h2>
        {description !== undefined && <p className="ui-section-form-description">{description}</p>}
      </header>
      {draft !== undefined && <DraftOffer {...draft} />}
      <div className="ui-section-form-fields">{children}</div>
      {choice ?? (
        <footer className="ui-section-form-foot">
          <SaveState
            state={state}
            {...(savedAt !== undefined && { savedAt })}
            {...(error !== undefined && { error })}
          />
          <div className="ui-section-form-buttons">
            {onReset !== undefined && isOpen && (
              <Button variant="ghost" onClick={onReset}>
                {t`Undo the changes`}
              </Button>
            )}
            <Button type="submit" isLoading={state === 'saving'}>
              {saveLabel ?? t`Save`}
            </Button>
          </div>
        </footer>
      )}
    </form>
  );
}
