import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import { TradeIllustration } from '../illustrations/trade-illustration.tsx';
import { TilePattern } from '../tile-pattern/tile-pattern.tsx';
import { type CategoryId, categoryLook, isCategoryId } from './categories.ts';

export interface CategoryCoverProps {
  /** An unknown category is shown as a wrench. */
  readonly category: CategoryId | (string & {});
}

/**
 * Replaces a missing photo of a service or a store: the trade's picture on a tile pattern. Fills
 * its parent.
 */
export function CategoryCover({ category }: CategoryCoverProps): ReactNode {
  const { icon, tint } = categoryLook(category);
  return (
    <div className="ui-category-cover" data-tint={tint} aria-hidden="true">
      <TilePattern />
      {isCategoryId(category) ? (
        <span className="ui-category-cover-picture">
          <TradeIllustration category={category} />
        </span>
      ) : (
        <span className="ui-category-cover-icon">
          <Icon icon={icon} size={40} strokeWidth={1.5} />
        </span>
      )}
    </div>
  );
}
