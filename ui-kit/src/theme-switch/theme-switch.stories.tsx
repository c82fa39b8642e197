import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ThemeSwitch } from './theme-switch.tsx';

const meta = {
  title: 'Marketplace/Theme switch',
  tags: ['stable'],
  component: ThemeSwitch,
  args: { onSwitch: fn() },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheOther: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSwitch).toHaveBeenCalledWith(
      globals['theme'] === 'dark' ? 'light' : 'dark',
    );
  },
};
