import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { linesOf, textNodes } from '../testing/gates/visible-boxes.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/Text area',
  tags: ['stable'],
  component: TextArea,
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 480 }}>
        <FormField label={<Say text="description label" />} hint={<Say text="description hint" />}>
          <Content />
        </FormField>
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: function Render(args) {
    return <TextArea {...args} placeholder={useStoryText()('long sentence')} />;
  },
};

export const Counted: Story = {
  args: { showsCount: true, maxLength: 40 },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'four');
    const count = canvas.getByText(/^4 \/ 40$/);
    await expect(count).toBeVisible();
    // Arabic is read from the right: what is used stands there
    const [used, , most] = textNodes(count).map((node) => linesOf([node])[0]?.x ?? 0);
    await expect(Number(used) > Number(most)).toBe(globals['locale'] === 'ar');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/40/);
  },
};

export const NearlyFull: Story = {
  args: { showsCount: true, maxLength: 210 },
  render: function Render(args) {
    return <TextArea {...args} defaultValue={useStoryText()('long sentence')} />;
  },
};
