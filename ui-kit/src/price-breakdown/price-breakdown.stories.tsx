import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Say, useStoryText } from '../testing/say.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';

const approve = fn();

const work = {
  id: 'work',
  text: <Say text={{ ar: 'كشف تسريب', en: 'Leak detection' }} />,
  price: { kind: 'exact', dirham: 85_000 },
} as const;

const meta = {
  title: 'Marketplace/Price breakdown',
  tags: ['stable'],
  component: PriceBreakdown,
  args: { label: '', lines: [work] },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <div style={{ maxInlineSize: 420 }}>
        <PriceBreakdown {...args} label={text({ ar: 'السعر', en: 'Price' })} />
      </div>
    );
  },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An extra counts once it is approved; until then it stands outside of the total. */
export const ExtraToApprove: Story = {
  args: {
    lines: [
      work,
      {
        id: 'pipe',
        text: <Say text={{ ar: 'ماسورة ووصلات', en: 'Pipe and fittings' }} />,
        price: { kind: 'exact', dirham: 22_500 },
        detail: <Say text={{ ar: 'ينتظر موافقتك', en: 'Waiting for your approval' }} />,
        isOutside: true,
        actions: (
          <Button size="small" onClick={approve}>
            <Say text={{ ar: 'موافقة', en: 'Approve' }} />
          </Button>
        ),
      },
    ],
    note: <Say text={{ ar: 'الدفع نقدًا بعد الشغل.', en: 'Cash, once it is done.' }} />,
  },
  play: async ({ canvas, userEvent, globals }) => {
    const rows = canvas.getAllByRole('row');
    const total = globals['locale'] === 'ar' ? '85,00' : '85.00';
    await expect(rows.at(-1)).toHaveTextContent(total);
    approve.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(approve).toHaveBeenCalledOnce();
  },
};

export const Approved: Story = {
  args: {
    lines: [
      work,
      {
        id: 'pipe',
        text: <Say text={{ ar: 'ماسورة ووصلات', en: 'Pipe and fittings' }} />,
        price: { kind: 'exact', dirham: 22_500 },
      },
    ],
  },
};

/** While the price depends on a visit there is no total. */
export const AfterVisit: Story = {
  args: {
    lines: [{ ...work, price: { kind: 'visit-first' } }],
  },
};
