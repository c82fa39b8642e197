import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { PhoneNumber } from './phone-number.tsx';

const meta = {
  title: 'Formats/Phone number',
  tags: ['stable'],
  component: PhoneNumber,
  args: { e164: '+218912345678' },
} satisfies Meta<typeof PhoneNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The plus stays left of the digits. */
export const Libyan: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByText('+218 91 234 5678');
    await expect(phone).toBeVisible();
    await expect(getComputedStyle(phone).direction).toBe('ltr');
  },
};

export const InASentence: Story = {
  args: { isCallable: true },
  render: (args) => (
    <p>
      <Say text={{ ar: 'اتصل بسالم على', en: 'Call Salem on' }} /> <PhoneNumber {...args} />
      <Say text={{ ar: ' قبل العصر.', en: ' before the afternoon.' }} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+218912345678');
  },
};

export const Foreign: Story = { args: { e164: '+201012345678' } };

export const Missing: Story = {
  args: { e164: null, isCallable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** An invalid number is not shown and cannot be called. */
export const Broken: Story = {
  args: { e164: 'javascript:alert(1)', isCallable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
