import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { drawnPicture } from '../testing/drawn-picture.ts';
import { useStoryText } from '../testing/say.tsx';
import { PictureCover } from './picture-cover.tsx';

const picture = (n: number) => ({ id: String(n), alt: '', src: drawnPicture(n) });

const meta = {
  title: 'Marketplace/Picture cover',
  tags: ['stable'],
  component: PictureCover,
  args: { label: '', pictures: [picture(0), picture(1), picture(2)] },
  render: function Render({ pictures: [first, ...others] }) {
    const text = useStoryText();
    const alt = text({ ar: 'مكيف بعد الغسيل', en: 'An AC after its service' });
    return (
      <div style={{ blockSize: 128, maxInlineSize: 320 }}>
        <PictureCover
          label={text({ ar: 'غسيل مكيفات', en: 'AC cleaning' })}
          pictures={[{ ...first, alt }, ...others.map((each) => ({ ...each, alt }))]}
        />
      </div>
    );
  },
} satisfies Meta<typeof PictureCover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by keys, and the focus comes back. */
export const Several: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const cover = canvas.getByRole('button');
    await expect(cover).toHaveAccessibleName(
      isArabic ? /^غسيل مكيفات: ?3 صور$/u : /^AC cleaning: ?3 photos$/u,
    );
    cover.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('1 / 3');
    await userEvent.keyboard(isArabic ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(dialog).toHaveTextContent('2 / 3');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(cover).toHaveFocus();
  },
};

/** It is as large as its parent before it has come, and afterwards. */
export const One: Story = {
  args: { pictures: [picture(0)] },
  play: async ({ canvasElement, canvas }) => {
    await canvasElement.querySelector('img')?.decode();
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(128);
  },
};
