import { Plural, Trans } from '@lingui/react/macro';
import { Button, Callout, focusField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { PhotoUploads } from './use-photo-uploads.ts';

import './new-request.css';

/** Of the first button, which takes the focus when the sending leads back to it. */
export const lostPhotosId = 'lost-photos';

interface LostPhotosProps {
  readonly uploads: PhotoUploads;
  /** Of the control of the photos: it takes the focus of the buttons, which go away. */
  readonly photosId: string;
  /** Sends the request without them; absent before it was to be sent. */
  readonly onSendWithout: (() => void) | undefined;
}

/** Shows which photos got lost on their way, with both ways on; nothing where none did. */
export function LostPhotos({
  uploads: { lost, retry, letGo },
  photosId,
  onSendWithout,
}: LostPhotosProps): ReactNode {
  const last = lost.at(-1);
  if (last === undefined) return null;
  const count = lost.length;
  const canRetry = lost.some((each) => each.canRetry);
  const leave = (how: () => void) => (): void => {
    how();
    focusField(photosId);
  };
  return (
    <Callout
      tone="danger"
      role="alert"
      title={
        <Plural value={count} one="# photo couldn’t be kept" other="# photos couldn’t be kept" />
      }
      action={
        <div className="web-actions">
          {canRetry && (
            <Button id={lostPhotosId} variant="secondary" onClick={leave(retry)}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button
            id={canRetry ? undefined : lostPhotosId}
            variant="ghost"
            onClick={onSendWithout ?? leave(letGo)}
          >
            {onSendWithout === undefined ? (
              <Plural value={count} one="Go on without it" other="Go on without them" />
            ) : (
              <Plural value={count} one="Send without it" other="Send without them" />
            )}
          </Button>
        </div>
      }
    >
      {last.reason}
      <span className="web-summary-photos">
        {lost.map(({ key, url, file }) => (
          <img key={key} className="web-summary-photo" src={url} alt={file.name} />
        ))}
      </span>
    </Callout>
  );
}
