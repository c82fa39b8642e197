import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, type ReactNode, type Ref, useRef } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { addIcon, lessIcon } from '../icons/icons.ts';
import { canZoom, type MapView, panView, pointAt, zoomView } from './map-view.ts';
import type { GeoPoint } from './projection.ts';

import './map-frame.css';

export interface MapFrameProps {
  readonly view: MapView;
  readonly onView: (view: MapView) => void;
  /** Called with the ground that was pressed; a drag moves the map instead. */
  readonly onPress: (point: GeoPoint) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** The element that says what presses and keys do. */
  readonly helpId: string;
  readonly disabled: boolean;
  /** Of the part that shows the ground. */
  readonly ref?: Ref<HTMLDivElement>;
  /** A BaseMap with this view. */
  readonly children: ReactNode;
}

/** Pixels below which a movement is a press and not a drag: hands shake. */
const slip = 5;

/** Returns the ground under a pointer. */
export function groundUnder(
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  canvas: Element,
  view: MapView,
): GeoPoint {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return pointAt({ x: (clientX - left) / width, y: (clientY - top) / height }, view);
}

/** A map in a form: it is pressed, dragged, zoomed by buttons, and takes keys. */
export function MapFrame({
  view,
  onView,
  onPress,
  onKeyDown,
  helpId,
  disabled,
  ref,
  children,
}: MapFrameProps): ReactNode {
  const { t } = useLingui();
  const start = useRef<{ x: number; y: number; view: MapView; isDrag: boolean } | null>(null);

  const press = (event: PointerEvent<HTMLDivElement>): void => {
    // What stands on the map has presses of its own
    if (disabled || (event.target instanceof Element && event.target.closest('button'))) return;
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
    if (from !== null && !from.isDrag) onPress(groundUnder(event, event.currentTarget, view));
  };

  return (
    <div className="ui-map-frame" data-disabled={disabled || undefined}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- an application handles its keys itself */}
      <div
        ref={ref}
        className="ui-map-frame-canvas"
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
        onKeyDown={onKeyDown}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-element-interactions */}
        {children}
      </div>
      <div className="ui-map-frame-zoom">
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
    </div>
  );
}
