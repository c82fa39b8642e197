import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { OpenedStory } from '../testing/opened-story.tsx';
import { Say } from '../testing/say.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';

const ask = { ar: 'اسأل الأُسطى', en: 'Ask the professional' };

const meta = {
  title: 'Primitives/Dialog',
  tags: ['stable'],
  component: Dialog,
  // In a frame of its own: inline it would cover the docs page
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: <Say text={ask} />,
    description: (
      <Say
        text={{
          ar: 'سالم يرد عادةً خلال ساعة. عنوانك ورقمك ما يظهروا له.',
          en: 'Salem usually answers within an hour. He sees neither your address nor your phone number.',
        }}
      />
    ),
    children: (
      <FormField label={<Say text={{ ar: 'سؤالك', en: 'Your question' }} />}>
        <TextArea />
      </FormField>
    ),
    footer: (
      <>
        <Button variant="secondary">
          <Say text="cancel" />
        </Button>
        <Button>
          <Say text={{ ar: 'إرسال السؤال', en: 'Send the question' }} />
        </Button>
      </>
    ),
  },
  render: (args) => (
    <OpenedStory args={args} button={<Say text={ask} />} height={560}>
      {(opening) => <Dialog {...args} {...opening} />}
    </OpenedStory>
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills the page but for an edge, and the screen of a phone. */
export const Huge: Story = {
  args: { size: 'huge' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().width).toBeGreaterThan(innerWidth - 60),
    );
  },
};

export const Open: Story = {
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName();
    await expect(dialog).toHaveAccessibleDescription();
    await expect(getComputedStyle(dialog).direction).toBe(
      globals['locale'] === 'ar' ? 'rtl' : 'ltr',
    );
  },
};

/** What is agreed to: a press outside does not close it. */
export const Agreement: Story = {
  args: {
    role: 'alertdialog',
    size: 'small',
    title: <Say text="accept question" />,
    description: undefined,
    children: <Say text="accept what" />,
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName();
    // It comes in softly
    await waitFor(() => expect(dialog).toBeVisible());
    const scrim = document.querySelector('.ui-scrim');
    if (scrim) await userEvent.click(scrim);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Opened, walked around in and closed: the focus stays inside and returns to the opener. */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(asElement(document.activeElement)));
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(asElement(document.activeElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

function asElement(element: Element | null): HTMLElement | null {
  return element instanceof HTMLElement ? element : null;
}

/** The close button and a press outside close it as well. */
export const ClosedByCross: Story = {
  play: async ({ userEvent, globals }) => {
    const dialog = await screen.findByRole('dialog');
    const name = globals['locale'] === 'ar' ? 'إغلاق' : 'Close';
    await userEvent.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A press beside a form that somebody has begun to fill in does not close it. */
export const FilledIn: Story = {
  args: {
    children: (
      <form>
        <FormField label={<Say text={{ ar: 'سؤالك', en: 'Your question' }} />}>
          <TextArea />
        </FormField>
      </form>
    ),
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(within(dialog).getByRole('textbox'), 'متى؟');
    const scrim = document.querySelector('.ui-scrim');
    if (scrim) await userEvent.click(scrim);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Taller than the screen: title and buttons stay, the content scrolls. */
export const Long: Story = {
  args: {
    size: 'large',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {Array.from({ length: 16 }, (_, place) => (
          <Text key={place}>
            <Say text="long sentence" />
          </Text>
        ))}
      </div>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const footer = dialog.querySelector('.ui-dialog-footer');
    await expect(footer?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const Small: Story = { args: { size: 'small' } };
