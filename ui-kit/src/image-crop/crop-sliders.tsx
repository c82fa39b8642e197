import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { FormField } from '../form-field/form-field.tsx';
import { formatPercent } from '../formats/format-number.ts';
import { useDirection, useLocale } from '../provider/ui-context.ts';
import { Slider } from '../slider/slider.tsx';
import { type Area, shareBefore, shiftFor, type Size } from './crop-area.ts';

/** How far a picture is moved from the middle of its frame, in pixels. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

export const mostZoom = 3;

interface CropSlidersProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly shift: Shift;
  readonly onShift: (shift: Shift) => void;
  /** The part that is kept, in percent of the picture. */
  readonly part: Area;
  /** The size of the frame, in pixels. */
  readonly frame: Size;
}

/** Zooms and moves a picture, for those who neither drag nor pinch. */
export function CropSliders({
  zoom,
  onZoom,
  shift,
  onShift,
  part,
  frame,
}: CropSlidersProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const isRtl = useDirection() === 'rtl';
  const percent = (share: number): string => formatPercent(Math.round(share * 100) / 100, locale);
  const fromLeft = shareBefore(part.x, part.width);
  const down = shareBefore(part.y, part.height);
  return (
    <div className="ui-image-crop-sliders">
      <FormField label={t`Zoom`}>
        <Slider
          value={zoom}
          min={1}
          max={mostZoom}
          step={0.05}
          describe={percent}
          onChange={onZoom}
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
            onShift({ ...shift, x: shiftFor(isRtl ? 1 - share : share, part.width, frame.width) })
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
          onChange={(share) => onShift({ ...shift, y: shiftFor(share, part.height, frame.height) })}
        />
      </FormField>
    </div>
  );
}
