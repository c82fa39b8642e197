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
  Icon,
  type LineIcon,
  paintingIcon,
  pestIcon,
  plumbingIcon,
  securityIcon,
  serviceIcon,
  solarIcon,
  waterIcon,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './category-icon.css';

type Tint = 'blue' | 'orange' | 'green' | 'amber' | 'red';

/** The picture of each trade; a trade that is newer than this page gets the wrench. */
const pictures: Readonly<Record<string, { readonly icon: LineIcon; readonly tint: Tint }>> = {
  plumbing: { icon: plumbingIcon, tint: 'blue' },
  electrical: { icon: electricalIcon, tint: 'amber' },
  solar: { icon: solarIcon, tint: 'orange' },
  hvac: { icon: hvacIcon, tint: 'blue' },
  appliances: { icon: appliancesIcon, tint: 'green' },
  cleaning: { icon: cleaningIcon, tint: 'blue' },
  pest: { icon: pestIcon, tint: 'red' },
  moving: { icon: deliveryIcon, tint: 'amber' },
  painting: { icon: paintingIcon, tint: 'orange' },
  carpentry: { icon: carpentryIcon, tint: 'amber' },
  construction: { icon: constructionIcon, tint: 'red' },
  water: { icon: waterIcon, tint: 'blue' },
  security: { icon: securityIcon, tint: 'green' },
  garden: { icon: gardenIcon, tint: 'green' },
  furnishing: { icon: furnishingIcon, tint: 'orange' },
};

interface CategoryIconProps {
  readonly categoryId: string;
  readonly size?: 'small' | 'medium';
}

/** The picture of a trade, on its own ground. */
export function CategoryIcon({ categoryId, size = 'medium' }: CategoryIconProps): ReactNode {
  const { icon, tint } = pictures[categoryId] ?? { icon: serviceIcon, tint: 'blue' };
  return (
    <span className="web-category-icon" data-tint={tint} data-size={size} aria-hidden="true">
      <Icon icon={icon} size={size === 'small' ? 18 : 26} strokeWidth={1.75} />
    </span>
  );
}

/** The trade of a service: the part of its id before the dot. */
export function categoryOfService(serviceId: string): string {
  return serviceId.split('.')[0] ?? serviceId;
}
