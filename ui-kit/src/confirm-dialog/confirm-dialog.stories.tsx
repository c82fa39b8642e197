import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { OpenedStory } from '../testing/opened-story.tsx';
import { Say } from '../testing/say.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Primitives/Confirm dialog',
  tags: ['stable'],
  component: ConfirmDialog,
  // In a frame of its own: inline it would cover the docs page
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: <Say text="accept question" />,
    description: <Say text="accept what" />,
    confirmLabel: <Say text="accept quote" />,
  },
  render: (args) => (
    <OpenedStory args={args} button={<Say text="press me" />} height={480}>
      {(opening) => <ConfirmDialog {...args} {...opening} />}
    </OpenedStory>
  ),
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ userEvent, args, globals }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName();
    await expect(dialog).toHaveAccessibleDescription();
    const isRtl = globals['locale'] === 'ar';
    await expect(getComputedStyle(dialog).direction).toBe(isRtl ? 'rtl' : 'ltr');
    const [cancel, confirm] = within(dialog).getAllByRole('button');
    await expect(cancel).toHaveFocus();
    if (confirm) await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: <Say text="delete question" />,
    description: <Say text="delete what" />,
    confirmLabel: <Say text="delete account" />,
  },
};

export const Confirming: Story = { args: { isConfirming: true } };

export const ClosedByEscape: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
