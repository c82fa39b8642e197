import type { ReactElement, ReactNode } from 'react';

import { Card } from '../card/card.tsx';
import type { CategoryId } from '../category/categories.ts';
import { CategoryIcon } from '../category/category-icon.tsx';
import { dress } from '../dress/dress.ts';

export interface CategoryTileProps {
  /** An unknown one is shown as a wrench. */
  readonly category: CategoryId | (string & {});
  /** The link with the name of the trade inside; the whole tile can be pressed. */
  readonly link: ReactElement;
  /** One quiet line: how many professionals, from which price. */
  readonly detail?: ReactNode;
}

/** The way into a trade. A grid of them is how most people start. */
export function CategoryTile({ category, link, detail }: CategoryTileProps): ReactNode {
  return (
    <Card className="ui-category-tile" padding="none" interactive>
      <CategoryIcon category={category} />
      <span className="ui-category-tile-words">
        {dress(link, { className: 'ui-stretched-link ui-category-tile-name' })}
        {detail !== undefined && <span className="ui-category-tile-detail">{detail}</span>}
      </span>
    </Card>
  );
}
