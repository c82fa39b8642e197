import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

import { BaseMap, inAForm } from '../base-map/base-map.tsx';
import { groundUnder, MapFrame } from '../base-map/map-frame.tsx';
import { type MapView, panView, placeInView, zoomView } from '../base-map/map-view.ts';
import type { Cover, NamedPlace } from '../base-map/named-place.ts';
import type { GeoPoint, MapPoint } from '../base-map/projection.ts';
import { Icon } from '../icons/icon.tsx';
import { placeIcon } from '../icons/icons.ts';
import { AreaShape } from './area-shape.tsx';

export interface AreaCanvasProps {
  readonly view: MapView;
  readonly onView: (view: MapView) => void;
  readonly corners: readonly GeoPoint[];
  readonly start: GeoPoint | null;
  readonly places: readonly NamedPlace[];
  readonly wrongEdges: readonly number[];
  /** The corner that keys and buttons are for. */
  readonly chosen: number | null;
  readonly onChoose: (at: number) => void;
  readonly onPress: (point: GeoPoint) => void;
  /** Called with where a corner was dropped. */
  readonly onDrop: (at: number, point: GeoPoint) => void;
  readonly onKey: (event: KeyboardEvent<HTMLButtonElement>, at: number) => void;
  readonly cornerLabel: (at: number) => string;
  readonly snapped: (point: GeoPoint) => GeoPoint;
  readonly helpId: string;
  readonly disabled: boolean;
}

/** Shares of the map by which one arrow key moves it. */
const panStep = 0.15;

const pans: Readonly<Record<string, MapPoint>> = {
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
};

const style = (at: MapPoint): { insetInlineStart: string; insetBlockStart: string } => ({
  insetInlineStart: `${at.x * 100}%`,
  insetBlockStart: `${at.y * 100}%`,
});

const coverOf = (at: MapPoint): Cover => ({
  x: at.x * inAForm.width - 12,
  y: at.y * inAForm.height - 12,
  width: 24,
  height: 24,
});

/** The map on which an area is drawn: a press adds a corner, a drag moves the corner or the map. */
export function AreaCanvas({
  view,
  onView,
  corners,
  start,
  places,
  wrongEdges,
  chosen,
  onChoose,
  onPress,
  onDrop,
  onKey,
  cornerLabel,
  snapped,
  helpId,
  disabled,
}: AreaCanvasProps): ReactNode {
  const canvas = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ at: number; point: GeoPoint; isDrag: boolean } | null>(null);
  const shown = held?.isDrag === true ? corners.with(held.at, held.point) : corners;
  const spots = shown.map((corner) => placeInView(corner, view));
  const startsAt = start === null ? null : placeInView(start, view);

  const type = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (disabled || event.target !== event.currentTarget) return;
    const pan = pans[event.key];
    if (pan !== undefined) onView(panView(view, pan));
    else if (event.key === '+' || event.key === '=') onView(zoomView(view, 1));
    else if (event.key === '-' || event.key === '−') onView(zoomView(view, -1));
    else if (event.key === 'Enter') onPress(view.center);
    else return;
    event.preventDefault();
  };

  return (
    <MapFrame
      ref={canvas}
      view={view}
      onView={onView}
      onPress={onPress}
      onKeyDown={type}
      helpId={helpId}
      disabled={disabled}
    >
      <BaseMap
        view={view}
        places={places}
        covers={spots.map(coverOf)}
        drawing={<AreaShape corners={shown} wrongEdges={held?.isDrag === true ? [] : wrongEdges} />}
      >
        {startsAt !== null && (
          <span className="ui-area-start" aria-hidden="true" style={style(startsAt)}>
            <Icon icon={placeIcon} size={28} />
          </span>
        )}
        {spots.map((at, n) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- corners have no id: their place in the list is what they are
            key={n}
            type="button"
            className="ui-area-corner"
            style={style(at)}
            data-corner={n}
            disabled={disabled}
            aria-label={cornerLabel(n)}
            aria-describedby={helpId}
            aria-pressed={n === chosen}
            onFocus={() => onChoose(n)}
            onKeyDown={(event) => onKey(event, n)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              const point = corners[n];
              if (point) setHeld({ at: n, point, isDrag: false });
            }}
            onPointerMove={(event) => {
              if (held === null || canvas.current === null) return;
              const point = snapped(groundUnder(event, canvas.current, view));
              const from = corners[held.at];
              const isMoved =
                point.latitude !== from?.latitude || point.longitude !== from.longitude;
              setHeld({ at: held.at, point, isDrag: held.isDrag || isMoved });
            }}
            onPointerUp={() => {
              if (held?.isDrag === true) onDrop(held.at, held.point);
              setHeld(null);
            }}
            onPointerCancel={() => setHeld(null)}
          >
            <span className="ui-area-dot" />
          </button>
        ))}
      </BaseMap>
    </MapFrame>
  );
}
