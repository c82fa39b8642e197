import type { ReactNode } from 'react';

export interface TilePatternProps {
  /** Fades out towards the block end, for example under text. */
  readonly isFading?: boolean;
}

/**
 * Stars and crosses, as on the walls of Tripoli's old houses, in the current text colour. A
 * background layer: the parent needs `position: relative`.
 */
export function TilePattern({ isFading = false }: TilePatternProps): ReactNode {
  return <div className="ui-tile-pattern" data-fade={isFading || undefined} aria-hidden="true" />;
}
