import type { ReactNode } from 'react';

import { TilePattern } from '../tile-pattern/tile-pattern.tsx';
import { type CategoryId, categoryLook } from './categories.ts';

export interface CategoryCoverProps {
  /** An unknown one is shown as a wrench. */
  readonly category: CategoryId | (string & {});
}

/** Where a service or a store has no photo: its trade on a wall of tiles. Fills its parent. */
export function CategoryCover({ category }: CategoryCoverProps): ReactNode {
  const { Icon, tint } = categoryLook(category);
  return (
    <div className="ui-category-cover" data-tint={tint} aria-hidden="true">
      <TilePattern />
      <span className="ui-category-cover-icon">
        <Icon size={40} strokeWidth={1.5} />
      </span>
    </div>
  );
}
