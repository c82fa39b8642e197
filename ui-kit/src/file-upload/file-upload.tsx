import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

import { formatBytes } from '../formats/format-bytes.ts';
import { Icon } from '../icons/icon.tsx';
import { dangerIcon, uploadIcon } from '../icons/icons.ts';
import { useLocale } from '../provider/ui-context.ts';
import type { ChosenFile } from './chosen-file.ts';
import { DropArea } from './drop-area.tsx';
import { FileRow } from './file-row.tsx';
import { maxFileBytes } from './judge-files.ts';
import { useFileIntake } from './use-file-intake.ts';

import './file-upload.css';

export interface FileUploadProps {
  readonly files: readonly ChosenFile[];
  /** Called with all files of one choice. When any is rejected, it is not called at all. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  /** Offered for a file that failed. */
  readonly onRetry?: (id: string) => void;
  /** Called with the files that are too large, in addition to the sentence under the field. */
  readonly onTooLarge?: (files: readonly File[]) => void;
  /** The `accept` attribute of the input: `image/*,.pdf`. */
  readonly accept?: string;
  /** In bytes; the default is 5 MB. */
  readonly maxBytes?: number;
  readonly maxFiles?: number;
  readonly disabled?: boolean;
}

/**
 * Files, chosen or dropped, each with its progress. The page uploads them. Put it into a FormField.
 */
export function FileUpload({
  files,
  onAdd,
  onRemove,
  onRetry,
  onTooLarge,
  accept,
  maxBytes = maxFileBytes,
  maxFiles = 10,
  disabled = false,
}: FileUploadProps): ReactNode {
  const { t } = useLingui();
  const size = formatBytes(maxBytes, useLocale());
  const problemId = useId();
  const room = maxFiles - files.length;
  const { problem, take, forget } = useFileIntake({ onAdd, onTooLarge, accept, maxBytes, room });
  return (
    <div className="ui-file-upload">
      <DropArea
        onFiles={take}
        accept={accept}
        multiple={maxFiles > 1}
        disabled={disabled || room <= 0}
        problemId={problemId}
        hasProblem={problem !== null}
      >
        <Icon icon={uploadIcon} size={24} />
        <span className="ui-drop-area-words">
          {maxFiles > 1 ? t`Choose files, or drop them here` : t`Choose a file, or drop it here`}
        </span>
        <span className="ui-drop-area-limits">
          {maxFiles > 1
            ? t`${plural(maxFiles, { one: '# file', other: 'Up to # files' })}, ${size} each`
            : t`${size} at most`}
        </span>
      </DropArea>
      <div className="ui-form-field-error" id={problemId} aria-live="polite">
        {problem !== null && (
          <>
            <Icon icon={dangerIcon} size={16} />
            <span>{problem}</span>
          </>
        )}
      </div>
      {files.length > 0 && (
        <ul className="ui-file-list">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              disabled={disabled}
              onRemove={() => {
                forget();
                onRemove(file.id);
              }}
              {...(onRetry !== undefined && { onRetry: () => onRetry(file.id) })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
