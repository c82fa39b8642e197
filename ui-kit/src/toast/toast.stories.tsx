import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Say } from '../testing/say.tsx';
import { notify } from './notify.ts';

interface NotifierProps {
  readonly tone: 'good' | 'danger';
}

/** `notify.success` and `notify.error`, called from a handler. */
function Notifier({ tone }: NotifierProps): ReactNode {
  return (
    <Button
      variant="secondary"
      onClick={() =>
        notify[tone === 'good' ? 'success' : 'error'](
          <Say text={tone === 'good' ? 'request saved' : 'request failed'} />,
        )
      }
    >
      <Say text="press me" />
    </Button>
  );
}

const meta = {
  title: 'Primitives/Toast',
  tags: ['stable'],
  component: Notifier,
  args: { tone: 'good' },
  decorators: [
    (Content) => (
      <div style={{ minBlockSize: 200 }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof Notifier>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the inline-end corner, announced politely, closed by its button. */
export const Success: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    const toast = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.ui-toast');
      if (found === null) throw new Error('no toast yet');
      return found;
    });
    await expect(toast.closest('[aria-live="polite"]')).not.toBeNull();
    const isRtl = globals['locale'] === 'ar';
    await expect(getComputedStyle(toast).direction).toBe(isRtl ? 'rtl' : 'ltr');
    const { left, right } = toast.getBoundingClientRect();
    await expect(isRtl ? left < innerWidth / 2 : right > innerWidth / 2).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: isRtl ? 'إخفاء' : 'Dismiss' }));
    await waitFor(() => expect(document.querySelector('.ui-toast')).toBeNull());
  },
};

export const Failure: Story = {
  parameters: {
    exceptions: {
      mirror: [{ selector: '.ui-toaster', reason: 'Placed by script when it comes, see Success.' }],
    },
  },
  args: { tone: 'danger' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(document.querySelector('.ui-toast')).toBeVisible());
  },
};
