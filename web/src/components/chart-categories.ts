interface Period {
  /** Its first day: `2026-11-28`. */
  readonly from: string;
}

/**
 * Returns what stands under the columns of a chart: `28/11` for days and weeks, `11/2026` for months. The year of a
 * day is only said where the columns lie in several.
 *
 * @param by what one column covers
 */
export function chartCategories(
  columns: readonly Period[],
  by: 'day' | 'week' | 'month',
): readonly string[] {
  const isOneYear = new Set(columns.map(({ from }) => from.slice(0, 4))).size === 1;
  return columns.map(({ from }) => {
    const [year, month, day] = from.split('-');
    if (by === 'month') return `${month}/${year}`;
    return isOneYear ? `${day}/${month}` : `${day}/${month}/${year}`;
  });
}
