import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RatingLine } from './rating-line.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { Stars } from './stars.tsx';

const meta = {
  title: 'Marketplace/Rating summary',
  tags: ['stable'],
  component: RatingSummary,
  args: { counts: { 5: 98, 4: 21, 3: 5, 2: 0, 1: 2 } },
} satisfies Meta<typeof RatingSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    await expect(canvas.getByText(isArabic ? '4,7' : '4.7')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const OneReview: Story = { args: { counts: { 5: 1, 4: 0, 3: 0, 2: 0, 1: 0 } } };

export const None: Story = { args: { counts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } } };

/** For cards: one line, with words for screen readers; it keeps its order in Arabic. */
export const Line: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <RatingLine rating={{ average: 4.9, count: 126 }} />
      <RatingLine rating={{ average: 3, count: 12_480 }} />
      <RatingLine rating={null} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'ar' ? 'جديد في أُسطى' : 'New to Osta';
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('(126)')).direction).toBe('ltr');
  },
};

/** Fractions of a star are shown, filled from the inline start. */
export const StarsOnly: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[0, 1.5, 3.3, 4.8, 5].map((value) => (
        <div key={value}>
          <Stars value={value} size={24} />
        </div>
      ))}
    </div>
  ),
};
