import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '../button/button.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { formatPercent } from '../formats/format-number.ts';
import { useDirection, useLocale } from '../provider/ui-context.ts';
import { Slider } from '../slider/slider.tsx';
import { type Crop, dragCrop, wholeCrop } from './crop-area.ts';
import { cropFile, drawCrop, readPicture } from './picture-file.ts';

import './image-crop.css';

export interface ImageCropProps {
  /** The chosen picture. */
  readonly file: File;
  /** Width / height of the kept area. */
  readonly aspect: number;
  /** Called with the kept area as a JPEG, no wider than 1600 px. */
  readonly onDone: (file: File) => void;
  readonly onCancel: () => void;
}

const frameWidth = 640;
const mostZoom = 3;

/** Crops a picture: by dragging, or by three sliders. */
export function ImageCrop({ file, aspect, onDone, onCancel }: ImageCropProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const isRtl = useDirection() === 'rtl';
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement | 'broken' | null>(null);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [isWriting, setIsWriting] = useState(false);
  const isReady = picture !== null && picture !== 'broken';

  useEffect(() => {
    let isCurrent = true;
    readPicture(file).then(
      (read) => isCurrent && setPicture(read),
      () => isCurrent && setPicture('broken'),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);

  useEffect(() => {
    if (canvas.current !== null && isReady) drawCrop(canvas.current, picture, aspect, crop);
  }, [picture, isReady, aspect, crop]);

  const drag = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!isReady || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const by = { across: event.movementX / width, down: event.movementY / height };
    const size = { width: picture.naturalWidth, height: picture.naturalHeight };
    setCrop((before) => dragCrop(before, size, aspect, by));
  };
  const finish = async (): Promise<void> => {
    if (!isReady) return;
    setIsWriting(true);
    onDone(await cropFile(file, picture, aspect, crop));
  };
  const percent = (share: number): string => formatPercent(Math.round(share * 100) / 100, locale);
  // Pictures are not mirrored: in Arabic the slider starts at the picture's right edge
  const across = isRtl ? 1 - crop.across : crop.across;

  if (picture === 'broken') {
    return (
      <div className="ui-image-crop" role="alert">
        <p className="ui-image-crop-broken">{t`This picture can’t be read. Choose another one.`}</p>
        <div>
          <Button variant="secondary" onClick={onCancel}>{t`Choose another one`}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="ui-image-crop">
      <canvas
        ref={canvas}
        className="ui-image-crop-frame"
        width={frameWidth}
        height={Math.round(frameWidth / aspect)}
        aria-label={t`The part of the picture that’s kept`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
        role="img"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className="ui-image-crop-sliders">
        <FormField label={t`Zoom`}>
          <Slider
            value={crop.zoom}
            min={1}
            max={mostZoom}
            step={0.05}
            describe={percent}
            onChange={(zoom) => setCrop({ ...crop, zoom })}
          />
        </FormField>
        <FormField label={t`Sideways`}>
          <Slider
            value={across}
            min={0}
            max={1}
            step={0.01}
            describe={percent}
            onChange={(share) => setCrop({ ...crop, across: isRtl ? 1 - share : share })}
          />
        </FormField>
        <FormField label={t`Up and down`}>
          <Slider
            value={crop.down}
            min={0}
            max={1}
            step={0.01}
            describe={percent}
            onChange={(down) => setCrop({ ...crop, down })}
          />
        </FormField>
      </div>
      <div className="ui-image-crop-buttons">
        <Button isLoading={isWriting} disabled={!isReady} onClick={() => void finish()}>
          {t`Use this part`}
        </Button>
        <Button variant="secondary" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </div>
  );
}
