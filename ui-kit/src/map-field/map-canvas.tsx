import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

import { BaseMap, inAForm } from '../base-map/base-map.tsx';
import { MapFrame } from '../base-map/map-frame.tsx';
import { type MapView, placeInView } from '../base-map/map-view.ts';
import type { Cover, NamedPlace } from '../base-map/named-place.ts';
import { type GeoPoint, type MapPoint, project, unitsPerMeter } from '../base-map/projection.ts';
import { Icon } from '../icons/icon.tsx';
import { placeIcon } from '../icons/icons.ts';
import { mapAfterKey } from './map-after-key.ts';

/** Returns what the pin covers, in the size that BaseMap assumes: its point is at its lower end. */
const pinCover = (at: MapPoint): Cover => ({
  x: at.x * inAForm.width - 18,
  y: at.y * inAForm.height - 36,
  width: 36,
  height: 36,
});

export interface MapCanvasProps {
  readonly view: MapView;
  readonly onView: (view: MapView) => void;
  readonly point: GeoPoint | null;
  readonly onPoint: (point: GeoPoint) => void;
  /** In meters, drawn around the point. */
  readonly radius: number | undefined;
  readonly places: readonly NamedPlace[];
  readonly disabled: boolean;
}

/** The map: press, drag, or use keys. */
export function MapCanvas({
  view,
  onView,
  point,
  onPoint,
  radius,
  places,
  disabled,
}: MapCanvasProps): ReactNode {
  const { t } = useLingui();
  const helpId = useId();
  const at = point === null ? null : placeInView(point, view);
  const middle = point === null ? null : project(point);

  const type = (event: KeyboardEvent<HTMLDivElement>): void => {
    const after = disabled ? null : mapAfterKey(event, point, view);
    if (after === null) return;
    event.preventDefault();
    if (after.point !== null) onPoint(after.point);
    onView(after.view);
  };

  return (
    <div>
      <MapFrame
        view={view}
        onView={onView}
        onPress={onPoint}
        onKeyDown={type}
        helpId={helpId}
        disabled={disabled}
      >
        <BaseMap
          view={view}
          places={places}
          covers={at === null ? [] : [pinCover(at)]}
          drawing={
            radius !== undefined &&
            middle !== null &&
            point !== null && (
              <circle
                className="ui-map-field-radius"
                cx={middle.x}
                cy={middle.y}
                r={radius * unitsPerMeter(point.latitude)}
              />
            )
          }
        >
          {at !== null && (
            <span
              className="ui-map-field-pin"
              aria-hidden="true"
              style={{ insetInlineStart: `${at.x * 100}%`, insetBlockStart: `${at.y * 100}%` }}
            >
              <Icon icon={placeIcon} size={36} />
            </span>
          )}
        </BaseMap>
      </MapFrame>
      <p className="ui-map-field-help" id={helpId}>
        {t`Press the map, or move the pin with the arrow keys; + and − go closer and farther.`}
      </p>
    </div>
  );
}
