import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';

import { DropArea } from '../file-upload/drop-area.tsx';
import { imagesOnly, maxFileBytes } from '../file-upload/judge-files.ts';
import { useFileIntake } from '../file-upload/use-file-intake.ts';
import { formatBytes } from '../formats/format-bytes.ts';
import { Icon } from '../icons/icon.tsx';
import { addPhotoIcon, dangerIcon } from '../icons/icons.ts';
import type { CropShape } from '../image-crop/crop-shape.ts';
import { useLocale } from '../provider/ui-context.ts';
import { ImageTile } from './image-tile.tsx';
import { moveItem } from './move-item.ts';
import type { UploadedImage } from './uploaded-image.ts';

import './image-upload.css';

/** Loaded with the first picture that is cropped. */
const LateImageCrop = lazy(async () => {
  const { ImageCrop } = await import('../image-crop/image-crop.tsx');
  return { default: ImageCrop };
});

export interface ImageUploadProps {
  /** In order: the first one is the cover, where they have one. */
  readonly images: readonly UploadedImage[];
  /**
   * Called with all pictures of one choice. When any is rejected, it is not called at all. With
   * `maxImages` 1, the new picture replaces the old one.
   */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  /** The ids in their new order. Absent: the pictures have none, and no cover. */
  readonly onReorder?: (ids: readonly string[]) => void;
  /** Called with the pictures that are too large, in addition to the sentence under the field. */
  readonly onTooLarge?: (files: readonly File[]) => void;
  /** Shapes to which chosen pictures are cropped first, the suggested one first. */
  readonly cropShapes?: readonly [CropShape, ...CropShape[]];
  /** In bytes; the default is 5 MB. */
  readonly maxBytes?: number;
  readonly maxImages?: number;
  readonly disabled?: boolean;
}

/**
 * Pictures in an order that people set by dragging or by keyboard, cropped to a shape. The page
 * uploads them. Put it into a FormField.
 */
export function ImageUpload({
  images,
  onAdd,
  onRemove,
  onReorder,
  onTooLarge,
  cropShapes,
  maxBytes = maxFileBytes,
  maxImages = 8,
  disabled = false,
}: ImageUploadProps): ReactNode {
  const { t } = useLingui();
  const size = formatBytes(maxBytes, useLocale());
  const problemId = useId();
  const [inWork, setInWork] = useState<readonly File[]>([]);
  const [dragged, setDragged] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const isOneAlone = maxImages === 1;
  const room = isOneAlone ? 1 : maxImages - images.length;
  const intake = useFileIntake({
    onTooLarge,
    accept: imagesOnly,
    maxBytes,
    room,
    onAdd: (files) => {
      if (cropShapes === undefined) onAdd(files);
      else setInWork(files);
    },
  });
  const move = (from: number, to: number): void => {
    const moved = moveItem(images, from, to);
    if (moved === images || onReorder === undefined) return;
    const place = to + 1;
    const count = images.length;
    setNews(t`Picture ${place} of ${count}`);
    onReorder(moved.map(({ id }) => id));
  };

  return (
    <div className="ui-image-upload">
      {images.length > 0 && (
        <ul className="ui-image-grid">
          {images.map((image, place) => (
            <ImageTile
              key={image.id}
              image={image}
              place={place}
              count={images.length}
              isCover={place === 0 && !isOneAlone && onReorder !== undefined}
              disabled={disabled}
              onMove={onReorder && ((to) => move(place, to))}
              onRemove={() => {
                intake.forget();
                onRemove(image.id);
              }}
              onDragStart={() => setDragged(place)}
              onDrop={() => {
                if (dragged !== null) move(dragged, place);
                setDragged(null);
              }}
            />
          ))}
        </ul>
      )}
      <DropArea
        onFiles={intake.take}
        accept={imagesOnly}
        multiple={!isOneAlone}
        disabled={disabled || room <= 0}
        problemId={problemId}
        hasProblem={intake.problem !== null}
      >
        <Icon icon={addPhotoIcon} size={24} />
        <span className="ui-drop-area-words">
          {!isOneAlone
            ? t`Choose pictures, or drop them here`
            : images.length > 0
              ? t`Choose another picture, or drop it here`
              : t`Choose a picture, or drop it here`}
        </span>
        <span className="ui-drop-area-limits">
          {!isOneAlone
            ? t`${plural(maxImages, { one: '# picture', other: 'Up to # pictures' })}, ${size} each`
            : t`${size} at most`}
        </span>
      </DropArea>
      {cropShapes !== undefined && inWork.length > 0 && (
        <Suspense fallback={null}>
          <LateImageCrop
            files={inWork}
            shapes={cropShapes}
            onCancel={() => setInWork([])}
            onDone={(files) => {
              setInWork([]);
              onAdd(files);
            }}
          />
        </Suspense>
      )}
      <div className="ui-form-field-error" id={problemId} aria-live="polite">
        {intake.problem !== null && (
          <>
            <Icon icon={dangerIcon} size={16} />
            <span>{intake.problem}</span>
          </>
        )}
      </div>
      <p className="ui-visually-hidden" aria-live="polite">
        {news}
      </p>
    </div>
  );
}
