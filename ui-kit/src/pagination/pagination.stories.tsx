import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Primitives/Pagination',
  tags: ['stable'],
  component: Pagination,
  args: { page: 2, pageCount: 3, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each chevron points to its page: in Arabic the next one is on the left. */
export const Middle: Story = {
  play: async ({ canvasElement, userEvent, args, globals }) => {
    for (const chevron of canvasElement.querySelectorAll('svg')) {
      const { transform } = getComputedStyle(chevron);
      await expect(transform).toBe(
        globals['locale'] === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none',
      );
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 3 } };
