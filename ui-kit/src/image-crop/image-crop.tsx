import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';

import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { Select } from '../select/select.tsx';
import type { Area, Size } from './crop-area.ts';
import { aspectOf, type CropShape } from './crop-shape.ts';
import { CropSliders, mostZoom } from './crop-sliders.tsx';
import { cropFile } from './picture-file.ts';
import { usePicture } from './use-picture.ts';

import 'react-easy-crop/react-easy-crop.css';
import './image-crop.css';

export interface ImageCropProps {
  /** The chosen pictures, cropped one after the other. At least one. */
  readonly files: readonly File[];
  /** The shapes to choose from, the suggested one first. A choice is offered between several. */
  readonly shapes: readonly [CropShape, ...CropShape[]];
  /** Called with the kept part of each as a JPEG, no wider than 1600 px. */
  readonly onDone: (files: readonly File[]) => void;
  readonly onCancel: () => void;
}

interface Kept {
  /** The picture and shape that it belongs to. */
  readonly of: string;
  readonly percent: Area;
  readonly pixels: Area;
}

/** Pixels of one step by arrow key. */
const step = 8;
const middle = { x: 0, y: 0 };
const whole: Area = { x: 0, y: 0, width: 100, height: 100 };

/**
 * Crops pictures in a dialog: dragged, pinched, by the wheel, by arrow keys, or by three sliders,
 * for those who can do none of these.
 */
export function ImageCrop({ files, shapes, onDone, onCancel }: ImageCropProps): ReactNode {
  const { t } = useLingui();
  const [cropped, setCropped] = useState<readonly File[]>([]);
  const file = files[cropped.length];
  const picture = usePicture(file);
  const cropper = useRef<Cropper>(null);
  const [shape, setShape] = useState<CropShape>(shapes[0]);
  const [shift, setShift] = useState(middle);
  const [zoom, setZoom] = useState(1);
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 });
  const [last, setLast] = useState<Kept | null>(null);
  const [isWriting, setIsWriting] = useState(false);

  const isBroken = picture === 'broken';
  const image = picture === null || isBroken ? null : picture.image;
  const aspect = aspectOf(shape, {
    width: image?.naturalWidth ?? 4,
    height: image?.naturalHeight ?? 3,
  });
  const work = `${cropped.length} ${shape}`;
  // The part of the picture before can be told late
  const kept = image !== null && last?.of === work ? last : null;
  const begin = (next: CropShape): void => {
    setShape(next);
    setShift(middle);
    setZoom(1);
  };
  const finish = async (): Promise<void> => {
    if (file === undefined || image === null || kept === null) return;
    setIsWriting(true);
    try {
      const all = [...cropped, await cropFile(file, image, aspect, kept.pixels)];
      setCropped(all);
      begin(shapes[0]);
      if (all.length === files.length) onDone(all);
    } finally {
      setIsWriting(false);
    }
  };
  const names: Readonly<Record<CropShape, string>> = {
    wide: t`Wide`,
    standard: t`Standard`,
    square: t`Square`,
    whole: t`The whole picture`,
  };
  const place = Math.min(cropped.length + 1, files.length);
  const count = files.length;

  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={count === 1 ? t`Crop the picture` : t`Crop picture ${place} of ${count}`}
      footer={
        isBroken ? (
          <Button variant="secondary" onClick={onCancel}>{t`Choose another one`}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onCancel}>{t`Cancel`}</Button>
            <Button isLoading={isWriting} disabled={kept === null} onClick={() => void finish()}>
              {t`Use this part`}
            </Button>
          </>
        )
      }
    >
      {isBroken ? (
        <p className="ui-image-crop-broken" role="alert">
          {t`This picture can’t be read. Choose another one.`}
        </p>
      ) : (
        <div className="ui-image-crop">
          {shapes.length > 1 && (
            <FormField label={t`Shape`}>
              <Select
                value={shape}
                options={shapes.map((value) => ({ value, label: names[value] }))}
                onChange={({ target }) => {
                  const chosen = shapes.find((each) => each === target.value);
                  if (chosen !== undefined) begin(chosen);
                }}
              />
            </FormField>
          )}
          <div
            className="ui-image-crop-frame"
            dir="ltr"
            // A high part is narrow, so that the sliders stay in sight
            style={{ aspectRatio: aspect, maxInlineSize: `min(100%, ${aspect * 280}px)` }}
          >
            {picture !== null && (
              <Cropper
                key={work}
                ref={cropper}
                image={picture.url}
                aspect={aspect}
                objectFit="cover"
                crop={shift}
                onCropChange={setShift}
                zoom={zoom}
                maxZoom={mostZoom}
                onZoomChange={setZoom}
                // The wheel zooms around the mouse: the dialog has moved since it was measured
                onWheelRequest={() => {
                  cropper.current?.saveContainerPosition();
                  return true;
                }}
                keyboardStep={step}
                onCropSizeChange={setFrame}
                onCropAreaChange={(percent, pixels) => setLast({ of: work, percent, pixels })}
                cropperProps={{
                  role: 'application',
                  'aria-label': t`The part of the picture that’s kept`,
                }}
                disableAutomaticStylesInjection
              />
            )}
          </div>
          <CropSliders
            zoom={zoom}
            onZoom={setZoom}
            shift={shift}
            onShift={setShift}
            part={kept?.percent ?? whole}
            frame={frame}
          />
        </div>
      )}
    </Dialog>
  );
}
