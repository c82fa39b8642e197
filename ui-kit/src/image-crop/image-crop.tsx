import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';

import { Button } from '../button/button.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { formatPercent } from '../formats/format-number.ts';
import { useDirection, useLocale } from '../provider/ui-context.ts';
import { Slider } from '../slider/slider.tsx';
import { type Area, shareBefore, shiftFor, type Size } from './crop-area.ts';
import { cropFile, readPicture } from './picture-file.ts';

import 'react-easy-crop/react-easy-crop.css';
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

interface Picture {
  readonly url: string;
  readonly image: HTMLImageElement;
}

interface Kept {
  readonly percent: Area;
  readonly pixels: Area;
}

const mostZoom = 3;
/** Pixels of one step by arrow key. */
const step = 8;
const middle = { x: 0, y: 0 };
const whole: Area = { x: 0, y: 0, width: 100, height: 100 };

/** Reads the file, and keeps its address as long as it is shown. */
function usePicture(file: File): Picture | 'broken' | null {
  const [picture, setPicture] = useState<Picture | 'broken' | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    let isCurrent = true;
    readPicture(url).then(
      (image) => isCurrent && setPicture({ url, image }),
      () => isCurrent && setPicture('broken'),
    );
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return picture;
}

/**
 * Crops a picture: dragged, pinched, by the wheel, by arrow keys, or by three sliders, for those
 * who can do none of these.
 */
export function ImageCrop({ file, aspect, onDone, onCancel }: ImageCropProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const isRtl = useDirection() === 'rtl';
  const picture = usePicture(file);
  const [shift, setShift] = useState(middle);
  const [zoom, setZoom] = useState(1);
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 });
  const [kept, setKept] = useState<Kept | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const isReady = picture !== null && picture !== 'broken' && kept !== null;

  const finish = async (): Promise<void> => {
    if (!isReady) return;
    setIsWriting(true);
    onDone(await cropFile(file, picture.image, aspect, kept.pixels));
  };
  const percent = (share: number): string => formatPercent(Math.round(share * 100) / 100, locale);

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
  const part = kept?.percent ?? whole;
  const fromLeft = shareBefore(part.x, part.width);
  const down = shareBefore(part.y, part.height);
  return (
    <div className="ui-image-crop">
      <div className="ui-image-crop-frame" dir="ltr" style={{ aspectRatio: aspect }}>
        {picture !== null && (
          <Cropper
            image={picture.url}
            aspect={aspect}
            objectFit="cover"
            crop={shift}
            onCropChange={setShift}
            zoom={zoom}
            maxZoom={mostZoom}
            onZoomChange={setZoom}
            keyboardStep={step}
            onCropSizeChange={setFrame}
            onCropAreaChange={(inPercent, pixels) => setKept({ percent: inPercent, pixels })}
            cropperProps={{
              role: 'application',
              'aria-label': t`The part of the picture that’s kept`,
            }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <div className="ui-image-crop-sliders">
        <FormField label={t`Zoom`}>
          <Slider
            value={zoom}
            min={1}
            max={mostZoom}
            step={0.05}
            describe={percent}
            onChange={setZoom}
          />
        </FormField>
        <FormField label={t`Sideways`}>
          <Slider
            // Pictures are not mirrored: in Arabic the slider starts at the picture's right edge
            value={isRtl ? 1 - fromLeft : fromLeft}
            min={0}
            max={1}
            step={0.01}
            describe={percent}
            onChange={(share) =>
              setShift({
                ...shift,
                x: shiftFor(isRtl ? 1 - share : share, part.width, frame.width),
              })
            }
          />
        </FormField>
        <FormField label={t`Up and down`}>
          <Slider
            value={down}
            min={0}
            max={1}
            step={0.01}
            describe={percent}
            onChange={(share) =>
              setShift({ ...shift, y: shiftFor(share, part.height, frame.height) })
            }
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
