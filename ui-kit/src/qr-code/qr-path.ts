import { encode } from 'uqr';

/** The quiet zone: four white modules (ISO/IEC 18004 §9.1). */
const quiet = 4;

export interface QrPath {
  /** Modules on each side, including the quiet zone. */
  readonly side: number;
  /** The dark modules as an SVG path. */
  readonly path: string;
}

/** Returns the code of a value. Level M: it is readable with a seventh of it damaged. */
export function qrPath(value: string): QrPath {
  const { data } = encode(value, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : [])),
    )
    .join('');
  return { side: data.length + 2 * quiet, path };
}
