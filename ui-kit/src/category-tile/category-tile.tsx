import type { ReactElement, ReactNode } from 'react';

import { Card } from '../card/card.tsx';
import type { CategoryId } from '../category/categories.ts';
import { CategoryIcon } from '../category/category-icon.tsx';
import { dress } from '../dress/dress.ts';

export interface CategoryTileProps {
  /** An unknown category is shown as a wrench. */
  readonly category: CategoryId | (string & {});
  /** A link element with the name of the trade inside. Its hit area is the whole tile. */
  readonly link: ReactElement;
  /** One quiet line: the number of professionals, the lowest price. */
  readonly detail?: ReactNode;
}

/** A tile that leads to a trade. Most people start at a grid of them. */
export function CategoryTile({ category, link, detail }: CategoryTileProps): ReactNode {
  return (
    <Card className="ui-category-tile" padding="none" isInteractive>
      <CategoryIcon category={category} />
      <span className="ui-category-tile-words">
        {dress(link, { className: 'ui-stretched-link ui-category-tile-name' })}
        {detail !== undefined && <span className="ui-category-tile-detail">{detail}</span>}
      </span>
    </Card>
  );
}
