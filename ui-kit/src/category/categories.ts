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

/** Two, so that a wall of trades is calm: what runs through a house, and what is done in and around it. */
export type CategoryTint = 'blue' | 'amber';

interface CategoryLook {
  readonly icon: LineIcon;
  readonly tint: CategoryTint;
}

/** The fifteen trades of the market and how each is drawn. */
export const categories = {
  plumbing: { icon: plumbingIcon, tint: 'blue' },
  electrical: { icon: electricalIcon, tint: 'blue' },
  solar: { icon: solarIcon, tint: 'blue' },
  hvac: { icon: hvacIcon, tint: 'blue' },
  appliances: { icon: appliancesIcon, tint: 'blue' },
  cleaning: { icon: cleaningIcon, tint: 'amber' },
  pest: { icon: pestIcon, tint: 'amber' },
  moving: { icon: deliveryIcon, tint: 'amber' },
  painting: { icon: paintingIcon, tint: 'amber' },
  carpentry: { icon: carpentryIcon, tint: 'amber' },
  construction: { icon: constructionIcon, tint: 'amber' },
  water: { icon: waterIcon, tint: 'blue' },
  security: { icon: securityIcon, tint: 'blue' },
  garden: { icon: gardenIcon, tint: 'amber' },
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
