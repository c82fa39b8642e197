import type { Meta, StoryObj } from '@storybook/react-vite';

import { EmptyNotifications } from './empty-notifications.tsx';
import { EmptyRequests } from './empty-requests.tsx';
import { NotFound } from './not-found.tsx';
import { SomethingBroke } from './something-broke.tsx';
import { Welcome } from './welcome.tsx';

const meta = { title: 'Foundations/Illustrations', component: Welcome } satisfies Meta<
  typeof Welcome
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfWelcome: Story = {};

export const TheSet: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, maxInlineSize: 560 }}>
      <EmptyRequests />
      <EmptyNotifications />
      <NotFound />
      <SomethingBroke />
    </div>
  ),
};
