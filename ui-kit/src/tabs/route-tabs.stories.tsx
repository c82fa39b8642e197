import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CountBadge } from '../badge/count-badge.tsx';
import { Say, useStoryText } from '../testing/say.tsx';
import { RouteTabs } from './route-tabs.tsx';

const meta = {
  title: 'Primitives/Route tabs',
  tags: ['stable'],
  component: RouteTabs,
  args: {
    label: '',
    currentId: 'bookings',
    tabs: [
      {
        id: 'requests',
        link: (
          <a href="#requests">
            <Say text="my requests" />
            <CountBadge count={3} />
          </a>
        ),
      },
      {
        id: 'bookings',
        link: (
          <a href="#bookings">
            <Say text="my bookings" />
          </a>
        ),
      },
      {
        id: 'account',
        link: (
          <a href="#account">
            <Say text="account" />
          </a>
        ),
      },
    ],
  },
  render: function Render(args) {
    const text = useStoryText();
    return <RouteTabs {...args} label={text('account')} />;
  },
} satisfies Meta<typeof RouteTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links: each is a Tab stop, and arrows do nothing. */
export const Links: Story = {
  play: async ({ canvas, userEvent }) => {
    const [requests, bookings] = canvas.getAllByRole('link');
    await expect(bookings).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(requests).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(requests).toHaveFocus();
    await userEvent.tab();
    await expect(bookings).toHaveFocus();
  },
};

/** In a row wider than its container, the current tab is scrolled into view. */
export const WiderThanItsPlace: Story = {
  parameters: {
    exceptions: {
      mirror: [
        {
          selector: '.ui-tab-list',
          reason: 'A row is moved when its tab becomes current, not when the page is turned over.',
        },
      ],
    },
  },
  args: { currentId: 'account' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const account = canvas.getAllByRole('link').at(-1);
    const row = canvas.getByRole('list').getBoundingClientRect();
    const place = account?.getBoundingClientRect();
    await expect(place?.left).toBeGreaterThanOrEqual(row.left - 1);
    await expect(place?.right).toBeLessThanOrEqual(row.right + 1);
  },
};
