import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

import { useDirection } from '../provider/ui-context.ts';

/** The distance of an event from its old place: columns along the reading direction, and rows. */
export interface Offset {
  readonly columns: number;
  readonly rows: number;
}

export interface Moving extends Offset {
  readonly id: string;
  /** Physical pixels that the event is shifted by on the screen. */
  readonly x: number;
  readonly y: number;
}

export interface UseEventMoveOptions {
  /** Returns the width of a column and the height of a row around an event, in pixels. */
  readonly unitOf: (element: HTMLElement) => { readonly width: number; readonly height: number };
  /** Limits an offset to what the calendar shows. */
  readonly clamp: (id: string, offset: Offset) => Offset;
  readonly onDrop: (id: string, offset: Offset) => void;
  readonly onOpen: (id: string) => void;
}

export interface EventMove {
  readonly moving: Moving | null;
  readonly handlersFor: (id: string, isMovable: boolean) => EventHandlers;
}

export interface EventHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
  readonly onClick: () => void;
}

interface Grip {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  hasMoved: boolean;
}

/** Pixels below which a movement is no drag: hands shake. */
const slack = 4;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Moves events by pointer and by keyboard: Space picks one up, arrows move it in the direction they
 * point, Space or Enter drops it, Escape cancels. A press without a movement opens the event.
 */
export function useEventMove({ unitOf, clamp, onDrop, onOpen }: UseEventMoveOptions): EventMove {
  const isRtl = useDirection() === 'rtl';
  const [moving, setMoving] = useState<Moving | null>(null);
  // The rendered state may be one move behind when the pointer is released
  const latest = useRef<Moving | null>(null);
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);

  const show = (held: Grip, wanted: Offset): void => {
    const { columns, rows } = clamp(held.id, wanted);
    latest.current = {
      id: held.id,
      columns,
      rows,
      x: columns * held.width * (isRtl ? -1 : 1),
      y: rows * held.height,
    };
    setMoving(latest.current);
  };
  const end = (drops: boolean): void => {
    const moved = latest.current;
    if (drops && moved !== null && (moved.columns !== 0 || moved.rows !== 0)) {
      onDrop(moved.id, moved);
    }
    latest.current = null;
    grip.current = null;
    setMoving(null);
  };

  const handlersFor = (id: string, isMovable: boolean): EventHandlers => ({
    onPointerDown: (event) => {
      wasDragged.current = false;
      if (!isMovable || event.button !== 0) return;
      const { width, height } = unitOf(event.currentTarget);
      grip.current = { id, x: event.clientX, y: event.clientY, width, height, hasMoved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const held = grip.current;
      if (held === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.hasMoved && Math.hypot(dx, dy) < slack) return;
      held.hasMoved = true;
      wasDragged.current = true;
      const columns = Math.round((dx / held.width) * (isRtl ? -1 : 1));
      show(held, { columns, rows: Math.round(dy / held.height) });
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onBlur: () => {
      if (moving !== null) end(false);
    },
    onClick: () => {
      if (!wasDragged.current && moving === null) onOpen(id);
      wasDragged.current = false;
    },
    onKeyDown: (event) => {
      if (!isMovable) return;
      const held = grip.current;
      if (moving === null || held === null) {
        if (event.key !== ' ') return;
        event.preventDefault();
        const picked = { id, x: 0, y: 0, hasMoved: true, ...unitOf(event.currentTarget) };
        grip.current = picked;
        show(picked, { columns: 0, rows: 0 });
        return;
      }
      const arrow = arrows[event.key];
      if (arrow !== undefined) {
        event.preventDefault();
        const [right, down] = arrow;
        show(held, {
          columns: moving.columns + right * (isRtl ? -1 : 1),
          rows: moving.rows + down,
        });
      } else if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        end(true);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        end(false);
      }
    },
  });
  return { moving, handlersFor };
}
