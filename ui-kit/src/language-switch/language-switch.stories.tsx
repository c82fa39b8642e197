import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LanguageSwitch } from './language-switch.tsx';

const meta = {
  title: 'Marketplace/Language switch',
  tags: ['stable'],
  component: LanguageSwitch,
  args: { href: '/en/services' },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plain link in the other language's own name, marked with its `lang`. */
export const ToTheOther: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link');
    const other = globals['locale'] === 'ar' ? 'en' : 'ar';
    await expect(link).toHaveAttribute('hreflang', other);
    await expect(link).toHaveAttribute('lang', other);
    await expect(link).toHaveTextContent(other === 'en' ? 'English' : 'العربية');
  },
};
