import type { Meta, StoryObj } from '@storybook/react-vite';

import { WaitingMark } from './waiting-mark.tsx';

const meta = {
  title: 'Primitives/Waiting mark',
  tags: ['stable'],
  component: WaitingMark,
} satisfies Meta<typeof WaitingMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Sending: Story = { args: { isSending: true } };
