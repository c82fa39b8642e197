import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import { type CategoryId, categoryLook } from './categories.ts';

export interface CategoryIconProps {
  /** An unknown category is shown as a wrench. */
  readonly category: CategoryId | (string & {});
  readonly size?: 'small' | 'medium' | 'large';
}

const pixels = { small: 20, medium: 26, large: 36 };

/** A trade as a picture on a tinted tile. Show its name beside it. */
export function CategoryIcon({ category, size = 'medium' }: CategoryIconProps): ReactNode {
  const { icon, tint } = categoryLook(category);
  return (
    <span className="ui-category-icon" data-tint={tint} data-size={size} aria-hidden="true">
      <Icon icon={icon} size={pixels[size]} strokeWidth={1.75} />
    </span>
  );
}
