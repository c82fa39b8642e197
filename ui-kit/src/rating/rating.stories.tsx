import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Rating } from './rating.tsx';

const meta = {
  title: 'Formats/Rating',
  tags: ['preview'],
  component: Rating,
  args: { stars: 4.75, count: 132 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rated: Story = {
  play: async ({ canvas, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    await expect(canvas.getByText(isArabic ? '4,8' : '4.8')).toBeVisible();
    await expect(
      canvas.getByText(isArabic ? '4,8 من 5، 132 تقييمًا' : '4.8 of 5 stars, 132 reviews'),
    ).toBeInTheDocument();
  },
};

export const WithoutCount: Story = {
  args: { stars: 5 },
  render: ({ stars }) => <Rating stars={stars} />,
};

export const Many: Story = { args: { stars: 3.2, count: 12_480 } };

/** Arabic has a word of its own for two. */
export const Two: Story = { args: { stars: 4, count: 2 } };

export const Unrated: Story = {
  args: { stars: null, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
  },
};
