import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { useStoryText } from '../testing/say.tsx';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Marketplace/QR code',
  tags: ['stable'],
  component: QrCode,
  args: { value: 'https://osta.test/store/madina/public', label: '' },
  render: function Render(args) {
    const text = useStoryText();
    return <QrCode {...args} label={text({ ar: 'صفحة المحل', en: 'The page of the store' })} />;
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Black on white in both themes: cameras need it. */
export const Address: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
    const ground = canvasElement.querySelector('.ui-qr-code-ground');
    await expect(ground && getComputedStyle(ground).fill).toBe('rgb(255, 255, 255)');
  },
};

export const Large: Story = { args: { size: '280px' } };
