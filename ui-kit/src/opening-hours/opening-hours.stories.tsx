import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { shopHours } from '../testing/market-hours.ts';
import { storyNow } from '../testing/market.ts';
import { OpenNow } from './open-now.tsx';
import { OpeningHours } from './opening-hours.tsx';

const meta = {
  title: 'Marketplace/Opening hours',
  tags: ['preview'],
  component: OpeningHours,
  args: { hours: shopHours, now: storyNow },
} satisfies Meta<typeof OpeningHours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The week starts on Saturday, in both languages. */
export const Open: Story = {
  play: async ({ canvas, globals }) => {
    const [first] = canvas.getAllByRole('rowheader');
    const isArabic = globals['locale'] === 'ar';
    await expect(first).toHaveTextContent(isArabic ? 'السبت' : 'Saturday');
    await expect(canvas.getByText(isArabic ? 'مفتوح الآن' : 'Open now')).toBeVisible();
  },
};

export const ClosedAtNoon: Story = { args: { now: '2026-11-21T13:30:00.000Z' } };

export const ClosedUntilTomorrow: Story = { args: { now: '2026-11-21T20:30:00.000Z' } };

export const Never: Story = {
  args: {
    hours: {
      saturday: [],
      sunday: [],
      monday: [],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
    },
  },
};

/** For cards and headers. */
export const Line: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <OpenNow {...args} />
      <OpenNow {...args} now="2026-11-21T13:30:00.000Z" />
      <OpenNow {...args} now="2026-11-26T13:30:00.000Z" />
    </div>
  ),
};
