import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Primitives/Copy button',
  tags: ['stable'],
  component: CopyButton,
  args: {
    text: 'JBSWY3DPEHPK3PXP',
    children: <Say text={{ ar: 'نسخ المفتاح', en: 'Copy the key' }} />,
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

/** Confirms in its own place for a moment, and to screen readers. */
export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const button = canvas.getByRole('button');
    const before = button.textContent;
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith(args.text);
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).not.toBeEmptyDOMElement());
    await expect(button).toHaveAccessibleName(status.textContent);
    await expect(button.getBoundingClientRect().width).toBe(width);
    // After that, the same text can be copied again
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    await expect(button.textContent).toBe(before);
    write.mockRestore();
  },
};

export const Small: Story = { args: { size: 'small', variant: 'ghost' } };
