import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import {
  bookingIcon,
  dayIcon,
  homeIcon,
  type LineIcon,
  menuIcon,
  peopleIcon,
  personIcon,
  requestIcon,
} from '../icons/icons.ts';
import { Say, useStoryText, type Words } from '../testing/say.tsx';
import { BottomBar, type BottomBarEntry } from './bottom-bar.tsx';

interface Place {
  readonly name: Words;
  readonly count?: number;
  readonly isCurrent?: boolean;
}

const entry = (
  id: string,
  icon: LineIcon,
  { name, count = 0, isCurrent = false }: Place,
): BottomBarEntry => ({
  id,
  icon,
  link: (
    <a href={`#${id}`} aria-current={isCurrent ? 'page' : undefined}>
      <Say text={name} />
    </a>
  ),
  count,
});

const requests: Words = { ar: 'الطلبات', en: 'Requests' };

const customer = [
  entry('home', homeIcon, { name: 'home page', isCurrent: true }),
  entry('requests', requestIcon, { name: requests, count: 3 }),
  entry('bookings', bookingIcon, { name: { ar: 'الحجوزات', en: 'Bookings' } }),
  entry('account', personIcon, { name: 'account' }),
];

const openRest = fn();

const professional: readonly BottomBarEntry[] = [
  entry('today', dayIcon, { name: { ar: 'اليوم', en: 'Today' } }),
  entry('requests', requestIcon, { name: requests, count: 128, isCurrent: true }),
  entry('calendar', bookingIcon, { name: { ar: 'التقويم', en: 'Calendar' }, count: 1 }),
  entry('clients', peopleIcon, { name: { ar: 'الزبائن', en: 'Clients' } }),
  {
    id: 'more',
    icon: menuIcon,
    link: (
      <button type="button" aria-haspopup="dialog" onClick={openRest}>
        <Say text={{ ar: 'المزيد', en: 'More' }} />
      </button>
    ),
  },
];

const meta = {
  title: 'Marketplace/Bottom bar',
  tags: ['stable'],
  component: BottomBar,
  globals: { viewport: { value: 'phone' } },
  // In a frame of its own: it stays at the edge of the screen
  parameters: { toTheEdge: true, docs: { story: { inline: false, height: '200px' } } },
  args: { label: '', entries: customer },
  render: function Render(args) {
    const text = useStoryText();
    return <BottomBar {...args} label={text({ ar: 'تنقّل سريع', en: 'Quick navigation' })} />;
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
    // The count is part of the name
    await expect(links[1]).toHaveAccessibleName(/3/);
    // The page ends above the bar
    const { top, bottom } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(innerHeight);
    const room = getComputedStyle(document.body, '::after').blockSize;
    await expect(Number.parseFloat(room)).toBeCloseTo(bottom - top, 0);
  },
};

export const Professional: Story = {
  args: { entries: professional },
  play: async ({ canvas, userEvent }) => {
    openRest.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(openRest).toHaveBeenCalledOnce();
  },
};
