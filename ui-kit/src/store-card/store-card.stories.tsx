import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { OpenNow } from '../opening-hours/open-now.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { openUntilNoon } from '../testing/market-hours.ts';
import { storyNow, stores } from '../testing/market.ts';
import { Say } from '../testing/say.tsx';
import { StoreCard } from './store-card.tsx';

const [madina] = stores;

const meta = {
  title: 'Marketplace/Store card',
  tags: ['stable'],
  component: StoreCard,
  args: {
    link: (
      <a href="#madina">
        <Say text={madina.name} />
      </a>
    ),
    about: <Say text={madina.about} />,
    area: <Say text={madina.area} />,
    category: madina.category,
    rating: madina.rating,
  },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 360 }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof StoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  args: {
    hours: <OpenNow {...openUntilNoon} now={storyNow} />,
    badge: (
      <StatusBadge tone="info">
        <Say text={{ ar: 'ضمان سنتين', en: 'Two years of warranty' }} />
      </StatusBadge>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Unrated: Story = { args: { rating: null, category: 'furnishing' } };

/** With a cover that the store uploaded. It is cut to the height of the others, whatever its shape. */
export const OwnCover: Story = {
  args: {
    coverUrl: `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720" viewBox="0 0 360 152" preserveAspectRatio="xMidYMid slice"><rect width="360" height="152" fill="#d9e8f7"/><rect x="40" y="40" width="280" height="112" fill="#0065d4"/><rect x="40" y="40" width="280" height="28" fill="#e87722"/><rect x="70" y="86" width="90" height="66" fill="#bfe0ff"/><rect x="200" y="86" width="90" height="66" fill="#bfe0ff"/></svg>',
    )}`,
  },
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector('img');
    await cover?.decode();
    await expect(cover?.getBoundingClientRect().height).toBe(152);
  },
};
