import type { ReactNode } from 'react';

export interface TilePatternProps {
  /** Fades out towards the end of the block, under words for instance. */
  readonly fade?: boolean;
}

/**
 * Stars and crosses, as on the walls of Tripoli's old houses, in the colour of the text around.
 * It lies behind: the parent is `position: relative`.
 */
export function TilePattern({ fade = false }: TilePatternProps): ReactNode {
  return <div className="ui-tile-pattern" data-fade={fade || undefined} aria-hidden="true" />;
}
