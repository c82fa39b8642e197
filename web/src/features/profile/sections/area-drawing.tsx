import { Plural, Trans } from '@lingui/react/macro';
import { coarseCells } from '@osta/contracts/coarse-point';
import type { GeoPoint } from '@osta/contracts/geo-point';
import { crossingEdges, isInDrawnArea, mostCorners } from '@osta/contracts/professional/drawn-area';
import { AreaField, type NamedPlace } from '@osta/ui-kit';
import type { ReactNode } from 'react';

/** How far corners are apart at least, in meters: nothing finer is kept. */
const stepMeters = 500;
/** As many places are named; of the others, it is said how many they are. */
const mostNamed = 12;

interface AreaDrawingProps {
  readonly corners: readonly GeoPoint[];
  readonly onChange: (corners: readonly GeoPoint[]) => void;
  readonly start: GeoPoint | null;
  readonly places: readonly NamedPlace[];
}

/** The area where a professional goes to work, drawn on the map, with the places that it covers. */
export function AreaDrawing({ corners, onChange, start, places }: AreaDrawingProps): ReactNode {
  return (
    <AreaField
      value={corners}
      onChange={onChange}
      start={start}
      places={places}
      cellsPerDegree={coarseCells}
      stepMeters={stepMeters}
      maxCorners={mostCorners}
      wrongEdges={crossingEdges(corners)}
      {...(corners.length > 2 && { summary: <Covered corners={corners} places={places} /> })}
    />
  );
}

/** The places that an area covers, in words. */
function Covered({ corners, places }: Pick<AreaDrawingProps, 'corners' | 'places'>): ReactNode {
  const covered = places
    .filter((place) => isInDrawnArea(corners, place))
    .toSorted((one, other) => one.rank - other.rank);
  if (covered.length === 0) return <Trans>It covers no town or neighbourhood yet.</Trans>;
  const named = covered.slice(0, mostNamed);
  const names = named.map(({ name }) => name).join(' · ');
  const others = covered.length - named.length;
  return (
    <>
      <Trans>It covers: {names}</Trans>
      {others > 0 && (
        <>
          {' '}
          <Plural value={others} one="and # other place" other="and # other places" />
        </>
      )}
    </>
  );
}
