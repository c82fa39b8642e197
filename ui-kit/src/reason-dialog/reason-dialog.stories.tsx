import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { OpenedStory } from '../testing/opened-story.tsx';
import { Say } from '../testing/say.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const meta = {
  title: 'Primitives/Reason dialog',
  tags: ['stable'],
  component: ReasonDialog,
  // In a frame of its own: inline it would cover the docs page
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    tone: 'danger',
    title: <Say text={{ ar: 'إلغاء الحجز؟', en: 'Cancel this booking?' }} />,
    description: (
      <Say
        text={{ ar: 'سنخبر سالم الورفلي فورًا.', en: 'We’ll let Salem Al-Warfalli know at once.' }}
      />
    ),
    consequence: (
      <Say
        text={{
          ar: 'بقي أقل من يوم على الموعد، لذا يُسجَّل الإلغاء متأخرًا.',
          en: 'It’s less than a day away, so this counts as a late cancellation.',
        }}
      />
    ),
    consequenceTone: 'waiting',
    reasonLabel: <Say text={{ ar: 'السبب', en: 'Reason' }} />,
    keepLabel: <Say text={{ ar: 'إبقاء الحجز', en: 'Keep it' }} />,
    confirmLabel: <Say text={{ ar: 'إلغاء الحجز', en: 'Cancel the booking' }} />,
  },
  render: (args) => (
    <OpenedStory args={args} button={<Say text="press me" />} height={560}>
      {(opening) => <ReasonDialog {...args} {...opening} />}
    </OpenedStory>
  ),
} satisfies Meta<typeof ReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a reason nothing is confirmed, and the field says so. */
export const Required: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getAllByRole('button').at(-1);
    if (!confirm) throw new Error('nothing to confirm with');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(dialog.getByRole('textbox')).toBeInvalid();
    await userEvent.type(dialog.getByRole('textbox'), ' السيارة تعطلت ');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenLastCalledWith('السيارة تعطلت');
  },
};

export const Optional: Story = {
  args: {
    isReasonOptional: true,
    consequenceTone: 'info',
    consequence: (
      <Say
        text={{
          ar: 'الإلغاء الآن مجاني.',
          en: 'Cancelling is free now.',
        }}
      />
    ),
  },
};

export const Confirming: Story = { args: { isConfirming: true } };
