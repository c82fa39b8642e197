import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import { closeIcon } from '../icons/icons.ts';

import './tag-input.css';

export interface TagProps {
  readonly label: string;
  readonly onRemove: () => void;
  readonly onMove?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  readonly disabled?: boolean;
}

/** A chosen or typed word, with a button to remove it. */
export function Tag({ label, onRemove, onMove, disabled = false }: TagProps): ReactNode {
  const { t } = useLingui();
  return (
    <li className="ui-tag">
      <bdi className="ui-tag-label">{label}</bdi>
      <button
        className="ui-tag-remove"
        type="button"
        aria-label={t`Remove ${label}`}
        disabled={disabled}
        onClick={onRemove}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' || event.key === 'Delete') {
            event.preventDefault();
            onRemove();
          }
          onMove?.(event);
        }}
      >
        <Icon icon={closeIcon} size={16} />
      </button>
    </li>
  );
}
