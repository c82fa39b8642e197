import {
  carpentryIcon,
  electricalIcon,
  furnishingIcon,
  hvacIcon,
  Icon,
  type LineIcon,
  paintingIcon,
  plumbingIcon,
  solarIcon,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './tile-wall.css';

type Tile =
  | { readonly kind: 'star' | 'petal' | 'lattice'; readonly tone: string }
  | { readonly kind: 'trade'; readonly tone: string; readonly icon: LineIcon };

/** Row by row from the inline start: ornaments and trades alternate. */
const tiles: readonly Tile[] = [
  { kind: 'trade', tone: 'sky', icon: plumbingIcon },
  { kind: 'star', tone: 'blue' },
  { kind: 'trade', tone: 'sand', icon: paintingIcon },
  { kind: 'lattice', tone: 'sky' },
  { kind: 'petal', tone: 'orange' },
  { kind: 'trade', tone: 'blue', icon: electricalIcon },
  { kind: 'star', tone: 'sky' },
  { kind: 'trade', tone: 'orange', icon: carpentryIcon },
  { kind: 'trade', tone: 'sky', icon: furnishingIcon },
  { kind: 'petal', tone: 'blue' },
  { kind: 'trade', tone: 'sand', icon: solarIcon },
  { kind: 'lattice', tone: 'blue' },
  { kind: 'trade', tone: 'blue', icon: hvacIcon },
  { kind: 'lattice', tone: 'sand' },
  { kind: 'star', tone: 'orange' },
  { kind: 'petal', tone: 'sky' },
];

const ornaments = {
  star: (
    <>
      <path d="M50 8 62 38 92 50 62 62 50 92 38 62 8 50 38 38Z" />
      <path d="M22 22h56v56H22Z" className="web-tile-line" />
      <circle cx="50" cy="50" r="9" className="web-tile-hole" />
    </>
  ),
  petal: (
    <>
      <path d="M50 50C30 38 30 18 50 6c20 12 20 32 0 44Zm0 0c12-20 32-20 44 0-12 20-32 20-44 0Zm0 0c20 12 20 32 0 44-20-12-20-32 0-44Zm0 0C38 70 18 70 6 50c12-20 32-20 44 0Z" />
      <circle cx="50" cy="50" r="7" className="web-tile-hole" />
    </>
  ),
  lattice: (
    <>
      <path d="M0 50 50 0l50 50-50 50Z" className="web-tile-line" />
      <path d="M25 50 50 25l25 25-25 25Z" />
      <path d="M0 0 25 25M100 0 75 25M100 100 75 75M0 100l25-25" className="web-tile-line" />
    </>
  ),
};

/** A wall of Libyan tiles with the trades in it: the picture of the home page. */
export function TileWall(): ReactNode {
  return (
    <div className="web-tile-wall" aria-hidden="true">
      {tiles.map((tile, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a tile is its place
        <span className="web-tile" data-tone={tile.tone} key={index}>
          {tile.kind === 'trade' ? (
            <Icon icon={tile.icon} size="44%" strokeWidth={1.5} />
          ) : (
            <svg viewBox="0 0 100 100">{ornaments[tile.kind]}</svg>
          )}
        </span>
      ))}
    </div>
  );
}
