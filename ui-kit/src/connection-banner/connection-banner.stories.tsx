import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Say } from '../testing/say.tsx';
import { ConnectionBanner, type ConnectionState } from './connection-banner.tsx';

const meta = {
  title: 'Primitives/Connection banner',
  tags: ['stable'],
  component: ConnectionBanner,
  args: { state: 'offline', count: 0 },
} satisfies Meta<typeof ConnectionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { args: { seenAt: '2026-11-21T12:05:00Z' } };

export const OfflineWithChanges: Story = { args: { count: 3, seenAt: '2026-11-21T12:05:00Z' } };

/** A page that has yet to come was seen at no time. */
export const OfflineOnTheWay: Story = {};

export const Sending: Story = { args: { state: 'sending', count: 2 } };

export const Waiting: Story = { args: { state: 'waiting', count: 1 } };

export const SignedOut: Story = {
  args: {
    state: 'signed-out',
    count: 11,
    action: (
      <Link href="#login">
        <Say text={{ ar: 'تسجيل الدخول', en: 'Log in' }} />
      </Link>
    ),
  },
};

export const Refused: Story = {
  args: {
    state: 'refused',
    count: 2,
    action: (
      <Link href="#booking">
        <Say text={{ ar: 'ماذا حدث؟', en: 'See why' }} />
      </Link>
    ),
  },
};

const course: readonly ConnectionState[] = ['online', 'offline', 'sending'];

function Course(): ReactNode {
  const [step, setStep] = useState(0);
  return (
    <>
      <ConnectionBanner state={course[step % course.length] ?? 'online'} count={1} />
      <Button variant="secondary" onClick={() => setStep(step + 1)}>
        <Say text={{ ar: 'التالي', en: 'Next' }} />
      </Button>
    </>
  );
}

export const Announced: Story = {
  render: () => <Course />,
  play: async ({ canvas, userEvent }) => {
    // The region is there before its words: only then a screen reader says them
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent(/offline|اتصال/u);
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent(/sending|إرسال/iu);
  },
};
