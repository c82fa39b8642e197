import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { professionals } from '../testing/market.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { RequestCard } from './request-card.tsx';

const [salem] = professionals;
const title = { ar: 'تسريب تحت حوض المطبخ', en: 'Leak under the kitchen sink' };

const meta = {
  title: 'Marketplace/Request card',
  tags: ['preview'],
  component: RequestCard,
  args: {
    link: (
      <a href="#request">
        <Say text={title} />
      </a>
    ),
    category: 'plumbing',
    status: (
      <StatusBadge tone="info">
        <Say text="new quote" />
      </StatusBadge>
    ),
    createdAt: '2026-03-01T10:00:00.000Z',
    place: <Say text={salem.area} />,
    wanted: <Say text="flexible" />,
    budget: { kind: 'range', from: 50_000, to: 120_000 },
    quoteCount: 3,
    newQuoteCount: 2,
  },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <div style={{ maxInlineSize: 640 }}>
        <RequestCard {...args} description={text('long sentence')} />
      </div>
    );
  },
} satisfies Meta<typeof RequestCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quoted: Story = {
  play: async ({ canvas, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    await expect(canvas.getByText(isArabic ? '3 عروض' : '3 offers')).toBeVisible();
    await expect(canvas.getByText(isArabic ? 'عرضان جديدان' : '2 new')).toBeVisible();
  },
};

export const NoQuotes: Story = {
  args: {
    quoteCount: 0,
    newQuoteCount: 0,
    status: (
      <StatusBadge tone="waiting">
        <Say text="waiting for answer" />
      </StatusBadge>
    ),
  },
};

/** As a professional sees it: with the next action on the card. */
export const ForProfessionals: Story = {
  args: {
    newQuoteCount: 0,
    quoteCount: 1,
    actions: (
      <Button size="small">
        <Say text={{ ar: 'قدّم عرضك', en: 'Send a quote' }} />
      </Button>
    ),
  },
};
