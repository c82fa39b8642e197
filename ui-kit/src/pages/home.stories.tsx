import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { HomeHero } from './home-hero.tsx';
import {
  HomeJoin,
  HomePricing,
  HomeProfessionals,
  HomeReviews,
  HomeSteps,
  HomeStores,
  HomeTrades,
} from './home-sections.tsx';
import { PageFrame } from './page-frame.tsx';

const meta = {
  title: 'Pages/Home',
  component: PageFrame,
  args: { children: null },
  parameters: { toTheEdge: true },
  render: () => (
    <PageFrame current="home page">
      <HomeHero />
      <HomeTrades />
      <HomeSteps />
      <HomeProfessionals />
      <HomeStores />
      <HomeReviews />
      <HomePricing />
      <HomeJoin />
    </PageFrame>
  ),
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
