import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { drawnPicture } from '../testing/drawn-picture.ts';
import { useStoryText } from '../testing/say.tsx';
import { Gallery } from './gallery.tsx';

const shown = [
  { ar: 'واجهة المحل', en: 'The front of the shop' },
  { ar: 'الرفوف', en: 'The shelves' },
  { ar: 'قسم الأدوات', en: 'The tools' },
  { ar: 'منضدة البيع', en: 'The counter' },
  { ar: 'المخزن', en: 'The store room' },
  { ar: 'سيارة التوصيل', en: 'The delivery van' },
  { ar: 'موقف السيارات', en: 'The car park' },
] as const;

const meta = {
  title: 'Marketplace/Gallery',
  tags: ['stable'],
  component: Gallery,
  args: { label: '', pictures: shown.map((_, n) => ({ id: String(n), alt: '', src: '' })) },
  render: function Render({ pictures }) {
    const text = useStoryText();
    return (
      <div style={{ maxInlineSize: 960 }}>
        <Gallery
          label={text({ ar: 'صور المحل', en: 'Pictures of the shop' })}
          pictures={pictures.map(({ id }, n) => ({
            id,
            alt: text(shown[n] ?? shown[0]),
            src: drawnPicture(n),
          }))}
        />
      </div>
    );
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More pictures than there are tiles. */
export const Many: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const [first] = canvas.getAllByRole('button');
    if (first === undefined) throw new Error('There is no tile');
    await userEvent.click(first);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('1 / 7');
    // Towards the end of the line, in both directions of writing
    await userEvent.keyboard(isArabic ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(dialog).toHaveTextContent('2 / 7');
    await userEvent.keyboard(isArabic ? '{ArrowRight}{ArrowRight}' : '{ArrowLeft}{ArrowLeft}');
    await expect(dialog).toHaveTextContent('7 / 7');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(first).toHaveFocus();
  },
};

export const One: Story = {
  args: { pictures: [{ id: '0', alt: '', src: '' }] },
};

export const Three: Story = {
  args: { pictures: ['0', '1', '2'].map((id) => ({ id, alt: '', src: '' })) },
};

/** A picture over the whole page. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    if (first === undefined) throw new Error('There is no tile');
    await userEvent.click(first);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
