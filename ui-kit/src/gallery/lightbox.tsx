import { useLingui } from '@lingui/react/macro';
import { Dialog as Primitive } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon, nextIcon, previousIcon } from '../icons/icons.ts';
import { useDirection, useUi } from '../provider/ui-context.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { SizedPicture } from './sized-picture.tsx';

interface LightboxProps {
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
  /** Which one is shown, from 0; `null`: it is closed. */
  readonly place: number | null;
  readonly onPlaceChange: (place: number | null) => void;
}

/**
 * Pictures one by one over the whole page. The arrow that points to the end of the line leads on, also on the
 * keyboard; after the last picture comes the first.
 */
export function Lightbox({ label, pictures, place, onPlaceChange }: LightboxProps): ReactNode {
  const { t } = useLingui();
  const { overlayContainer } = useUi();
  const isMirrored = useDirection() === 'rtl';
  /** Radix returns the focus only to its own trigger, and the tiles are outside of it. */
  const opener = useRef<Element | null>(null);
  const count = pictures.length;
  const picture = place === null ? undefined : pictures[place];
  const step = (by: number): void => {
    if (place !== null) onPlaceChange((place + by + count) % count);
  };
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowRight') step(isMirrored ? -1 : 1);
    if (key === 'ArrowLeft') step(isMirrored ? 1 : -1);
  }
  return (
    <Primitive.Root
      open={picture !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onPlaceChange(null);
      }}
    >
      <Primitive.Portal container={overlayContainer()}>
        <Primitive.Overlay className="ui-scrim" />
        {picture !== undefined && (
          <Primitive.Content
            className="ui-lightbox"
            aria-describedby={undefined}
            onKeyDown={onKeyDown}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
          >
            <header className="ui-lightbox-head">
              <Primitive.Title className="ui-lightbox-title">{label}</Primitive.Title>
              <span className="ui-lightbox-place">
                {(place ?? 0) + 1} / {count}
              </span>
              <Primitive.Close asChild>
                <IconButton label={t`Close`}>
                  <Icon icon={closeIcon} size={22} />
                </IconButton>
              </Primitive.Close>
            </header>
            <div className="ui-lightbox-stage">
              <SizedPicture
                className="ui-lightbox-picture"
                key={picture.id}
                picture={picture}
                alt={picture.alt}
                sizes="100vw"
              />
            </div>
            <footer className="ui-lightbox-foot">
              <p className="ui-lightbox-words" aria-live="polite">
                {picture.alt}
              </p>
              {count > 1 && (
                <div className="ui-lightbox-steps">
                  <IconButton
                    label={t`Previous picture`}
                    variant="secondary"
                    onClick={() => step(-1)}
                  >
                    <Icon icon={previousIcon} size={22} />
                  </IconButton>
                  <IconButton label={t`Next picture`} variant="secondary" onClick={() => step(1)}>
                    <Icon icon={nextIcon} size={22} />
                  </IconButton>
                </div>
              )}
            </footer>
          </Primitive.Content>
        )}
      </Primitive.Portal>
    </Primitive.Root>
  );
}
