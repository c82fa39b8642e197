import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

import { fitPoints, type MapSize, type MapView, panView, zoomAt } from '../base-map/map-view.ts';
import type { GeoPoint, MapPoint } from '../base-map/projection.ts';

export interface MapGestures {
  /** Null until the map has measured itself: on the server and at first. */
  readonly size: MapSize | null;
  readonly view: MapView;
  /** Whether the visitor has moved the map: until then it shows all points. */
  readonly isMoved: boolean;
  readonly setView: (view: MapView) => void;
  readonly zoomBy: (factor: number) => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/** Pixels of one step by arrow key. */
const step = 80;
const zoomStep = 1.6;

const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** Converts window coordinates to a share of a box. */
const shareOf = (box: DOMRect, x: number, y: number): MapPoint => ({
  x: (x - box.x) / box.width,
  y: (y - box.y) / box.height,
});

/**
 * Pans and zooms a map: drag, pinch, wheel with Ctrl, arrows, plus and minus. The wheel alone
 * scrolls the page.
 */
export function useMapGestures(
  surface: RefObject<HTMLElement | null>,
  points: readonly GeoPoint[],
): MapGestures {
  const [size, setSize] = useState<MapSize | null>(null);
  /**
   * Null until the user moves the map: until then all points are shown, whatever the map's size.
   */
  const [moved, setMoved] = useState<MapView | null>(null);
  const fingers = useRef(new Map<number, MapPoint>());
  const shown = size ?? { width: 600, height: 400 };
  const view = moved ?? fitPoints(points, shown);

  useEffect(() => {
    const element = surface.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      // While the list replaces the map, the map has no size
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [surface]);

  const aspect = shown.width / shown.height;
  const panBy = (dx: number, dy: number): void =>
    setMoved(panView(view, { x: dx / shown.width, y: dy / shown.height }, aspect));
  const zoomBy = (factor: number): void =>
    setMoved(zoomAt(view, factor, { x: 0.5, y: 0.5 }, aspect));

  useEffect(() => {
    const element = surface.current;
    if (element === null) return;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const place = shareOf(element.getBoundingClientRect(), event.clientX, event.clientY);
      setMoved(zoomAt(view, Math.exp(-event.deltaY / 300), place, aspect));
    };
    // React registers passive listeners, and a passive listener cannot keep the browser from
    // zooming the page
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  });

  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  return {
    size,
    view,
    isMoved: moved !== null,
    setView: setMoved,
    zoomBy,
    handlers: {
      onPointerDown: (event) => {
        if (event.target instanceof Element && event.target.closest('button, a')) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId);
        if (before === undefined) return;
        const now = { x: event.clientX, y: event.clientY };
        const other = [...fingers.current].find(([id]) => id !== event.pointerId);
        fingers.current.set(event.pointerId, now);
        if (other === undefined) {
          panBy(now.x - before.x, now.y - before.y);
          return;
        }
        const [, fixed] = other;
        const apart = (point: MapPoint): number => Math.hypot(point.x - fixed.x, point.y - fixed.y);
        const box = event.currentTarget.getBoundingClientRect();
        const middle = shareOf(box, (now.x + fixed.x) / 2, (now.y + fixed.y) / 2);
        setMoved(zoomAt(view, apart(now) / Math.max(apart(before), 1), middle, aspect));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onKeyDown: (event) => {
        if (event.target !== event.currentTarget) return;
        const way = keys[event.key];
        if (way !== undefined) panBy(...way);
        else if (event.key === '+' || event.key === '=') zoomBy(zoomStep);
        else if (event.key === '-') zoomBy(1 / zoomStep);
        else return;
        event.preventDefault();
      },
    },
  };
}
