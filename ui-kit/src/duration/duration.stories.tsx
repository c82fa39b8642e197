import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { Duration } from './duration.tsx';

const meta = {
  title: 'Formats/Duration',
  tags: ['stable'],
  component: Duration,
  args: { minutes: 150 },
} satisfies Meta<typeof Duration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HoursAndMinutes: Story = {
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'ar' ? 'ساعتان و30 دقيقة' : '2 hours and 30 minutes';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** One, two, three to ten, eleven and more: Arabic has a form for each. */
export const EveryForm: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {[1, 2, 5, 15, 45, 60, 61, 120, 122, 180, 660, 6000].map((minutes) => (
        <li key={minutes}>
          <Duration minutes={minutes} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    await expect(canvas.getByText(isArabic ? 'دقيقتان' : '2 minutes')).toBeVisible();
    await expect(canvas.getByText(isArabic ? '3 ساعات' : '3 hours')).toBeVisible();
    await expect(canvas.getByText(isArabic ? '11 ساعة' : '11 hours')).toBeVisible();
  },
};

export const InASentence: Story = {
  render: (args) => (
    <p>
      <Say
        text={{ ar: 'يحتاج تركيب المكيّف حوالي', en: 'Fitting the air conditioner takes about' }}
      />{' '}
      <Duration {...args} />
      <Say text={{ ar: '، والمعاينة مجانًا.', en: ', and the visit is free.' }} />
    </p>
  ),
};

export const Missing: Story = {
  args: { minutes: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
  },
};
