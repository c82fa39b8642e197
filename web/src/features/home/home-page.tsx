import type { ReactNode } from 'react';

import { HomeCategories } from './home-categories.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeJoin } from './home-join.tsx';
import { HomePricing } from './home-pricing.tsx';
import { HomeProfessionals } from './home-professionals.tsx';
import { HomeQuestions } from './home-questions.tsx';
import { HomeSteps } from './home-steps.tsx';
import { HomeStores } from './home-stores.tsx';

import './home.css';

/** The home page: a working search, and reasons to trust the results. */
export function HomePage(): ReactNode {
  return (
    <div data-in-turn="">
      <HomeHero />
      <HomeCategories />
      <HomeSteps />
      <HomeProfessionals />
      <HomePricing />
      <HomeStores />
      <HomeJoin />
      <HomeQuestions />
    </div>
  );
}
