import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Logo } from '../logo/logo.tsx';
import { Ltr } from '../ltr/ltr.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { professionals, reviews } from '../testing/market.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { Receipt } from './receipt.tsx';

const [salem] = professionals;
const [{ author: najat }] = reviews;

const meta = {
  title: 'Marketplace/Receipt',
  tags: ['stable'],
  component: Receipt,
  args: {
    number: 'R-2026-000142',
    issuedAt: '2026-11-23T08:41:00.000Z',
    from: { name: '' },
    to: { name: '' },
    lines: [
      {
        id: 'work',
        text: <Say text={{ ar: 'كشف وتصليح تسريب', en: 'Leak found and repaired' }} />,
        dirham: 85_000,
      },
      {
        id: 'part',
        text: <Say text={{ ar: 'ماسورة ووصلات', en: 'Pipe and fittings' }} />,
        dirham: 22_500,
      },
      {
        id: 'less',
        text: <Say text={{ ar: 'خصم أول حجز', en: 'First booking, reduced' }} />,
        dirham: -10_000,
      },
    ],
    pdfHref: '/receipts/R-2026-000142.pdf',
    onPrint: fn(),
  },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <Receipt
        {...args}
        logo={<Logo />}
        from={{
          name: text(salem.name),
          lines: (
            <>
              <p>
                <Ltr>+218 91 234 5678</Ltr>
              </p>
              <p>{text(salem.area)}</p>
            </>
          ),
        }}
        to={{ name: text(najat), lines: <p>{text(salem.area)}</p> }}
        paid={
          <StatusBadge tone="good">
            {text({ ar: 'دُفع نقدًا وأكّده الطرفان', en: 'Paid in cash, confirmed by both' })}
          </StatusBadge>
        }
        code={
          <QrCode
            value="https://osta.test/receipts/R-2026-000142"
            label={text({ ar: 'هذا الإيصال على الشبكة', en: 'This receipt online' })}
            size="104px"
          />
        }
      />
    );
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The total is the sum of the lines. */
export const Paid: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const rows = canvas.getAllByRole('row');
    const total = globals['locale'] === 'ar' ? '97,50' : '97.50';
    await expect(rows.at(-1)).toHaveTextContent(total);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.pdfHref);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Unpaid: Story = {
  render: function Render(args) {
    const text = useStoryText();
    return <Receipt {...args} from={{ name: text(salem.name) }} to={{ name: text(najat) }} />;
  },
};
