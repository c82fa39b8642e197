import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { storyNow } from '../testing/market.ts';
import { Say } from '../testing/say.tsx';
import { DocumentRow } from './document-row.tsx';

const licence = { ar: 'رخصة مزاولة المهنة', en: 'Trade licence' };
const replace = { ar: 'ارفع نسخة جديدة', en: 'Upload a new one' };

const meta = {
  title: 'Marketplace/Document row',
  tags: ['stable'],
  component: DocumentRow,
  args: {
    name: <Say text={licence} />,
    status: 'approved',
    validUntil: '2027-06-30T21:59:59.000Z',
    now: storyNow,
    actions: (
      <Button variant="secondary" size="small">
        <Say text={replace} />
      </Button>
    ),
  },
} satisfies Meta<typeof DocumentRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {};

/** Where the day of issue is known. */
export const WithIssue: Story = {
  args: { issuedAt: '2022-07-01T10:00:00.000Z' },
  play: async ({ canvasElement, globals }) => {
    const issued = globals['locale'] === 'ar' ? 'صدرت في' : 'Issued on';
    await expect(canvasElement).toHaveTextContent(issued);
  },
};

/** From 30 days before its expiry. */
export const EndsSoon: Story = {
  args: { validUntil: '2026-12-02T21:59:59.000Z' },
  play: async ({ canvasElement, globals }) => {
    const left = globals['locale'] === 'ar' ? 'بقي 12 يومًا' : '12 days left';
    await expect(canvasElement).toHaveTextContent(left);
  },
};

export const OutOfDate: Story = { args: { validUntil: '2026-11-01T21:59:59.000Z' } };

export const Rejected: Story = {
  args: {
    status: 'rejected',
    note: (
      <Say
        text={{
          ar: 'الصورة غير واضحة: الرقم لا يُقرأ.',
          en: 'The photo is blurred: the number cannot be read.',
        }}
      />
    ),
  },
};

export const Missing: Story = { args: { status: 'missing' } };

export const InReview: Story = { args: { status: 'in_review', actions: undefined } };
