import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { formatBytes } from '../formats/format-bytes.ts';
import { formatPercent } from '../formats/format-number.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon, dangerIcon, documentIcon, uploadedIcon } from '../icons/icons.ts';
import { useLocale } from '../provider/ui-context.ts';
import type { ChosenFile } from './chosen-file.ts';

export interface FileRowProps {
  readonly file: ChosenFile;
  readonly onRemove: () => void;
  readonly onRetry?: () => void;
  readonly disabled: boolean;
}

const icons = { uploading: documentIcon, done: uploadedIcon, failed: dangerIcon };

/** One file: its name, its progress, and its actions. */
export function FileRow({ file, onRemove, onRetry, disabled }: FileRowProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const { name, size, state } = file;
  const progress = Math.min(Math.max(file.progress ?? 0, 0), 1);
  const percent = formatPercent(Math.round(progress * 100) / 100, locale);
  const status = {
    uploading: t`Uploading, ${percent}`,
    done: formatBytes(size, locale),
    failed: t`The upload was cut off.`,
  }[state];
  return (
    <li className="ui-file-row" data-state={state}>
      <Icon icon={icons[state]} className="ui-file-row-icon" size={22} />
      <div className="ui-file-row-words">
        <span className="ui-file-row-name">
          <bdi>{name}</bdi>
        </span>
        <span className="ui-file-row-status" role={state === 'failed' ? 'alert' : undefined}>
          <bdi>{status}</bdi>
        </span>
        {state === 'uploading' && (
          <progress className="ui-file-row-progress" max={1} value={progress} aria-label={name} />
        )}
      </div>
      {state === 'failed' && onRetry !== undefined && (
        <Button variant="secondary" size="small" disabled={disabled} onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
      <IconButton label={t`Remove ${name}`} size="small" disabled={disabled} onClick={onRemove}>
        <Icon icon={closeIcon} size={20} />
      </IconButton>
    </li>
  );
}
