import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

import { type MapView, showPoint, viewAround, wholeLibya } from '../base-map/map-view.ts';
import type { NamedPlace } from '../base-map/named-place.ts';
import type { GeoPoint } from '../base-map/projection.ts';
import { Combobox } from '../combobox/combobox.tsx';
import { FieldGroup } from '../form-field/field-group.tsx';
import { FieldPart } from '../form-field/field-part.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { formatDistance } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';
import { Slider } from '../slider/slider.tsx';
import { CoordinatesField } from './coordinates-field.tsx';
import { MapCanvas } from './map-canvas.tsx';

import './map-field.css';

export interface MapFieldProps {
  /** WGS84; null when empty. */
  readonly value: GeoPoint | null;
  readonly onChange: (point: GeoPoint | null) => void;
  /**
   * Towns and neighbourhoods in the page's language: named on the map, and offered as starting
   * points.
   */
  readonly places: readonly NamedPlace[];
  /** In meters; left out when only a point is needed. */
  readonly radius?: number;
  readonly onRadiusChange?: (meters: number) => void;
  readonly minRadius?: number;
  readonly maxRadius?: number;
  /**
   * Without the map, shows a list of places and a pair of coordinates: for slow phones and on
   * paper.
   */
  readonly hasMap?: boolean;
  readonly disabled?: boolean;
}

/**
 * A point on the map of Libya, with an optional radius: chosen by place, press, keys or
 * coordinates. Put it into a FormField.
 */
export function MapField({
  value,
  onChange,
  places,
  radius,
  onRadiusChange,
  minRadius = 1000,
  maxRadius = 50_000,
  hasMap = true,
  disabled = false,
}: MapFieldProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const [view, setView] = useState<MapView>(value === null ? wholeLibya : viewAround(value));
  const [placeId, setPlaceId] = useState<string | null>(null);

  const move = (point: GeoPoint | null): void => {
    if (point !== null) setView(showPoint(view, point));
    setPlaceId(null);
    onChange(point);
  };
  const start = (id: string | null): void => {
    setPlaceId(id);
    const place = places.find((known) => known.id === id);
    if (place === undefined) return;
    const point = { latitude: place.latitude, longitude: place.longitude };
    setView(viewAround(point));
    onChange(point);
  };

  return (
    <FieldGroup className="ui-map-field">
      <FieldPart label={t`Town or neighbourhood`} showsLabel isFirst>
        <Combobox
          items={places.map(({ id, name, keywords }) => ({
            id,
            label: name,
            ...(keywords !== undefined && { keywords }),
          }))}
          value={placeId}
          onChange={start}
          placeholder={t`Start from a place`}
          disabled={disabled}
        />
      </FieldPart>
      {hasMap && (
        <MapCanvas
          view={view}
          onView={setView}
          point={value}
          onPoint={(point) => {
            setPlaceId(null);
            onChange(point);
          }}
          radius={radius}
          places={places}
          disabled={disabled}
        />
      )}
      <FieldPart label={t`Coordinates`} showsLabel>
        <CoordinatesField value={value} onChange={move} disabled={disabled} />
      </FieldPart>
      {radius !== undefined && onRadiusChange !== undefined && (
        <FormField label={t`As far as`}>
          <Slider
            value={radius}
            onChange={onRadiusChange}
            min={minRadius}
            max={maxRadius}
            step={500}
            describe={(meters) => formatDistance(meters, locale, 'dropped')}
            disabled={disabled || value === null}
          />
        </FormField>
      )}
    </FieldGroup>
  );
}
