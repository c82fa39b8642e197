import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Say, useStoryText } from '../testing/say.tsx';
import { Text } from '../text/text.tsx';
import { Popover } from './popover.tsx';

const how = { ar: 'كيف يُحسب السعر؟', en: 'How is the price made?' };

const meta = {
  title: 'Primitives/Popover',
  tags: ['stable'],
  component: Popover,
  args: { trigger: <span />, label: '', children: '' },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <div style={{ minBlockSize: 320, textAlign: 'center' }}>
        <Popover
          {...args}
          label={text(how)}
          trigger={
            <Button variant="secondary">
              <Say text={how} />
            </Button>
          }
        >
          <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
            <Text size="small">
              <Say
                text={{
                  ar: 'الأُسطى يكتب سعر الشغل وسعر القطع كل واحد بروحه. ما تدفع شي قبل ما توافق.',
                  en: 'The professional names work and parts separately. You pay nothing before you agree.',
                }}
              />
            </Text>
            <Button size="small">
              <Say text={{ ar: 'فهمت', en: 'Understood' }} />
            </Button>
          </div>
        </Popover>
      </div>
    );
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The start edges of button and popover align in both directions. */
export const Open: Story = {
  parameters: {
    exceptions: {
      mirror: [
        {
          selector: '[data-radix-popper-content-wrapper]',
          reason: 'Placed once, when it opens: the play function measures it in both directions.',
        },
      ],
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    const surface = await screen.findByRole('dialog');
    const isRtl = globals['locale'] === 'ar';
    await expect(getComputedStyle(surface).direction).toBe(isRtl ? 'rtl' : 'ltr');
    const button = document.querySelector('[aria-haspopup="dialog"]')?.getBoundingClientRect();
    await waitFor(() => {
      const box = surface.getBoundingClientRect();
      const gap = isRtl ? box.right - (button?.right ?? 0) : box.left - (button?.left ?? 0);
      const isPushedIn = isRtl ? box.left <= 13 : box.right >= innerWidth - 28;
      return expect(Math.abs(gap) <= 1 || isPushedIn).toBe(true);
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const surface = await screen.findByRole('dialog');
    await waitFor(() => expect(surface.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Closed: Story = {};
