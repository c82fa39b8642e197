/** Column and row of a cell, counted from the inline start and from the top. */
export type GridPlace = readonly [column: number, row: number];

export interface GridWalk {
  readonly key: string;
  readonly isRtl: boolean;
  readonly from: GridPlace;
  readonly columns: number;
  readonly rows: number;
}

/** Returns the cell that a key moves to (ARIA grid pattern); null for other keys. */
export function gridStep({ key, isRtl, from, columns, rows }: GridWalk): GridPlace | null {
  const [column, row] = from;
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return [Math.min(column + 1, columns - 1), row];
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return [Math.max(column - 1, 0), row];
    case 'ArrowDown':
      return [column, Math.min(row + 1, rows - 1)];
    case 'ArrowUp':
      return [column, Math.max(row - 1, 0)];
    case 'Home':
      return [0, row];
    case 'End':
      return [columns - 1, row];
    case 'PageUp':
      return [column, 0];
    case 'PageDown':
      return [column, rows - 1];
    default:
      return null;
  }
}

const minutesAt = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** Returns whether any of the ranges, `HH:mm` to `HH:mm`, overlaps an hour. */
export function holdsHour(
  ranges: readonly { readonly from: string; readonly to: string }[] | undefined,
  hour: number,
): boolean {
  return (ranges ?? []).some(
    ({ from, to }) => minutesAt(from) < (hour + 1) * 60 && minutesAt(to) > hour * 60,
  );
}
