import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { NotFound } from '../illustrations/not-found.tsx';
import { Say } from '../testing/say.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Marketplace/Error state',
  tags: ['stable'],
  component: ErrorState,
  args: {
    title: <Say text="requests failed" />,
    description: <Say text="requests failed what" />,
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const Panel: Story = { args: { size: 'small' } };

export const PageNotFound: Story = {
  args: {
    titleAs: 'h1',
    illustration: <NotFound />,
    title: <Say text="not found" />,
    description: <Say text="not found what" />,
    action: (
      <Button asChild>
        <a href="#home">
          <Say text="back home" />
        </a>
      </Button>
    ),
  },
};
