import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

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
  tags: ['stable'],
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpen: Story = { args: { openIds: ['price'] } };

export const OpensOne: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const [first, second] = canvasElement.querySelectorAll('details');
    const [ask, askOther] = canvasElement.querySelectorAll('summary');
    if (ask === undefined || askOther === undefined) throw new Error('two questions were expected');
    await userEvent.tab();
    await expect(ask).toHaveFocus();
    await userEvent.click(ask);
    await expect(first).toHaveAttribute('open');
    await userEvent.click(askOther);
    await expect(second).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');
    await userEvent.click(askOther);
    await expect(second).not.toHaveAttribute('open');
  },
};

/** `onOpenChange` is called for every change. */
export const Told: Story = {
  args: { allowsSeveral: true, openIds: ['price'], onOpenChange: fn(), contentWidth: 'full' },
  play: async ({ canvasElement, userEvent, args }) => {
    const [first, second] = canvasElement.querySelectorAll('summary');
    if (first === undefined || second === undefined) throw new Error('two questions were expected');
    await userEvent.click(second);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith('cancel', true));
    await userEvent.click(first);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith('price', false));
  },
};

export const SeveralOpen: Story = {
  args: { allowsSeveral: true, openIds: ['price', 'long'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(2);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
