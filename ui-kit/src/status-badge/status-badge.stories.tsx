import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from '../icons/icon.tsx';
import { starIcon } from '../icons/icons.ts';
import { Say } from '../testing/say.tsx';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Primitives/Status badge',
  tags: ['stable'],
  component: StatusBadge,
  args: { tone: 'good', children: <Say text="confirmed" /> },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};

export const Waiting: Story = {
  args: { tone: 'waiting', children: <Say text="waiting for answer" /> },
};

export const Danger: Story = { args: { tone: 'danger', children: <Say text="declined" /> } };

export const Neutral: Story = { args: { tone: 'neutral', children: <Say text="draft" /> } };

export const Info: Story = { args: { tone: 'info', children: <Say text="new quote" /> } };

export const OwnIcon: Story = {
  args: {
    tone: 'info',
    icon: <Icon icon={starIcon} size={14} />,
    children: <Say text="new quote" />,
  },
};

export const LongText: Story = {
  args: { tone: 'waiting', children: <Say text="long action" /> },
  decorators: [
    (Content) => (
      <div style={{ inlineSize: 220 }}>
        <Content />
      </div>
    ),
  ],
};
