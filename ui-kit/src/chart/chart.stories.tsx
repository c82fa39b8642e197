import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { formatCompactMoney, formatInteger } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';
import { useStoryText, type Words } from '../testing/say.tsx';
import { BarChart } from './bar-chart.tsx';
import { DonutChart } from './donut-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { Sparkline } from './sparkline.tsx';

const months: readonly Words[] = [
  { ar: 'يونيو', en: 'June' },
  { ar: 'يوليو', en: 'July' },
  { ar: 'أغسطس', en: 'August' },
  { ar: 'سبتمبر', en: 'Sept' },
  { ar: 'أكتوبر', en: 'Oct' },
  { ar: 'نوفمبر', en: 'Nov' },
];
const thisYear = [1_820_000, 2_140_000, 2_480_000, 2_060_000, 2_910_000, 3_240_000];
const lastYear = [1_310_000, 1_520_000, 1_980_000, 1_760_000, 2_020_000, 2_450_000];

function Lines(): ReactNode {
  const text = useStoryText();
  const locale = useLocale();
  return (
    <LineChart
      label={text({ ar: 'دخلك بالشهر', en: 'Your income by month' })}
      categories={months.map(text)}
      series={[
        {
          id: 'now',
          label: text({ ar: 'هذه السنة', en: 'This year' }),
          color: 'blue',
          values: thisYear,
        },
        {
          id: 'before',
          label: text({ ar: 'السنة الماضية', en: 'Last year' }),
          color: 'gray',
          values: lastYear,
        },
      ]}
      formatValue={(dirham) => formatCompactMoney(dirham, locale)}
    />
  );
}

interface BarsProps {
  readonly isStacked?: boolean;
}

function Bars({ isStacked = false }: BarsProps): ReactNode {
  const text = useStoryText();
  const locale = useLocale();
  return (
    <BarChart
      isStacked={isStacked}
      label={text({ ar: 'الحجوزات بالشهر', en: 'Bookings by month' })}
      categories={months.map(text)}
      series={[
        {
          id: 'done',
          label: text({ ar: 'تمّت', en: 'Completed' }),
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
  );
}

const meta = {
  title: 'Marketplace/Charts',
  tags: ['stable'],
  component: LineChart,
  args: { label: '', categories: [], series: [], formatValue: String },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 640 }}>
        <Card padding="medium">
          <Content />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first month is on the right in Arabic. */
export const Line: Story = {
  render: () => <Lines />,
  play: async ({ canvasElement, globals }) => {
    const [june, july] = [...canvasElement.querySelectorAll('.ui-chart-name')].map((name) =>
      name.getBoundingClientRect(),
    );
    const isRtl = globals['locale'] === 'ar';
    await expect(Math.sign((july?.x ?? 0) - (june?.x ?? 0))).toBe(isRtl ? -1 : 1);
  },
};

export const Bar: Story = { render: () => <Bars /> };

/** A year of months with their full names: what has no room is left out, no word is broken. */
export const ManyNames: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Render() {
    const locale = useLocale();
    const names = Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(locale === 'ar' ? 'ar-LY' : 'en-GB', { month: 'long' }).format(
        new Date(2026, month, 1),
      ),
    );
    const text = useStoryText();
    return (
      <LineChart
        label={text({ ar: 'دخلك بالشهر', en: 'Your income by month' })}
        categories={names}
        series={[
          {
            id: 'now',
            label: text({ ar: 'الدخل', en: 'Income' }),
            color: 'blue',
            values: names.map((_, i) => 20 + i * i),
          },
        ]}
        formatValue={(count) => formatInteger(count, locale)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('.ui-chart-name > bdi')].filter((name) =>
      name.checkVisibility({ visibilityProperty: true }),
    );
    await expect(shown.length).toBeGreaterThan(2);
    await expect(shown.filter((name) => name.scrollWidth > name.clientWidth)).toEqual([]);
    const boxes = shown
      .map((name) => name.getBoundingClientRect())
      .toSorted((one, other) => one.left - other.left);
    await expect(boxes.filter(({ left }, i) => left < (boxes[i - 1]?.right ?? left))).toEqual([]);
  },
};

export const Loading: Story = {
  render: function Render() {
    const text = useStoryText();
    return (
      <div style={{ display: 'grid', gap: 32 }}>
        <LineChart
          isLoading
          label={text({ ar: 'دخلك بالشهر', en: 'Your income by month' })}
          categories={[]}
          series={[]}
          formatValue={String}
        />
        <BarChart
          isLoading
          label={text({ ar: 'الحجوزات بالشهر', en: 'Bookings by month' })}
          categories={[]}
          series={[]}
          formatValue={String}
        />
        <DonutChart
          isLoading
          label={text({ ar: 'من وين يجيك الشغل', en: 'Where your work comes from' })}
          parts={[]}
          formatValue={String}
        />
      </div>
    );
  },
};

export const Stacked: Story = {
  render: () => <Bars isStacked />,
  play: async ({ canvasElement }) => {
    const [bars] = canvasElement.querySelectorAll('.ui-chart-bars');
    const [done, off] = [...(bars?.children ?? [])].map((bar) => bar.getBoundingClientRect());
    await expect(off?.bottom).toBeLessThanOrEqual((done?.top ?? 0) + 1);
  },
};

/** The same numbers, one press away; screen readers always have them. */
export const AsATable: Story = {
  render: () => <Bars />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const Donut: Story = {
  render: function Render() {
    const text = useStoryText();
    const locale = useLocale();
    return (
      <DonutChart
        label={text({ ar: 'من وين يجيك الشغل', en: 'Where your work comes from' })}
        parts={[
          { id: 'search', label: text({ ar: 'البحث', en: 'Search' }), color: 'blue', value: 48 },
          {
            id: 'again',
            label: text({ ar: 'زبائن رجعوا', en: 'Came back' }),
            color: 'green',
            value: 31,
          },
          { id: 'map', label: text({ ar: 'الخريطة', en: 'The map' }), color: 'orange', value: 15 },
          { id: 'other', label: text({ ar: 'أخرى', en: 'Other' }), color: 'gray', value: 6 },
        ]}
        formatValue={(count) => formatInteger(count, locale)}
        centre="100"
      />
    );
  },
};

export const Spark: Story = {
  render: function Render() {
    const text = useStoryText();
    return (
      <div style={{ maxInlineSize: 140 }}>
        <Sparkline
          label={text({ ar: 'الحجوزات في عشرة أيام', en: 'Bookings in ten days' })}
          values={[12, 18, 9, 22, 26, 24, 31, 28, 36, 42]}
        />
      </div>
    );
  },
};

export const Nothing: Story = {
  render: function Render() {
    const text = useStoryText();
    const locale = useLocale();
    return (
      <BarChart
        label={text({ ar: 'الحجوزات بالشهر', en: 'Bookings by month' })}
        categories={months.map(text)}
        series={[
          {
            id: 'a',
            label: text({ ar: 'تمّت', en: 'Completed' }),
            color: 'blue',
            values: [0, 0, 0, 0, 0, 0],
          },
        ]}
        formatValue={(count) => formatInteger(count, locale)}
      />
    );
  },
};
