import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { professionals, services } from '../testing/market.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { BookingCard } from './booking-card.tsx';

const [leak, split] = services;
const [salem] = professionals;
const accept = fn();

const meta = {
  title: 'Marketplace/Booking card',
  tags: ['stable'],
  component: BookingCard,
  args: {
    link: (
      <a href="#booking">
        <Say text={leak.name} />
      </a>
    ),
    status: 'confirmed',
    start: '2026-11-23T07:00:00.000Z',
    end: '2026-11-23T08:30:00.000Z',
    person: '',
    place: <Say text={salem.area} />,
    price: { kind: 'exact', dirham: 85_000 },
  },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <div style={{ maxInlineSize: 720 }}>
        <BookingCard {...args} person={text(salem.name)} />
      </div>
    );
  },
} satisfies Meta<typeof BookingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A range begins at the inline start: in Arabic its start is on the right. */
export const Confirmed: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const times = canvasElement.querySelector('.ui-facts bdi');
    await expect(times).toHaveTextContent(isArabic ? '09:00 ص – 10:30 ص' : '09:00 AM – 10:30 AM');
    const [start, end] = canvas
      .getAllByText(/^(09:00|10:30)/u)
      .map((time) => time.getBoundingClientRect());
    if (isArabic) await expect(end?.right).toBeLessThan(start?.left ?? 0);
    else await expect(start?.right).toBeLessThan(end?.left ?? 0);
  },
};

export const WaitingForMe: Story = {
  args: {
    status: 'pending',
    actions: (
      <>
        <Button size="small" onClick={accept}>
          <Say text={{ ar: 'أكّد الموعد', en: 'Confirm' }} />
        </Button>
        <Button size="small" variant="secondary">
          <Say text={{ ar: 'اقترح وقتًا آخر', en: 'Propose another time' }} />
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    accept.mockClear();
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(accept).toHaveBeenCalledOnce();
  },
};

export const NewTimeProposed: Story = {
  args: {
    proposedStart: '2026-11-24T13:00:00.000Z',
  },
};

export const Cancelled: Story = {
  args: {
    status: 'cancelled',
    price: null,
    link: (
      <a href="#booking">
        <Say text={split.name} />
      </a>
    ),
  },
};
