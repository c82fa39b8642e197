import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { attachIcon, closeIcon, sendIcon } from '../icons/icons.ts';
import { Ltr } from '../ltr/ltr.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useEarlyText } from '../text-field/use-early-text.ts';
import { acceptedFiles, largestFile } from './composer-limits.ts';

import './message-thread.css';

export interface MessageComposerProps {
  /** The text so far; the caller stores it, so that a draft survives. */
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  readonly onSend: (text: string, files: readonly File[]) => void;
  readonly isSending?: boolean;
  /** The files that can be attached, as in `accept` of a file input. */
  readonly accept?: string;
  /** Whether files can be attached. */
  readonly canAttach?: boolean;
  /** The most characters. */
  readonly maxLength?: number;
  /** In bytes. When one file is larger, none is attached. */
  readonly maxFileSize?: number;
  /** Why sending failed. */
  readonly error?: ReactNode;
}

/** Composes a message: text, files, send. Enter sends; Shift+Enter starts a line. */
export function MessageComposer({
  draft,
  onDraftChange,
  onSend,
  isSending = false,
  accept = acceptedFiles,
  canAttach = true,
  maxLength,
  maxFileSize = largestFile,
  error,
}: MessageComposerProps): ReactNode {
  const { t } = useLingui();
  const hintId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const field = useEarlyText<HTMLTextAreaElement>(draft);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const canSend = !isSending && (draft.trim() !== '' || files.length > 0);
  const send = (): void => {
    if (!canSend) return;
    onSend(draft.trim(), files);
    setFiles([]);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const take = (chosen: readonly File[]): void => {
    const refused = chosen.find(({ size }) => size > maxFileSize);
    setTooLarge(refused?.name ?? null);
    if (refused === undefined) setFiles([...files, ...chosen]);
  };
  const megabytes = Math.round(maxFileSize / 1024 / 1024);
  return (
    <form
      className="ui-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {files.length > 0 && (
        <ul className="ui-composer-files">
          {files.map((file) => {
            const { name } = file;
            return (
              <li key={`${name} ${file.lastModified}`}>
                <Ltr className="ui-attachment-name">{name}</Ltr>
                <IconButton
                  label={t`Remove ${name}`}
                  size="small"
                  onClick={() => setFiles(files.filter((each) => each !== file))}
                >
                  <Icon icon={closeIcon} size={16} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {(tooLarge !== null || error !== undefined) && (
        <p className="ui-composer-error" role="alert">
          {tooLarge === null ? (
            error
          ) : (
            <Trans>
              <bdi>{tooLarge}</bdi> is larger than {megabytes} MB. None of the files was attached.
            </Trans>
          )}
        </p>
      )}
      <div className="ui-composer-row">
        {canAttach && (
          <>
            <input
              ref={picker}
              className="ui-visually-hidden"
              type="file"
              multiple
              accept={accept}
              tabIndex={-1}
              aria-hidden="true"
              onChange={(event) => {
                take([...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = '';
              }}
            />
            <IconButton label={t`Attach a file`} onClick={() => picker.current?.click()}>
              <Icon icon={attachIcon} size={20} />
            </IconButton>
          </>
        )}
        <textarea
          ref={field}
          className="ui-composer-text"
          dir="auto"
          rows={1}
          value={draft}
          maxLength={maxLength}
          aria-label={t`Your message`}
          aria-describedby={hintId}
          placeholder={t`Write a message`}
          onChange={(event) => onDraftChange(event.currentTarget.value)}
          onKeyDown={press}
        />
        <button
          type="submit"
          className="ui-composer-send"
          aria-label={t`Send`}
          aria-disabled={!canSend || undefined}
          aria-busy={isSending || undefined}
        >
          {isSending ? <Spinner /> : <Icon icon={sendIcon} size={20} />}
        </button>
      </div>
      <p className="ui-visually-hidden" id={hintId}>
        <Trans>Enter sends it, Shift and Enter starts a new line.</Trans>
      </p>
    </form>
  );
}
