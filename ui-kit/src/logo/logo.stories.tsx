import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from './logo.tsx';

const meta = { title: 'Foundations/Logo', tags: ['stable'], component: Logo } satisfies Meta<
  typeof Logo
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Mark: Story = { args: { isMarkOnly: true } };

export const Large: Story = { args: { size: 80 } };
