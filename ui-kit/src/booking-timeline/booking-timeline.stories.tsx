import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say, useStoryText } from '../testing/say.tsx';
import { BookingTimeline, type TimelineStep } from './booking-timeline.tsx';

const story = { ar: 'سير الحجز', en: 'The story of this booking' };

const steps: readonly TimelineStep[] = [
  {
    id: 'placed',
    title: <Say text={{ ar: 'طلبت الموعد', en: 'You asked for the time' }} />,
    at: '2026-11-20T15:12:00.000Z',
    state: 'done',
  },
  {
    id: 'confirmed',
    title: <Say text={{ ar: 'سالم أكّد الموعد', en: 'Salem confirmed it' }} />,
    at: '2026-11-20T15:40:00.000Z',
    state: 'done',
    detail: <Say text={{ ar: 'وصلكم رقم الهاتف', en: 'You can see his phone number now' }} />,
  },
  {
    id: 'way',
    title: <Say text={{ ar: 'سالم في الطريق', en: 'Salem is on his way' }} />,
    at: '2026-11-23T06:48:00.000Z',
    state: 'current',
    detail: <Say text={{ ar: 'يوصل خلال ربع ساعة', en: 'About a quarter of an hour away' }} />,
  },
  {
    id: 'work',
    title: <Say text={{ ar: 'بداية الشغل بالرمز', en: 'Work starts with your code' }} />,
    at: null,
    state: 'upcoming',
  },
  {
    id: 'done',
    title: <Say text={{ ar: 'تأكيدك والدفع نقدًا', en: 'You confirm, and pay in cash' }} />,
    at: null,
    state: 'upcoming',
  },
];

const meta = {
  title: 'Marketplace/Booking timeline',
  tags: ['stable'],
  component: BookingTimeline,
  args: { steps, label: '' },
  render: function Render(args) {
    const text = useStoryText();
    return <BookingTimeline {...args} label={text(story)} />;
  },
} satisfies Meta<typeof BookingTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  },
};

export const Cancelled: Story = {
  args: {
    steps: [
      ...steps.slice(0, 2),
      {
        id: 'cancelled',
        title: <Say text={{ ar: 'أُلغي الموعد', en: 'The booking was cancelled' }} />,
        at: '2026-11-22T18:05:00.000Z',
        state: 'failed',
        detail: (
          <Say
            text={{
              ar: 'سيارة سالم تعطّلت. طلبك مفتوح من جديد.',
              en: 'Salem’s car broke down. Your request is open again.',
            }}
          />
        ),
      },
    ],
  },
};
