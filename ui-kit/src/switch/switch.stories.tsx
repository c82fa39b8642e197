import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/Switch',
  tags: ['stable'],
  component: Switch,
  args: {
    label: <Say text={{ ar: 'استقبل طلبات جديدة', en: 'Accept new requests' }} />,
    onChange: fn(),
  },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 420 }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: {
    defaultChecked: true,
    hint: (
      <Say
        text={{
          ar: 'لما توقّفه تختفي من نتائج البحث، وحجوزاتك المؤكدة تبقى كما هي.',
          en: 'Off, you disappear from the search; bookings that are confirmed stay as they are.',
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription();
  },
};

export const Wrong: Story = {
  args: {
    error: (
      <Say
        text={{
          ar: 'ما انحفظ. تأكد من الاتصال وجرّب مرة ثانية.',
          en: 'Not saved. Check your connection and try again.',
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
