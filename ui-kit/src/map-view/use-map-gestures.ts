import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

import type { GeoPoint, MapPoint } from '../base-map/projection.ts';
import { fitPoints, panBy, type Size, type Viewport, zoomAt } from './viewport.ts';

export interface MapGestures {
  /** Null before the map knows how large it is: on the server and in the first moment. */
  readonly size: Size | null;
  readonly view: Viewport;
  readonly setView: (view: Viewport) => void;
  readonly zoomBy: (factor: number) => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

const step = 80;
const zoomStep = 1.6;

const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/**
 * Looks around on a map: drag, pinch, wheel with Ctrl, arrows, plus and minus. The wheel alone
 * scrolls the page.
 */
export function useMapGestures(
  surface: RefObject<HTMLElement | null>,
  points: readonly GeoPoint[],
): MapGestures {
  const [size, setSize] = useState<Size | null>(null);
  /** Null until somebody has moved: then all points are shown, however large the map is. */
  const [moved, setMoved] = useState<Viewport | null>(null);
  const fingers = useRef(new Map<number, MapPoint>());
  const shown = size ?? { width: 600, height: 400 };
  const view = moved ?? fitPoints(points, shown);

  useEffect(() => {
    const element = surface.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [surface]);

  const zoomBy = (factor: number): void =>
    setMoved(zoomAt(view, factor, { x: shown.width / 2, y: shown.height / 2 }, shown));

  useEffect(() => {
    const element = surface.current;
    if (element === null) return;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const pixel = { x: event.clientX - box.x, y: event.clientY - box.y };
      setMoved(zoomAt(view, Math.exp(-event.deltaY / 300), pixel, shown));
    };
    // React listens passively, and a passive listener cannot keep the browser from zooming the page
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  });

  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  return {
    size,
    view,
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
          setMoved(panBy(view, now.x - before.x, now.y - before.y));
          return;
        }
        const [, fixed] = other;
        const apart = (point: MapPoint): number => Math.hypot(point.x - fixed.x, point.y - fixed.y);
        const box = event.currentTarget.getBoundingClientRect();
        const middle = { x: (now.x + fixed.x) / 2 - box.x, y: (now.y + fixed.y) / 2 - box.y };
        setMoved(zoomAt(view, apart(now) / Math.max(apart(before), 1), middle, shown));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onKeyDown: (event) => {
        if (event.target !== event.currentTarget) return;
        const way = keys[event.key];
        if (way !== undefined) setMoved(panBy(view, ...way));
        else if (event.key === '+' || event.key === '=') zoomBy(zoomStep);
        else if (event.key === '-') zoomBy(1 / zoomStep);
        else return;
        event.preventDefault();
      },
    },
  };
}
