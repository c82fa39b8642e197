import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';

import type { GeoPoint } from '../base-map/projection.ts';
import { TextField } from '../text-field/text-field.tsx';
import { formatCoordinates, parseCoordinates } from './parse-coordinates.ts';

export interface CoordinatesFieldProps {
  readonly value: GeoPoint | null;
  readonly onChange: (point: GeoPoint | null) => void;
  readonly disabled: boolean;
}

/**
 * Latitude and longitude in one line, as other maps give them. Invalid input is reported on blur.
 */
export function CoordinatesField({ value, onChange, disabled }: CoordinatesFieldProps): ReactNode {
  const { t } = useLingui();
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <>
      <TextField
        isLtr
        inputMode="decimal"
        autoComplete="off"
        placeholder="32.88743, 13.18733"
        aria-describedby={noteId}
        disabled={disabled}
        value={typed ?? (value === null ? '' : formatCoordinates(value))}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          setIsWrong(false);
          const point = parseCoordinates(text);
          if (point !== null) onChange(point);
          else if (text.trim() === '') onChange(null);
        }}
        onBlur={() => {
          const isRead = typed === null || typed.trim() === '' || parseCoordinates(typed) !== null;
          if (isRead) setTyped(null);
          setIsWrong(!isRead);
        }}
      />
      <p className="ui-map-field-note" id={noteId} aria-live="polite">
        {isWrong && t`Latitude, then longitude, both in Libya: 32.88743, 13.18733`}
      </p>
    </>
  );
}
