import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BookingStatusBadge } from './booking-status-badge.tsx';

const every = [
  'pending',
  'confirmed',
  'in_progress',
  'awaiting_confirmation',
  'completed',
  'disputed',
  'cancelled',
  'declined',
  'expired',
  'no_show',
] as const;

const meta = {
  title: 'Marketplace/Booking status badge',
  tags: ['stable'],
  component: BookingStatusBadge,
  args: { status: 'confirmed' },
} satisfies Meta<typeof BookingStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['locale'] === 'ar' ? 'مؤكَّد' : 'Confirmed')).toBeVisible();
  },
};

export const Every: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {every.map((status) => (
        <BookingStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
};

/** Where it is the reader's turn, the words say so. */
export const ForProfessionals: Story = {
  args: { reader: 'professional' },
  render: ({ reader }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {every.map((status) => (
        <BookingStatusBadge
          key={status}
          status={status}
          {...(reader !== undefined && { reader })}
        />
      ))}
    </div>
  ),
};
