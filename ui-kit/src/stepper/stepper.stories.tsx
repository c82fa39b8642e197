import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Say, useStoryText } from '../testing/say.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

const steps: StepperProps['steps'] = [
  { id: 'what', label: <Say text={{ ar: 'شنو تحتاج', en: 'What you need' }} /> },
  { id: 'where', label: <Say text={{ ar: 'وين', en: 'Where' }} /> },
  { id: 'when', label: <Say text={{ ar: 'متى', en: 'When' }} /> },
  { id: 'check', label: <Say text={{ ar: 'المراجعة والإرسال', en: 'Check and send' }} /> },
];

const meta = {
  title: 'Primitives/Stepper',
  tags: ['stable'],
  component: Stepper,
  args: { steps, current: 2, label: '' },
  render: function Render(args) {
    const text = useStoryText();
    return <Stepper {...args} label={text('new request')} />;
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  },
};

/** Completed steps can be revisited by keyboard. */
export const WithWaysBack: Story = {
  args: { onStepSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepSelect).toHaveBeenCalledWith('what');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onStepSelect).toHaveBeenLastCalledWith('where');
  },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    current: 1,
    steps: [
      {
        id: 'sent',
        label: <Say text="request saved" />,
        detail: <Say text={{ ar: 'السبت 09:30', en: 'Saturday 09:30' }} />,
      },
      {
        id: 'quotes',
        label: <Say text="waiting for answer" />,
        detail: <Say text="long sentence" />,
      },
      { id: 'done', label: <Say text="confirmed" /> },
    ],
  },
};

export const AllDone: Story = { args: { current: 4 } };
