import type { Meta, StoryObj } from '@storybook/react-vite';

import { FormField } from '../form-field/form-field.tsx';
import { Icon } from '../icons/icon.tsx';
import { searchIcon } from '../icons/icons.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/Text field',
  tags: ['stable'],
  component: TextField,
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 400 }}>
        <FormField label={<Say text="name label" />}>
          <Content />
        </FormField>
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Render(args) {
    return <TextField {...args} defaultValue={useStoryText()('person one')} />;
  },
};

export const Placeholder: Story = {
  render: function Render(args) {
    return <TextField {...args} placeholder={useStoryText()('person one')} />;
  },
};

export const Slots: Story = {
  args: { slotStart: <Icon icon={searchIcon} size={18} />, slotEnd: <Say text="saved" /> },
};

export const Disabled: Story = {
  render: function Render(args) {
    return <TextField {...args} disabled defaultValue={useStoryText()('person two')} />;
  },
};

/** Read from left to right, in Arabic as well, but aligned like its neighbours. */
export const LeftToRight: Story = { args: { isLtr: true, defaultValue: '+218 91 234 5678' } };
