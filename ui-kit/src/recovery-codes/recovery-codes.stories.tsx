import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

import { useStoryText } from '../testing/say.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const codes = [
  'k7m2-9xqd',
  'w4tn-c8hp',
  'r6vy-2jgf',
  'p3hz-m5kx',
  'd9qc-7wtr',
  'x2fj-v4np',
  'h8gk-t6ym',
  'n5rw-3cqz',
  'y7xp-k9dv',
  'c4mt-f2hj',
];

const meta = {
  title: 'Marketplace/Recovery codes',
  tags: ['stable'],
  component: RecoveryCodes,
  args: { codes, label: '', file: { name: 'osta-recovery-codes.txt', text: codes.join('\n') } },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <div style={{ maxInlineSize: 480 }}>
        <RecoveryCodes {...args} label={text({ ar: 'رموز الاسترداد', en: 'Recovery codes' })} />
      </div>
    );
  },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns, read from left to right and from top to bottom in both languages. */
export const Ten: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list).toHaveAccessibleName();
    const places = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(places).toHaveLength(10);
    await expect(places[1]?.left).toBe(places[0]?.left);
    await expect(places[5]?.left).toBeGreaterThan(places[0]?.left ?? Infinity);
    await expect(places[5]?.top).toBe(places[0]?.top);
  },
};

/** One code per line, in the file and in the copy. */
export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const link = spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
    const leave = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const [copy, download] = canvas.getAllByRole('button');
    if (copy) await userEvent.click(copy);
    await expect(write).toHaveBeenCalledWith(codes.join('\n'));
    if (download) await userEvent.click(download);
    await expect(link).toHaveBeenCalledOnce();
    await expect(leave).toHaveBeenCalledOnce();
    const [file] = link.mock.lastCall ?? [];
    await expect(file instanceof Blob && (await file.text())).toBe(codes.join('\n'));
    for (const spy of [write, link, leave]) spy.mockRestore();
  },
};
