import {
  AirVent,
  BrickWall,
  Bug,
  Cctv,
  Droplets,
  Hammer,
  type LucideIcon,
  PaintRoller,
  PlugZap,
  Sofa,
  SprayCan,
  Sun,
  Trees,
  Truck,
  WashingMachine,
  Waves,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';

import './category-icon.css';

type Tint = 'blue' | 'orange' | 'green' | 'amber' | 'red';

/** The picture of each trade; a trade that is newer than this page gets the wrench. */
const pictures: Readonly<Record<string, { readonly Icon: LucideIcon; readonly tint: Tint }>> = {
  plumbing: { Icon: Droplets, tint: 'blue' },
  electrical: { Icon: PlugZap, tint: 'amber' },
  solar: { Icon: Sun, tint: 'orange' },
  hvac: { Icon: AirVent, tint: 'blue' },
  appliances: { Icon: WashingMachine, tint: 'green' },
  cleaning: { Icon: SprayCan, tint: 'blue' },
  pest: { Icon: Bug, tint: 'red' },
  moving: { Icon: Truck, tint: 'amber' },
  painting: { Icon: PaintRoller, tint: 'orange' },
  carpentry: { Icon: Hammer, tint: 'amber' },
  construction: { Icon: BrickWall, tint: 'red' },
  water: { Icon: Waves, tint: 'blue' },
  security: { Icon: Cctv, tint: 'green' },
  garden: { Icon: Trees, tint: 'green' },
  furnishing: { Icon: Sofa, tint: 'orange' },
};

interface CategoryIconProps {
  readonly categoryId: string;
  readonly size?: 'small' | 'medium';
}

/** The picture of a trade, on its own ground. */
export function CategoryIcon({ categoryId, size = 'medium' }: CategoryIconProps): ReactNode {
  const { Icon, tint } = pictures[categoryId] ?? { Icon: Wrench, tint: 'blue' };
  return (
    <span className="web-category-icon" data-tint={tint} data-size={size} aria-hidden="true">
      <Icon size={size === 'small' ? 18 : 26} strokeWidth={1.75} />
    </span>
  );
}

/** The trade of a service: the part of its id before the dot. */
export function categoryOfService(serviceId: string): string {
  return serviceId.split('.')[0] ?? serviceId;
}
