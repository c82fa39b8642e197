import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { moreIcon } from '../icons/icons.ts';
import { PictureCover } from '../picture-cover/picture-cover.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { drawnPicture } from '../testing/drawn-picture.ts';
import { services } from '../testing/market.ts';
import { Say } from '../testing/say.tsx';
import { ServiceCard } from './service-card.tsx';

const [leak] = services;

const meta = {
  title: 'Marketplace/Service card',
  tags: ['stable'],
  component: ServiceCard,
  args: {
    link: (
      <a href="#leak">
        <Say text={leak.name} />
      </a>
    ),
    category: leak.category,
    price: { kind: 'from', dirham: leak.from },
    unit: leak.unit,
    minutes: leak.minutes,
    rating: { average: 4.9, count: 126 },
    by: <Say text="person one" />,
  },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 320 }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement, globals }) => {
    const duration = globals['locale'] === 'ar' ? 'ساعة و30 دقيقة' : '1 hour and 30 minutes';
    await expect(canvasElement).toHaveTextContent(duration);
  },
};

/** A button in the words is pressed apart from the card’s link. */
export const WithText: Story = {
  args: {
    text: (
      <>
        <Say text={{ ar: 'يشمل الفحص والتنظيف', en: 'With a check and a cleaning' }} />
        <Button variant="ghost" size="small">
          <Say text={{ ar: 'المزيد', en: 'More' }} />
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { x, y, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(hit?.closest('a, button')).toBe(button);
  },
};

/** Each time leads to a booking; the rest of the card to the service. */
export const WithFreeTimes: Story = {
  args: {
    times: ['2026-11-21T13:30:00.000Z', '2026-11-21T14:00:00.000Z', '2026-11-22T07:00:00.000Z'].map(
      // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the card puts the time in
      (instant) => ({ instant, link: <a href={`#${instant}`} /> }),
    ),
  },
  play: async ({ canvas, globals }) => {
    const times = canvas.getAllByRole('link').slice(1);
    await expect(times).toHaveLength(3);
    const [first, , last] = times;
    const arabic = globals['locale'] === 'ar';
    await expect(first).toHaveAccessibleName(
      arabic ? /السبت، 21 نوفمبر .*03:30/u : /Saturday 21 November .*03:30/u,
    );
    await expect(last).toHaveAttribute('href', '#2026-11-22T07:00:00.000Z');
    await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Its photos are pressed apart from the card’s link, and nothing moves when they come. */
export const WithPhotos: Story = {
  args: {
    cover: <PictureCover label="AC" pictures={[{ id: '0', alt: 'AC', src: drawnPicture(0) }]} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvasElement.querySelector('img')?.decode();
    const cover = canvas.getByRole('button');
    const { x, y, width, height } = cover.getBoundingClientRect();
    await expect(height).toBe(128);
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(hit?.closest('a, button')).toBe(cover);
  },
};

export const WithoutFreeTimes: Story = { args: { times: [] } };

export const AfterAVisit: Story = {
  args: { price: { kind: 'visit-first' }, minutes: null, rating: null, category: 'construction' },
};

/** In the professional's own list: its state, and what can be done with it. */
export const Mine: Story = {
  args: {
    by: undefined,
    status: (
      <StatusBadge tone="neutral">
        <Say text="draft" />
      </StatusBadge>
    ),
    action: (
      <IconButton label="…" size="small">
        <Icon icon={moreIcon} size={18} />
      </IconButton>
    ),
  },
};
