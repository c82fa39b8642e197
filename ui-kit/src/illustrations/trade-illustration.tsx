import type { ComponentType, ReactNode } from 'react';

import type { CategoryId } from '../category/categories.ts';
import { Appliances } from './trades/appliances.tsx';
import { Carpentry } from './trades/carpentry.tsx';
import { Cleaning } from './trades/cleaning.tsx';
import { Construction } from './trades/construction.tsx';
import { Electrical } from './trades/electrical.tsx';
import { Furnishing } from './trades/furnishing.tsx';
import { Garden } from './trades/garden.tsx';
import { Hvac } from './trades/hvac.tsx';
import { Moving } from './trades/moving.tsx';
import { Painting } from './trades/painting.tsx';
import { Pest } from './trades/pest.tsx';
import { Plumbing } from './trades/plumbing.tsx';
import { Security } from './trades/security.tsx';
import { Solar } from './trades/solar.tsx';
import { Water } from './trades/water.tsx';

const pictures: Record<CategoryId, ComponentType> = {
  plumbing: Plumbing,
  electrical: Electrical,
  solar: Solar,
  hvac: Hvac,
  appliances: Appliances,
  cleaning: Cleaning,
  pest: Pest,
  moving: Moving,
  painting: Painting,
  carpentry: Carpentry,
  construction: Construction,
  water: Water,
  security: Security,
  garden: Garden,
  furnishing: Furnishing,
};

export interface TradeIllustrationProps {
  readonly category: CategoryId;
}

/** A trade as a large picture: for the header of its page, its card. Show its name beside it. */
export function TradeIllustration({ category }: TradeIllustrationProps): ReactNode {
  const Picture = pictures[category];
  return <Picture />;
}
