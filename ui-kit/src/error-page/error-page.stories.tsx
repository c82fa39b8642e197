import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Marketplace/Error page',
  tags: ['preview'],
  component: ErrorPage,
  args: {
    status: 404,
    path: '/services/tea-making',
    homeLink: (
      <a href="#home">
        <Say text="back home" />
      </a>
    ),
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas, globals }) => {
    const title = globals['locale'] === 'ar' ? 'الصفحة غير موجودة' : 'Page not found';
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('/services/tea-making')).direction).toBe('ltr');
  },
};

export const Broken: Story = { args: { status: 500, reference: 'T-7F3K2' } };

export const OwnWords: Story = {
  args: {
    status: 403,
    title: <Say text={{ ar: 'هذه الصفحة ليست لك', en: 'This page is not yours' }} />,
    description: (
      <Say
        text={{
          ar: 'ادخل بالحساب اللي يملك هذا الحجز.',
          en: 'Log in with the account that owns this booking.',
        }}
      />
    ),
  },
};
