import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { professionals } from '../testing/market.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { QuoteCard, type QuoteVersion } from './quote-card.tsx';

const [salem] = professionals;
const first = {
  ar: 'السعر يشمل القطع والكشف. الشغل ساعة ونص تقريبًا.',
  en: 'Parts and inspection included. It takes about an hour and a half.',
};
const second = {
  ar: 'نزّلت السعر لأن الماسورة عندي من شغل ثاني، ونقدر نجي بكرة الصبح.',
  en: 'I have the pipe from another job, so it is cheaper, and I can come tomorrow morning.',
};

const versionOne = {
  version: 1,
  price: { kind: 'exact', dirham: 110_000 },
  proposedStart: '2026-11-23T07:00:00.000Z',
  message: '',
  sentAt: '2026-11-20T10:00:00.000Z',
  by: 'professional',
} as const satisfies QuoteVersion;

const meta = {
  title: 'Marketplace/Quote card',
  tags: ['preview'],
  component: QuoteCard,
  args: {
    professional: '',
    link: <a href="#salem">…</a>,
    rating: salem.rating,
    status: (
      <StatusBadge tone="info">
        <Say text="new quote" />
      </StatusBadge>
    ),
    versions: [versionOne],
    validUntil: '2026-11-24T10:00:00.000Z',
  },
  render: function Render({ link: _link, ...args }) {
    const text = useStoryText();
    const [latest, ...earlier] = args.versions;
    return (
      <div style={{ maxInlineSize: 560 }}>
        <QuoteCard
          {...args}
          professional={text(salem.name)}
          link={<a href="#salem">{text(salem.name)}</a>}
          versions={[{ ...latest, message: text(earlier.length > 0 ? second : first) }, ...earlier]}
          actions={
            <>
              <Button variant="accent">{text('accept quote')}</Button>
              <Button variant="secondary">
                {text({ ar: 'اقترح سعرًا', en: 'Suggest a price' })}
              </Button>
            </>
          }
        />
      </div>
    );
  },
} satisfies Meta<typeof QuoteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVersion: Story = {};

/** The changes are one press away, including the customer's counter-offer. */
export const ThirdVersion: Story = {
  args: {
    versions: [
      {
        ...versionOne,
        version: 3,
        price: { kind: 'exact', dirham: 90_000 },
        proposedStart: '2026-11-22T07:00:00.000Z',
        sentAt: '2026-11-21T08:00:00.000Z',
      },
      {
        ...versionOne,
        version: 2,
        price: { kind: 'exact', dirham: 85_000 },
        sentAt: '2026-11-20T18:00:00.000Z',
        by: 'customer',
      },
      versionOne,
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvasElement.querySelector('details');
    await expect(list).not.toHaveAttribute('open');
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await expect(list).toHaveAttribute('open');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  },
};

export const Stale: Story = { args: { isStale: true } };

export const VisitFirst: Story = {
  args: {
    versions: [{ ...versionOne, price: { kind: 'visit-first' }, proposedStart: null }],
    rating: null,
    validUntil: null,
  },
};
