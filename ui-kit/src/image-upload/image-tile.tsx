import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon, nextIcon, previousIcon } from '../icons/icons.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { UploadedImage } from './uploaded-image.ts';

export interface ImageTileProps {
  readonly image: UploadedImage;
  /** Index in the list, from 0. */
  readonly place: number;
  readonly count: number;
  /** The first of several pictures represents all of them. */
  readonly isCover: boolean;
  readonly disabled: boolean;
  /** Absent: the pictures have no order. */
  readonly onMove: ((to: number) => void) | undefined;
  readonly onRemove: () => void;
  readonly onDragStart: () => void;
  readonly onDrop: () => void;
}

/** One picture with buttons to move and to remove it. After a move its buttons keep the focus. */
export function ImageTile({
  image,
  place,
  count,
  isCover,
  disabled,
  onMove,
  onRemove,
  onDragStart,
  onDrop,
}: ImageTileProps): ReactNode {
  const { t } = useLingui();
  const { alt, url, isUploading = false } = image;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is an extra: the buttons do the same
    <li
      className="ui-image-tile"
      draggable={!disabled && count > 1 && onMove !== undefined}
      aria-busy={isUploading || undefined}
      onDragStart={onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <img className="ui-image-tile-picture" src={url} alt={alt} draggable={false} />
      {isUploading && (
        <span className="ui-image-tile-progress">
          <Spinner />
        </span>
      )}
      {isCover && <span className="ui-image-tile-cover">{t`Cover`}</span>}
      <span className="ui-image-tile-buttons">
        {count > 1 && onMove !== undefined && (
          <>
            <IconButton
              label={t`Move ${alt} forward`}
              size="small"
              disabled={disabled}
              aria-disabled={place === 0 || undefined}
              onClick={() => onMove(place - 1)}
            >
              <Icon icon={previousIcon} size={20} />
            </IconButton>
            <IconButton
              label={t`Move ${alt} back`}
              size="small"
              disabled={disabled}
              aria-disabled={place === count - 1 || undefined}
              onClick={() => onMove(place + 1)}
            >
              <Icon icon={nextIcon} size={20} />
            </IconButton>
          </>
        )}
        <IconButton
          className="ui-image-tile-remove"
          label={t`Remove ${alt}`}
          size="small"
          disabled={disabled}
          onClick={onRemove}
        >
          <Icon icon={closeIcon} size={20} />
        </IconButton>
      </span>
    </li>
  );
}
