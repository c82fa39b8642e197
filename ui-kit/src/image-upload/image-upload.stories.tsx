import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, screen, waitFor } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { drawnFile, drawnPicture } from '../testing/drawn-picture.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { ImageUpload } from './image-upload.tsx';
import type { UploadedImage } from './uploaded-image.ts';

const meta = {
  title: 'Forms/Image upload',
  tags: ['stable'],
  component: ImageUpload,
  args: { images: [], onAdd: fn(), onRemove: fn(), onReorder: fn(), onTooLarge: fn() },
  render: function Render(args) {
    const text = useStoryText();
    const [images, setImages] = useState<readonly UploadedImage[]>(args.images);
    const named = images.map((image, place) =>
      image.alt === ''
        ? {
            ...image,
            alt: text({ ar: `صورة المحل ${place + 1}`, en: `Shop picture ${place + 1}` }),
          }
        : image,
    );
    return (
      <div style={{ maxInlineSize: 560 }}>
        <FormField label={<Say text={{ ar: 'صور المحل', en: 'Pictures of the shop' }} />}>
          <ImageUpload
            {...args}
            images={named}
            onAdd={(files) => {
              args.onAdd(files);
              setImages([
                ...(args.maxImages === 1 ? [] : images),
                ...files.map(({ name }, number) => ({
                  id: `${name} ${images.length + number}`,
                  alt: name,
                  url: drawnPicture(images.length + number),
                })),
              ]);
            }}
            onRemove={(id) => {
              args.onRemove(id);
              setImages(images.filter((image) => image.id !== id));
            }}
            onReorder={(ids) => {
              args.onReorder?.(ids);
              setImages(ids.flatMap((id) => images.filter((image) => image.id === id)));
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const three: readonly UploadedImage[] = ['one', 'two', 'three'].map((id, number) => ({
  id,
  url: drawnPicture(number),
  alt: '',
}));

export const Empty: Story = {};

export const Three: Story = { args: { images: three } };

export const Uploading: Story = {
  args: { images: three.map((image) => ({ ...image, isUploading: image.id === 'three' })) },
};

/** Without an order there is no cover, and nothing to move. */
export const Unordered: Story = {
  args: { images: three, maxImages: 5 },
  render: function Render({ onReorder: _onReorder, ...args }) {
    const text = useStoryText();
    const images = args.images.map((image, place) => ({
      ...image,
      alt: text({ ar: `صورة ${place + 1}`, en: `Photo ${place + 1}` }),
    }));
    return (
      <div style={{ maxInlineSize: 560 }}>
        <FormField label={<Say text={{ ar: 'صور', en: 'Photos' }} />}>
          <ImageUpload {...args} images={images} />
        </FormField>
      </div>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.queryByText(/Cover|الغلاف/)).toBeNull();
    const [first] = canvas.getAllByRole('button');
    if (first === undefined) throw new Error('no button');
    await userEvent.click(first);
    await expect(args.onRemove).toHaveBeenCalledWith('one');
  },
};

/** After a move by keyboard, the button keeps the focus and the new place is announced. */
export const Reordered: Story = {
  args: { images: three },
  play: async ({ canvas, userEvent, args }) => {
    const back = canvas.getAllByRole('button', { name: /back|للخلف/ })[0];
    if (back === undefined) throw new Error('no way back');
    back.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReorder).toHaveBeenLastCalledWith(['two', 'one', 'three']);
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onReorder).toHaveBeenLastCalledWith(['two', 'three', 'one']);
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
  },
};

/** A chosen picture is cropped first; a JPEG of that shape is passed on. */
export const Cropped: Story = {
  args: { cropShapes: ['square'], maxImages: 1 },
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input');
    if (input === null) throw new Error('no input');
    await userEvent.upload(input, drawnFile(1, 'shop.svg'));
    await expect(args.onAdd).not.toHaveBeenCalled();
    const use = await screen.findByRole('button', { name: /Use|استعمل/ });
    await waitFor(() => expect(use).toBeEnabled());
    await expect(screen.getAllByRole('slider')).toHaveLength(3);
    await userEvent.click(use);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'shop.jpg', type: 'image/jpeg' }),
    ]);
  },
};

const one: readonly UploadedImage[] = three.slice(0, 1);

/** A single-picture field: a new picture replaces the old one at once. */
export const OneAlone: Story = { args: { images: one, maxImages: 1 } };

export const Replaced: Story = {
  args: { images: one, cropShapes: ['square'], maxImages: 1 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input');
    if (input === null) throw new Error('no input');
    await expect(input).toBeEnabled();
    await userEvent.upload(input, drawnFile(1, 'other.svg'));
    const use = await screen.findByRole('button', { name: /Use|استعمل/ });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

export const Cropping: Story = {
  parameters: {
    exceptions: {
      mirror: [
        {
          selector: '.ui-slider-fill',
          reason: 'A picture is not mirrored: what lies before its middle is to the left of it.',
        },
      ],
    },
  },
  args: { cropShapes: ['wide', 'standard', 'whole'] },
  play: async ({ canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input');
    if (input === null) throw new Error('no input');
    await userEvent.upload(input, drawnFile(1, 'shop.svg'));
    const use = await screen.findByRole('button', { name: /Use|استعمل/ });
    await waitFor(() => expect(use).toBeEnabled());
    // The wheel zooms; the arrow keys then move the picture
    const [zoom, sideways, down] = screen.getAllByRole<HTMLInputElement>('slider');
    const frame = screen.getByRole('application');
    // The sheet has come to rest: the wheel zooms around the place of the mouse
    await Promise.all(
      screen
        .getByRole('dialog')
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const { x, y, width, height } = frame.getBoundingClientRect();
    const inTheMiddle = { clientX: x + width / 2, clientY: y + height / 2 };
    await fireEvent.wheel(frame, { deltaY: -200, cancelable: true, ...inTheMiddle });
    await waitFor(() => expect(zoom).not.toHaveValue('1'));
    frame.focus();
    await userEvent.keyboard('{ArrowDown>4}{/ArrowDown}');
    await waitFor(() => expect(down).not.toHaveValue('0.5'));
    // How far both went depends on when each came: the picture is taken of what the sliders say
    for (const [slider, value] of [
      [zoom, '2'],
      [sideways, '0.5'],
      [down, '0.4'],
    ] as const) {
      if (slider === undefined) throw new Error('no slider');
      await fireEvent.change(slider, { target: { value } });
      await waitFor(() => expect(slider).toHaveValue(value));
    }
  },
};

/** Several are cropped one after the other, each to the shape that is chosen for it. */
export const SeveralCropped: Story = {
  args: { cropShapes: ['wide', 'standard', 'whole'] },
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input');
    if (input === null) throw new Error('no input');
    await userEvent.upload(input, [drawnFile(1, 'one.svg'), drawnFile(2, 'two.svg')]);
    const shape = await screen.findByRole('combobox');
    const use = screen.getByRole('button', { name: /Use|استعمل/ });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await expect(await screen.findByRole('heading', { name: /2\D+2/ })).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.selectOptions(shape, 'whole');
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    const [cropped = []] = mocked(args.onAdd).mock.calls[0] ?? [];
    const sizes = await Promise.all(cropped.map(async (file: File) => createImageBitmap(file)));
    await expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [800, 450],
      [800, 500],
    ]);
  },
};

/** The whole choice is taken back, and another one can be made. */
export const CropCancelled: Story = {
  args: { cropShapes: ['wide', 'whole'] },
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input');
    if (input === null) throw new Error('no input');
    await userEvent.upload(input, drawnFile(1, 'shop.svg'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** A file that only claims to be a picture. */
export const Broken: Story = {
  args: { cropShapes: ['square'] },
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input');
    if (input === null) throw new Error('no input');
    await userEvent.upload(input, new File(['no picture'], 'x.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** One of the two is larger than 5 MB: none is passed on. */
export const TooLarge: Story = {
  args: { images: three },
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input');
    if (input === null) throw new Error('no input');
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', {
      type: 'image/png',
    });
    await userEvent.upload(input, [drawnFile(0, 'small.svg'), large]);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onTooLarge).toHaveBeenCalledWith([large]);
    await expect(input).toBeInvalid();
  },
};

export const Disabled: Story = { args: { images: three, disabled: true } };
