import {
  AirVent,
  Armchair,
  BrickWall,
  BrushCleaning,
  Bug,
  Cctv,
  Droplets,
  Hammer,
  type LucideIcon,
  PaintRoller,
  PlugZap,
  ShowerHead,
  SolarPanel,
  Sprout,
  Truck,
  WashingMachine,
  Wrench,
} from 'lucide-react';

export type CategoryTint = 'blue' | 'orange' | 'green' | 'amber' | 'red';

interface CategoryLook {
  readonly Icon: LucideIcon;
  readonly tint: CategoryTint;
}

/** The fifteen trades of the market and how each is drawn. */
export const categories = {
  plumbing: { Icon: ShowerHead, tint: 'blue' },
  electrical: { Icon: PlugZap, tint: 'amber' },
  solar: { Icon: SolarPanel, tint: 'orange' },
  hvac: { Icon: AirVent, tint: 'blue' },
  appliances: { Icon: WashingMachine, tint: 'green' },
  cleaning: { Icon: BrushCleaning, tint: 'green' },
  pest: { Icon: Bug, tint: 'red' },
  moving: { Icon: Truck, tint: 'orange' },
  painting: { Icon: PaintRoller, tint: 'red' },
  carpentry: { Icon: Hammer, tint: 'amber' },
  construction: { Icon: BrickWall, tint: 'orange' },
  water: { Icon: Droplets, tint: 'blue' },
  security: { Icon: Cctv, tint: 'red' },
  garden: { Icon: Sprout, tint: 'green' },
  furnishing: { Icon: Armchair, tint: 'amber' },
} as const satisfies Record<string, CategoryLook>;

export type CategoryId = keyof typeof categories;

/** Every category, in the order in which they are shown. */
export const categoryIds = Object.keys(categories).filter(isCategoryId);

function isCategoryId(id: string): id is CategoryId {
  return Object.hasOwn(categories, id);
}

/** How a category is drawn; one that we do not know has a wrench. */
export function categoryLook(id: string): CategoryLook {
  return isCategoryId(id) ? categories[id] : { Icon: Wrench, tint: 'blue' };
}
