import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** A magnifying glass over a tile wall: nothing found. */
export function EmptySearch(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <rect className="ui-art-tile" x="58" y="44" width="30" height="30" rx="6" />
      <rect className="ui-art-tile" x="58" y="80" width="30" height="30" rx="6" />
      <rect className="ui-art-tile" x="94" y="44" width="30" height="30" rx="6" />
      <rect className="ui-art-tile" x="58" y="116" width="30" height="30" rx="6" />
      <rect className="ui-art-tile" x="94" y="116" width="30" height="30" rx="6" />
      <rect className="ui-art-tile" x="130" y="116" width="30" height="30" rx="6" />
      <rect className="ui-art-tile" x="166" y="44" width="20" height="30" rx="6" />
      <path className="ui-art-line" d="M152 118l26 26" />
      <path className="ui-art-accent" d="m152 124 8-8 24 24a5.700 5.700 0 0 1-8 8Z" />
      <circle className="ui-art-surface" cx="128" cy="90" r="36" />
      <path
        className="ui-art-shade"
        d="M139 58a33.500 33.500 0 0 1-14 65.500c16-14 22-44 14-65.500Z"
      />
      <path className="ui-art-line" d="M106 90a22 22 0 0 1 16-21" />
    </svg>
  );
}
