import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';

import { BaseMap, inAForm } from '../base-map/base-map.tsx';
import {
  canZoom,
  type MapView,
  panView,
  placeInView,
  pointAt,
  zoomView,
} from '../base-map/map-view.ts';
import type { Cover, NamedPlace } from '../base-map/named-place.ts';
import { type GeoPoint, type MapPoint, project, unitsPerMeter } from '../base-map/projection.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { addIcon, lessIcon, placeIcon } from '../icons/icons.ts';
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

/** Pixels below which a movement is a press and not a drag: hands shake. */
const slip = 5;

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
  const start = useRef<{ x: number; y: number; view: MapView; isDrag: boolean } | null>(null);
  const at = point === null ? null : placeInView(point, view);
  const middle = point === null ? null : project(point);

  const press = (event: PointerEvent<HTMLDivElement>): void => {
    if (disabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY, view, isDrag: false };
  };
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const from = start.current;
    if (from === null) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const [across, down] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(across, down) > slip) from.isDrag = true;
    if (from.isDrag) onView(panView(from.view, { x: across / width, y: down / height }));
  };
  const release = (event: PointerEvent<HTMLDivElement>): void => {
    const from = start.current;
    start.current = null;
    if (from === null || from.isDrag) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPoint(
      pointAt({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }, view),
    );
  };
  const type = (event: KeyboardEvent<HTMLDivElement>): void => {
    const after = disabled ? null : mapAfterKey(event, point, view);
    if (after === null) return;
    event.preventDefault();
    if (after.point !== null) onPoint(after.point);
    onView(after.view);
  };

  return (
    <div className="ui-map-field-map" data-disabled={disabled || undefined}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- an application handles its keys itself */}
      <div
        className="ui-map-field-canvas"
        role="application"
        aria-label={t`Map`}
        aria-describedby={helpId}
        tabIndex={disabled ? -1 : 0}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={() => {
          start.current = null;
        }}
        onKeyDown={type}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-element-interactions */}
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
      </div>
      <div className="ui-map-field-zoom">
        <IconButton
          label={t`Zoom in`}
          variant="secondary"
          size="small"
          disabled={disabled || !canZoom(view, 1)}
          onClick={() => onView(zoomView(view, 1))}
        >
          <Icon icon={addIcon} size={20} />
        </IconButton>
        <IconButton
          label={t`Zoom out`}
          variant="secondary"
          size="small"
          disabled={disabled || !canZoom(view, -1)}
          onClick={() => onView(zoomView(view, -1))}
        >
          <Icon icon={lessIcon} size={20} />
        </IconButton>
      </div>
      <p className="ui-map-field-help" id={helpId}>
        {t`Press the map, or move the pin with the arrow keys; + and − go closer and farther.`}
      </p>
    </div>
  );
}
