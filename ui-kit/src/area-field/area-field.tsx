import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

import { inAForm } from '../base-map/base-map.tsx';
import { fitPoints, type MapView, showPoint } from '../base-map/map-view.ts';
import type { NamedPlace } from '../base-map/named-place.ts';
import type { GeoPoint } from '../base-map/projection.ts';
import { Button } from '../button/button.tsx';
import { FieldGroup } from '../form-field/field-group.tsx';
import { useAriaGroup } from '../form-field/use-aria-group.ts';
import { formatDistance } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';
import { AreaCanvas } from './area-canvas.tsx';
import { CornerList } from './corner-list.tsx';
import { halfway, placeForCorner, snap, squareAround, stepped, withCorner } from './corners.ts';
import { nearestPlace } from './nearest-place.ts';
import { useUndo } from './use-undo.ts';

import './area-field.css';

export interface AreaFieldProps {
  /** WGS84, in their order; none while nothing is drawn. */
  readonly value: readonly GeoPoint[];
  readonly onChange: (corners: readonly GeoPoint[]) => void;
  /** Shown by a pin: a new area begins around it. */
  readonly start: GeoPoint | null;
  /** Towns and neighbourhoods in the page's language: named on the map, and beside each corner. */
  readonly places: readonly NamedPlace[];
  /** Corners stand on a grid of so many parts of a degree. */
  readonly cellsPerDegree: number;
  /** How far it is from one place of the grid to the next, in meters: for the sentence about the keys. */
  readonly stepMeters: number;
  readonly maxCorners: number;
  /** Edges that cross others, by the corner at which each begins: drawn in red. */
  readonly wrongEdges?: readonly number[];
  /** What the area covers, in words. */
  readonly summary?: ReactNode;
  readonly disabled?: boolean;
}

const noEdges: readonly number[] = [];

/**
 * An area on the map of Libya: its corners are added, moved and removed by pointer or by keys, and listed in words. Put
 * it into a FormField.
 */
export function AreaField({
  value,
  onChange,
  start,
  places,
  cellsPerDegree,
  stepMeters,
  maxCorners,
  wrongEdges = noEdges,
  summary,
  disabled = false,
}: AreaFieldProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const { id } = useAriaGroup();
  const helpId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView>(() =>
    fitPoints([...(start ? squareAround(start, { cellsPerDegree }) : []), ...value], inAForm),
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const { change, canUndo, undo } = useUndo(value, onChange);
  const grid = { cellsPerDegree };
  const isFull = value.length >= maxCorners;
  const step = formatDistance(stepMeters, locale, 'dropped');

  const nameOf = (corner: GeoPoint): string => nearestPlace(corner, places)?.name ?? '';
  const cornerLabel = (at: number): string => {
    const [number, total] = [at + 1, value.length];
    const corner = value[at];
    const name = corner === undefined ? '' : nameOf(corner);
    return name === ''
      ? t`Corner ${number} of ${total}`
      : t`Corner ${number} of ${total}, near ${name}`;
  };
  const focus = (at: number): void => {
    setChosen(at);
    // The button of a new corner is there after the next frame
    requestAnimationFrame(() => {
      group.current?.querySelector<HTMLElement>(`[data-corner="${at}"]`)?.focus();
    });
  };
  const add = (point: GeoPoint, at: number): void => {
    if (isFull) return;
    change(withCorner(value, snap(point, grid), at));
    focus(at);
  };
  const move = (at: number, point: GeoPoint): void => {
    change(value.with(at, point));
    setView(showPoint(view, point));
  };
  const remove = (at: number): void => {
    const rest = value.toSpliced(at, 1);
    change(rest);
    if (rest.length === 0) setChosen(null);
    else focus(Math.min(at, rest.length - 1));
  };
  const onKey = (event: KeyboardEvent, at: number): void => {
    const corner = value[at];
    if (corner === undefined) return;
    const moved = stepped(corner, event, grid);
    if (moved !== null) move(at, moved);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else if (event.key === 'Enter') {
      const between = halfway(value, at, grid);
      if (between !== null) add(between, at + 1);
    } else return;
    event.preventDefault();
  };
  const undoByKeys = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || !canUndo) return;
    event.preventDefault();
    undo();
  };

  return (
    <FieldGroup id={id} className="ui-area-field" ref={group} onKeyDown={undoByKeys}>
      <AreaCanvas
        view={view}
        onView={setView}
        corners={value}
        start={start}
        places={places}
        wrongEdges={wrongEdges}
        chosen={chosen}
        onChoose={setChosen}
        onPress={(point) => add(point, placeForCorner(value, point))}
        onDrop={move}
        onKey={onKey}
        cornerLabel={cornerLabel}
        snapped={(point) => snap(point, grid)}
        helpId={helpId}
        disabled={disabled}
      />
      <p className="ui-area-help" id={helpId}>
        {t`Press the map to add a corner, and drag corners to move them. On a corner, the arrow keys move it by about ${step}, Enter adds one after it, and Delete removes it.`}
      </p>
      <div className="ui-area-actions">
        {value.length === 0 && start !== null && (
          <Button
            variant="secondary"
            size="small"
            disabled={disabled}
            onClick={() => {
              change(squareAround(start, grid));
              focus(0);
            }}
          >
            <Trans>Begin with a square around the start</Trans>
          </Button>
        )}
        <Button variant="secondary" size="small" disabled={disabled || !canUndo} onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
        {value.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            disabled={disabled}
            onClick={() => {
              change([]);
              setChosen(null);
            }}
          >
            <Trans>Remove all corners</Trans>
          </Button>
        )}
      </div>
      <p className="ui-area-count" aria-live="polite">
        <Plural value={value.length} _0="No corners yet" one="# corner" other="# corners" />
        {isFull && (
          <>
            {' '}
            · <Trans>There can be no more.</Trans>
          </>
        )}
      </p>
      {summary !== undefined && <div className="ui-area-summary">{summary}</div>}
      <CornerList corners={value} nameOf={nameOf} onRemove={remove} disabled={disabled} />
    </FieldGroup>
  );
}
