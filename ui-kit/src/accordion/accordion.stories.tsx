import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { Accordion, type AccordionItem } from './accordion.tsx';

const items: readonly AccordionItem[] = [
  {
    id: 'price',
    title: <Say text={{ ar: 'نعرف السعر قبل ما يبدا الشغل؟', en: 'Do I know the price first?' }} />,
    content: (
      <Say
        text={{
          ar: 'إي. كل أُسطى يكتب عرضه: الشغل والقطع والموعد. تختار العرض اللي يناسبك، وما يتغير السعر بعدها إلا إذا وافقت.',
          en: 'Yes. Every professional writes an offer: work, parts and time. You choose one, and the price changes only if you agree.',
        }}
      />
    ),
  },
  {
    id: 'cancel',
    title: (
      <Say text={{ ar: 'نقدر نلغي الحجز؟ ومتى؟', en: 'Can I cancel a booking, and until when?' }} />
    ),
    content: <Say text="callout text" />,
  },
  {
    id: 'long',
    title: <Say text="long action" />,
    content: <Say text="long sentence" />,
  },
];

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpen: Story = { args: { openIds: ['price'] } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
};

export const SeveralOpen: Story = {
  args: { allowSeveral: true, openIds: ['price', 'long'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
