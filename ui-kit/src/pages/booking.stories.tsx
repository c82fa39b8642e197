import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';

import { Avatar } from '../avatar/avatar.tsx';
import { BookingStatusBadge } from '../booking-status-badge/booking-status-badge.tsx';
import { BookingTimeline } from '../booking-timeline/booking-timeline.tsx';
import { Button } from '../button/button.tsx';
import { instantAt, weekOf } from '../calendar/calendar-days.ts';
import { Callout } from '../callout/callout.tsx';
import { Card } from '../card/card.tsx';
import { DatedBadge } from '../dated-badge/dated-badge.tsx';
import { DayAndTime } from '../day-and-time/day-and-time.tsx';
import { Heading } from '../heading/heading.tsx';
import { MessageComposer } from '../message-thread/message-composer.tsx';
import { MessageThread } from '../message-thread/message-thread.tsx';
import { Money } from '../money/money.tsx';
import { RatingLine } from '../rating-summary/rating-line.tsx';
import { SlotPicker } from '../slot-picker/slot-picker.tsx';
import { professionals, services } from '../testing/market.ts';
import { useStoryText } from '../testing/say.tsx';
import { Text } from '../text/text.tsx';
import { PageFrame } from './page-frame.tsx';

const [salem] = professionals;
const [leak] = services;
const hours = [[], [540, 600, 690, 840, 1020], [480, 570, 780], [600], [540, 660, 900], [], [1020]];
const days = weekOf('2026-11-21').map((day, i) => ({
  day,
  slots: (hours[i] ?? []).map((minute) => instantAt(day, minute)),
}));

function Professional(): ReactNode {
  const text = useStoryText();
  return (
    <div className="ui-page-person">
      <Avatar name={text(salem.name)} size="large" />
      <div>
        <Text weight="bold">{text(salem.name)}</Text>
        <Text size="small" tone="quiet">
          {text(salem.trade)}
        </Text>
        <RatingLine rating={salem.rating} />
      </div>
    </div>
  );
}

function ChooseTime(): ReactNode {
  const text = useStoryText();
  const [value, setValue] = useState<string | null>(instantAt('2026-11-22', 600));
  return (
    <PageFrame current="services" person={text('person two')}>
      <div className="ui-page-columns">
        <div className="ui-page-column">
          <Heading as="h1" size="large">
            {text({ ar: 'اختر الموعد المناسب', en: 'Choose a time' })}
          </Heading>
          <Card padding="large">
            <SlotPicker
              label={text('time label')}
              days={days}
              value={value}
              onChange={setValue}
              onLater={() => setValue(null)}
            />
          </Card>
        </div>
        <aside
          className="ui-page-aside"
          aria-label={text({ ar: 'ملخّص الحجز', en: 'Your booking' })}
        >
          <Card padding="large">
            <div className="ui-page-stack">
              <Heading as="h2" size="medium">
                {text(leak.name)}
              </Heading>
              <Professional />
              <DatedBadge
                kind="identity"
                label={text({ ar: 'هوية مؤكدة', en: 'Identity checked' })}
                since="2025-03-02T08:00:00.000Z"
              />
              <dl className="ui-page-facts">
                <dt>{text('day label')}</dt>
                <dd>{value === null ? '--' : <DayAndTime instant={value} />}</dd>
                <dt>{text('price label')}</dt>
                <dd>
                  <Money dirham={85_000} />
                </dd>
              </dl>
              <Button variant="accent" size="large" isFullWidth disabled={value === null}>
                {text({ ar: 'أكّد الحجز', en: 'Confirm the booking' })}
              </Button>
              <Text size="small" tone="quiet">
                {text({
                  ar: 'الدفع نقدًا بعد الشغل. الإلغاء مجاني حتى قبل الموعد بيوم.',
                  en: 'Cash, once it is done. Cancel for free until a day before.',
                })}
              </Text>
            </div>
          </Card>
        </aside>
      </div>
    </PageFrame>
  );
}

function OnTheWay(): ReactNode {
  const text = useStoryText();
  const [draft, setDraft] = useState('');
  return (
    <PageFrame person={text('person two')}>
      <div className="ui-page-columns">
        <div className="ui-page-column">
          <Heading as="h1" size="large" aside={<BookingStatusBadge status="confirmed" />}>
            {text(leak.name)}
          </Heading>
          <Callout tone="good" title={text({ ar: 'سالم في الطريق', en: 'Salem is on his way' })}>
            {text({
              ar: 'يوصل حوالي الساعة تسعة. عطيه الرمز 4821 لمّا يبدأ الشغل.',
              en: 'He will be there at about nine. Give him the code 4821 when he starts.',
            })}
          </Callout>
          <MessageThread
            label={text({ ar: 'محادثة مع سالم', en: 'Conversation with Salem' })}
            messages={[
              {
                id: 'a',
                author: '',
                isMine: true,
                text: text({ ar: 'الباب الأزرق، الدور الثالث.', en: 'The blue door, third floor.' }),
                sentAt: '2026-11-23T06:40:00.000Z',
                status: 'read',
              },
              {
                id: 'b',
                author: text(salem.name),
                isMine: false,
                text: text({
                  ar: 'تمام، ربع ساعة ونكون عندكم.',
                  en: 'Good, I am there in a quarter of an hour.',
                }),
                sentAt: '2026-11-23T06:48:00.000Z',
              },
            ]}
          >
            <MessageComposer draft={draft} onDraftChange={setDraft} onSend={() => setDraft('')} />
          </MessageThread>
        </div>
        <aside
          className="ui-page-aside"
          aria-label={text({ ar: 'سير الحجز', en: 'The story of it' })}
        >
          <Card padding="large">
            <div className="ui-page-stack">
              <Professional />
              <BookingTimeline
                label={text({ ar: 'سير الحجز', en: 'The story of this booking' })}
                steps={[
                  {
                    id: 'placed',
                    title: text({ ar: 'طلبت الموعد', en: 'You asked for the time' }),
                    at: '2026-11-20T15:12:00.000Z',
                    state: 'done',
                  },
                  {
                    id: 'confirmed',
                    title: text({ ar: 'سالم أكّد الموعد', en: 'Salem confirmed it' }),
                    at: '2026-11-20T15:40:00.000Z',
                    state: 'done',
                  },
                  {
                    id: 'way',
                    title: text({ ar: 'سالم في الطريق', en: 'Salem is on his way' }),
                    at: '2026-11-23T06:48:00.000Z',
                    state: 'current',
                  },
                  {
                    id: 'done',
                    title: text({ ar: 'تأكيدك والدفع نقدًا', en: 'You confirm, and pay in cash' }),
                    at: null,
                    state: 'upcoming',
                  },
                ]}
              />
              <Button variant="secondary" isFullWidth>
                {text({ ar: 'اقترح وقتًا آخر', en: 'Propose another time' })}
              </Button>
            </div>
          </Card>
        </aside>
      </div>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Booking',
  component: PageFrame,
  args: { children: null },
  parameters: { toTheEdge: true },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  render: () => <ChooseTime />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(2);
  },
};

export const Following: Story = { render: () => <OnTheWay /> };
