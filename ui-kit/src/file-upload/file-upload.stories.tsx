import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import type { ChosenFile } from './chosen-file.ts';
import { FileUpload } from './file-upload.tsx';

const invoice = { id: '1', name: 'فاتورة-السخان.pdf', size: 326_000, state: 'done' } as const;
const photo = { id: '2', name: 'IMG_20261121_leak-under-sink.jpg', size: 4_900_000 } as const;

const meta = {
  title: 'Forms/File upload',
  tags: ['stable'],
  component: FileUpload,
  args: {
    files: [],
    accept: 'image/*,.pdf',
    maxFiles: 4,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onTooLarge: fn(),
  },
  render: function Render(args) {
    const [files, setFiles] = useState<readonly ChosenFile[]>(args.files);
    return (
      <div style={{ maxInlineSize: 480 }}>
        <FormField
          label={
            <Say text={{ ar: 'صور وملفات للمشكلة', en: 'Pictures and files of the problem' }} />
          }
        >
          <FileUpload
            {...args}
            files={files}
            onAdd={(added) => {
              args.onAdd(added);
              setFiles([
                ...files,
                ...added.map(({ name, size }) => ({
                  id: `${name} ${size}`,
                  name,
                  size,
                  state: 'done' as const,
                })),
              ]);
            }}
            onRemove={(id) => {
              args.onRemove(id);
              setFiles(files.filter((file) => file.id !== id));
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const png = (name: string, size: number): File =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });
const input = (canvasElement: HTMLElement): HTMLInputElement => {
  const found = canvasElement.querySelector('input');
  if (found === null) throw new Error('no input');
  return found;
};

export const Empty: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveFocus();
    await expect(input(canvasElement)).toHaveAccessibleName();
    await userEvent.upload(input(canvasElement), [png('a.png', 10), png('b.png', 10)]);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvasElement.querySelectorAll('button')[0] ?? canvasElement);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const EveryState: Story = {
  args: {
    files: [
      invoice,
      { ...photo, state: 'uploading', progress: 0.42 },
      { ...photo, id: '3', state: 'failed' },
    ],
  },
};

/** One of the two is larger than 5 MB: none is passed on, and the field says so. */
export const TooLarge: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const large = png('large.png', 5 * 1024 * 1024 + 1);
    await userEvent.upload(input(canvasElement), [png('small.png', 10), large]);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onTooLarge).toHaveBeenCalledWith([large]);
    await expect(canvas.getByText(/large\.png/)).toBeVisible();
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription(/5/);
  },
};

/** Dropped files are not filtered by the attribute `accept`. */
export const WrongKind: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(['MZ'], 'photo.png.exe', { type: '' }));
    const area = canvasElement.querySelector('.ui-drop-area');
    if (area === null) throw new Error('no area');
    area.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: dropped }));
    await expect(await canvas.findByText(/photo\.png\.exe/)).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const TooMany: Story = {
  args: { files: [invoice], maxFiles: 2 },
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.upload(input(canvasElement), [png('a.png', 10), png('b.png', 10)]);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(input(canvasElement)).toBeInvalid();
  },
};

export const Full: Story = { args: { files: [invoice], maxFiles: 1 } };

export const Disabled: Story = { args: { files: [invoice], disabled: true } };
