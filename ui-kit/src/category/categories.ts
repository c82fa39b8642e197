import {
  appliancesIcon,
  carpentryIcon,
  cleaningIcon,
  constructionIcon,
  deliveryIcon,
  electricalIcon,
  furnishingIcon,
  gardenIcon,
  hvacIcon,
  paintingIcon,
  pestIcon,
  plumbingIcon,
  securityIcon,
  serviceIcon,
  solarIcon,
  waterIcon,
  type LineIcon,
} from '../icons/icons.ts';

export type CategoryTint = 'blue' | 'orange' | 'green' | 'amber' | 'red';

interface CategoryLook {
  readonly icon: LineIcon;
  readonly tint: CategoryTint;
}

/** The fifteen trades of the market and how each is drawn. */
export const categories = {
  plumbing: { icon: plumbingIcon, tint: 'blue' },
  electrical: { icon: electricalIcon, tint: 'amber' },
  solar: { icon: solarIcon, tint: 'orange' },
  hvac: { icon: hvacIcon, tint: 'blue' },
  appliances: { icon: appliancesIcon, tint: 'green' },
  cleaning: { icon: cleaningIcon, tint: 'green' },
  pest: { icon: pestIcon, tint: 'red' },
  moving: { icon: deliveryIcon, tint: 'orange' },
  painting: { icon: paintingIcon, tint: 'red' },
  carpentry: { icon: carpentryIcon, tint: 'amber' },
  construction: { icon: constructionIcon, tint: 'orange' },
  water: { icon: waterIcon, tint: 'blue' },
  security: { icon: securityIcon, tint: 'red' },
  garden: { icon: gardenIcon, tint: 'green' },
  furnishing: { icon: furnishingIcon, tint: 'amber' },
} as const satisfies Record<string, CategoryLook>;

export type CategoryId = keyof typeof categories;

/** Every category in display order. */
export const categoryIds = Object.keys(categories).filter(isCategoryId);

/** Returns whether an id is one of the trades; each of them has a drawing. */
export function isCategoryId(id: string): id is CategoryId {
  return Object.hasOwn(categories, id);
}

/** Returns how a category is drawn; an unknown one gets a wrench. */
export function categoryLook(id: string): CategoryLook {
  return isCategoryId(id) ? categories[id] : { icon: serviceIcon, tint: 'blue' };
}
