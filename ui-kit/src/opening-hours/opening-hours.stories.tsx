import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { openUntilNoon, shopHours } from '../testing/market-hours.ts';
import { storyNow } from '../testing/market.ts';
import { OpenNow } from './open-now.tsx';
import { OpenRanges } from './open-ranges.tsx';
import { OpeningHours } from './opening-hours.tsx';

const meta = {
  title: 'Marketplace/Opening hours',
  tags: ['stable'],
  component: OpeningHours,
  args: { hours: shopHours, ...openUntilNoon, now: storyNow },
} satisfies Meta<typeof OpeningHours>;

export default meta;
type Story = StoryObj<typeof meta>;

const atFive = { isOpen: false, changesAt: '2026-11-21T15:00:00.000Z' } as const;

/** The week starts on Saturday, in both languages. */
export const Open: Story = {
  play: async ({ canvas, globals }) => {
    const [first] = canvas.getAllByRole('rowheader');
    const isArabic = globals['locale'] === 'ar';
    await expect(first).toHaveTextContent(isArabic ? 'السبت' : 'Saturday');
    await expect(canvas.getByText(isArabic ? 'مفتوح الآن' : 'Open now')).toBeVisible();
  },
};

export const ClosedAtNoon: Story = { args: { ...atFive, now: '2026-11-21T13:30:00.000Z' } };

export const ClosedUntilTomorrow: Story = {
  args: { isOpen: false, changesAt: '2026-11-22T07:00:00.000Z', now: '2026-11-21T20:30:00.000Z' },
};

export const Never: Story = {
  args: {
    isOpen: false,
    changesAt: null,
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

/** A holiday, and a day that closes early. */
export const Exceptions: Story = {
  args: {
    exceptions: [
      { day: '2026-12-24T10:00:00.000Z', ranges: [] },
      { day: '2026-12-26T10:00:00.000Z', ranges: [{ from: '09:00', to: '12:00' }] },
    ],
  },
};

/** For cards and headers. */
export const Line: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <OpenNow {...args} />
      <OpenNow {...args} {...atFive} now="2026-11-21T13:30:00.000Z" />
      <OpenNow isOpen={false} changesAt="2026-11-27T15:00:00.000Z" now="2026-11-26T13:30:00.000Z" />
      <OpenNow isOpen={false} changesAt="2027-01-04T07:00:00.000Z" now="2026-11-26T13:30:00.000Z" />
    </div>
  ),
};

/** The hours of one day alone, and a day that is closed. */
export const OneDay: Story = {
  render: () => (
    <>
      <p>
        <OpenRanges
          ranges={[
            { from: '09:00', to: '13:30' },
            { from: '16:00', to: '24:00' },
          ]}
        />
      </p>
      <p>
        <OpenRanges ranges={[]} />
      </p>
    </>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['locale'] === 'ar' ? 'مغلق' : 'Closed')).toBeVisible();
  },
};
