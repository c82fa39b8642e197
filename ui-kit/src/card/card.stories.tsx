import type { Meta, StoryObj } from '@storybook/react-vite';

import { Say } from '../testing/say.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Primitives/Card',
  tags: ['stable'],
  component: Card,
  args: { children: <Say text="long sentence" /> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { padding: 'small' } };

export const Large: Story = { args: { padding: 'large' } };

export const InteractiveLink: Story = {
  args: {
    asChild: true,
    isInteractive: true,
    children: (
      <a href="#there">
        <Say text="long sentence" />
      </a>
    ),
  },
};
