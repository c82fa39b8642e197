import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';

import { BookingCard } from '../booking-card/booking-card.tsx';
import { Button } from '../button/button.tsx';
import { instantAt } from '../calendar/calendar-days.ts';
import { Calendar } from '../calendar/calendar.tsx';
import type { CalendarView } from '../calendar/step-day.ts';
import { Card } from '../card/card.tsx';
import { BarChart } from '../chart/bar-chart.tsx';
import { LineChart } from '../chart/line-chart.tsx';
import { Sparkline } from '../chart/sparkline.tsx';
import { formatCompactMoney, formatInteger, formatPercent } from '../formats/format-number.ts';
import { Heading } from '../heading/heading.tsx';
import { Money } from '../money/money.tsx';
import { OnboardingChecklist } from '../onboarding-checklist/onboarding-checklist.tsx';
import { useLocale } from '../provider/ui-context.ts';
import { StatTile } from '../stat-tile/stat-tile.tsx';
import { professionals, reviews, services, storyNow } from '../testing/market.ts';
import { useStoryText, type Words } from '../testing/say.tsx';
import { Text } from '../text/text.tsx';
import { PageFrame } from './page-frame.tsx';

const months: readonly Words[] = [
  { ar: 'يونيو', en: 'June' },
  { ar: 'يوليو', en: 'July' },
  { ar: 'أغسطس', en: 'Aug' },
  { ar: 'سبتمبر', en: 'Sept' },
  { ar: 'أكتوبر', en: 'Oct' },
  { ar: 'نوفمبر', en: 'Nov' },
];
const [salem] = professionals;
const [leak, split] = services;
const [najat] = reviews;

const jobs = [
  { id: 'a', day: '2026-11-21', from: 660, to: 750, color: 'blue', name: leak.name },
  { id: 'b', day: '2026-11-21', from: 840, to: 990, color: 'green', name: split.name },
  { id: 'c', day: '2026-11-22', from: 600, to: 690, color: 'blue', name: leak.name },
  { id: 'd', day: '2026-11-24', from: 540, to: 690, color: 'orange', name: split.name },
  { id: 'e', day: '2026-11-25', from: 780, to: 840, color: 'blue', name: leak.name },
] as const;

function DashboardPage(): ReactNode {
  const text = useStoryText();
  const locale = useLocale();
  const [view, setView] = useState<CalendarView>('week');
  const [day, setDay] = useState('2026-11-21');
  const against = text({ ar: 'عن الشهر الماضي', en: 'against last month' });
  const bookings = text({ ar: 'حجوزات مكتملة', en: 'Completed bookings' });
  return (
    <PageFrame person={text(salem.name)}>
      <div className="ui-page-dashboard">
        <div>
          <Heading as="h1" size="large">
            {text({ ar: 'صباح الخير سالم', en: 'Good morning, Salem' })}
          </Heading>
          <Text tone="quiet">
            {text({
              ar: 'عندك اليوم موعدين، وطلب ينتظر ردّك.',
              en: 'Two bookings today, and one request waits for you.',
            })}
          </Text>
        </div>
        <div className="ui-page-stats">
          <StatTile
            label={text({ ar: 'دخل هذا الشهر', en: 'Earned this month' })}
            value={<Money dirham={3_240_000} />}
            change={0.12}
            hint={against}
          />
          <StatTile
            label={bookings}
            value={formatInteger(34, locale)}
            change={0.13}
            hint={against}
            chart={<Sparkline label={bookings} values={[18, 22, 25, 21, 30, 34]} />}
          />
          <StatTile
            label={text({ ar: 'تردّ على الطلبات', en: 'Requests answered' })}
            value={formatPercent(0.94, locale)}
            change={0}
            hint={against}
          />
          <StatTile
            label={text({ ar: 'أُلغيت', en: 'Cancelled' })}
            value={formatInteger(3, locale)}
            change={0.5}
            moreIs="bad"
            hint={against}
          />
        </div>
        <div className="ui-page-columns" data-wide>
          <div className="ui-page-column">
            <Calendar
              view={view}
              onViewChange={setView}
              day={day}
              onDayChange={setDay}
              now={storyNow}
              fromHour={8}
              toHour={18}
              onOpen={() => setView('day')}
              events={jobs.map(({ id, day: on, from, to, color, name }) => ({
                id,
                color,
                title: text(name),
                detail: text(najat.author),
                start: instantAt(on, from),
                end: instantAt(on, to),
              }))}
            />
            <div className="ui-page-charts">
              <Card padding="large">
                <LineChart
                  label={text({ ar: 'دخلك بالشهر', en: 'Your income by month' })}
                  categories={months.map(text)}
                  series={[
                    {
                      id: 'now',
                      label: text({ ar: 'هذه السنة', en: 'This year' }),
                      color: 'blue',
                      values: [1_820_000, 2_140_000, 2_480_000, 2_060_000, 2_910_000, 3_240_000],
                    },
                  ]}
                  formatValue={(dirham) => formatCompactMoney(dirham, locale)}
                />
              </Card>
              <Card padding="large">
                <BarChart
                  isStacked
                  label={text({ ar: 'الحجوزات بالشهر', en: 'Bookings by month' })}
                  categories={months.map(text)}
                  series={[
                    {
                      id: 'done',
                      label: bookings,
                      color: 'blue',
                      values: [18, 22, 25, 21, 30, 34],
                    },
                    {
                      id: 'off',
                      label: text({ ar: 'أُلغيت', en: 'Cancelled' }),
                      color: 'orange',
                      values: [3, 2, 5, 4, 2, 3],
                    },
                  ]}
                  formatValue={(count) => formatInteger(count, locale)}
                />
              </Card>
            </div>
          </div>
          <aside className="ui-page-aside" aria-label={text({ ar: 'المطلوب منك', en: 'Up next' })}>
            <BookingCard
              link={<a href="#next">{text(leak.name)}</a>}
              status="pending"
              start={instantAt('2026-11-22', 600)}
              end={instantAt('2026-11-22', 690)}
              person={text(najat.author)}
              place={text(salem.area)}
              price={{ kind: 'exact', dirham: 85_000 }}
              actions={
                <>
                  <Button size="small">{text({ ar: 'أكّد الموعد', en: 'Confirm' })}</Button>
                  <Button size="small" variant="secondary">
                    {text({ ar: 'وقت آخر', en: 'Another time' })}
                  </Button>
                </>
              }
            />
            <OnboardingChecklist
              title={text({ ar: 'كمّل صفحتك', en: 'Complete your page' })}
              steps={[
                {
                  id: 'area',
                  link: <a href="#area">{text({ ar: 'حدّد منطقتك', en: 'Say where you work' })}</a>,
                  isDone: true,
                },
                {
                  id: 'papers',
                  link: (
                    <a href="#papers">{text({ ar: 'ارفع وثائقك', en: 'Upload your papers' })}</a>
                  ),
                  detail: text({ ar: 'نراجعها في يومين.', en: 'We look at them within two days.' }),
                  isDone: false,
                },
                {
                  id: 'photos',
                  link: (
                    <a href="#photos">{text({ ar: 'صور من شغلك', en: 'Photos of your work' })}</a>
                  ),
                  isDone: false,
                },
              ]}
            />
          </aside>
        </div>
      </div>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Dashboard',
  component: PageFrame,
  args: { children: null },
  parameters: { toTheEdge: true },
  render: () => <DashboardPage />,
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('table').length).toBeGreaterThanOrEqual(2);
  },
};
