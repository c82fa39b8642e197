import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/button.tsx';
import { Say } from '../testing/say.tsx';
import { Callout } from './callout.tsx';

const meta = {
  title: 'Primitives/Callout',
  tags: ['stable'],
  component: Callout,
  args: { title: <Say text="callout title" />, children: <Say text="callout text" /> },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Good: Story = { args: { tone: 'good' } };

export const Waiting: Story = { args: { tone: 'waiting' } };

export const Danger: Story = { args: { tone: 'danger', role: 'alert' } };

export const WithAction: Story = {
  args: {
    tone: 'waiting',
    action: (
      <Button size="small" variant="secondary">
        <Say text="accept quote" />
      </Button>
    ),
  },
};
