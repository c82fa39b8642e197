import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/button.tsx';
import { EmptyNotifications } from '../illustrations/empty-notifications.tsx';
import { EmptyRequests } from '../illustrations/empty-requests.tsx';
import { Say } from '../testing/say.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Marketplace/Empty state',
  tags: ['stable'],
  component: EmptyState,
  args: {
    illustration: <EmptyRequests />,
    title: <Say text="no requests" />,
    description: <Say text="no requests why" />,
    action: (
      <Button variant="accent">
        <Say text="new request" />
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { args: { titleAs: 'h1' } };

export const Panel: Story = {
  args: { size: 'small', illustration: <EmptyNotifications />, action: undefined },
};
