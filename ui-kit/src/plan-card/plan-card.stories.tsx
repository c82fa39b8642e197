import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Say } from '../testing/say.tsx';
import { PlanCard, type PlanFeature } from './plan-card.tsx';

const feature = (id: string, ar: string, en: string, isIncluded = true): PlanFeature => ({
  id,
  text: <Say text={{ ar, en }} />,
  isIncluded,
});

const choose = { ar: 'اختر هذه الباقة', en: 'Choose this plan' };

const meta = {
  title: 'Marketplace/Plan card',
  tags: ['stable'],
  component: PlanCard,
  args: {
    name: <Say text={{ ar: 'المحل', en: 'Store' }} />,
    description: (
      <Say
        text={{
          ar: 'لمحل واحد يستقبل زبائن كل يوم.',
          en: 'For one store with customers every day.',
        }}
      />
    ),
    price: 149_000,
    period: 'month',
    features: [
      feature('page', 'صفحة عامة بموقعك وساعاتك', 'A public page with place and hours'),
      feature('bookings', 'حجوزات بلا حدّ', 'Bookings without a limit'),
      feature('staff', 'ثلاثة من فريقك', 'Three of your staff'),
      feature('analytics', 'تقارير الشهر', 'Reports by month', false),
    ],
    action: (
      <Button variant="secondary" isFullWidth>
        <Say text={choose} />
      </Button>
    ),
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 340 }}>
        <Content />
      </div>
    ),
  ],
};

/** Another price is announced below the one that counts. */
export const WithAnnouncedPrice: Story = {
  ...One,
  args: {
    priceNote: <Say text={{ ar: '179 د.ل ابتداءً من 7 يناير', en: 'LYD 179 from 7 January' }} />,
  },
};

export const Three: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
        gap: 16,
      }}
    >
      <PlanCard
        {...args}
        name={<Say text={{ ar: 'الأُسطى', en: 'Professional' }} />}
        description={
          <Say text={{ ar: 'لمن يشتغل لحسابه.', en: 'For one who works for himself.' }} />
        }
        price={0}
      />
      <PlanCard
        {...args}
        isRecommended
        action={
          <Button isFullWidth>
            <Say text={choose} />
          </Button>
        }
      />
      <PlanCard
        {...args}
        name={<Say text={{ ar: 'الفروع', en: 'Branches' }} />}
        description={
          <Say
            text={{
              ar: 'لعدة فروع وفريق كبير، ولمن يريد تقارير كل فرع وحده.',
              en: 'For several branches, a large team, and reports for each branch.',
            }}
          />
        }
        price={1_490_000}
        period="year"
        features={args.features.map((each) => ({ ...each, isIncluded: true }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    // Below each other on a phone; else prices and buttons stand on one line
    const cards = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect().top);
    const buttons = canvas.getAllByRole('button').map((each) => each.getBoundingClientRect().top);
    if (new Set(cards).size === 1) await expect(new Set(buttons).size).toBe(1);
  },
};
