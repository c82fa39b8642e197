import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Logo } from '../logo/logo.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { Say } from '../testing/say.tsx';
import type { StoryText } from '../testing/story-texts.ts';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import { NavigationBar, type NavigationEntry } from './navigation-bar.tsx';

const texts: readonly StoryText[] = [
  'home page',
  'how it works',
  'pricing',
  'services',
  'stores',
  'about',
];
const entries: readonly NavigationEntry[] = texts.map((text, i) => ({
  id: text,
  link: (
    <a href={`#${i}`} aria-current={i === 0 ? 'page' : undefined}>
      <Say text={text} />
    </a>
  ),
}));

const meta = {
  title: 'Marketplace/Navigation bar',
  tags: ['stable'],
  component: NavigationBar,
  parameters: { toTheEdge: true },
  args: {
    logo: (
      <a href="#home">
        <Logo />
      </a>
    ),
    entries,
    closeOn: '/',
    actions: (
      <>
        <LanguageSwitch href="/en" onSwitch={fn()} />
        <ThemeSwitch onSwitch={fn()} />
      </>
    ),
    buttons: (
      <>
        <Button variant="ghost" asChild>
          <a href="#login">
            <Say text="log in" />
          </a>
        </Button>
        <Button asChild>
          <a href="#signup">
            <Say text="sign up" />
          </a>
        </Button>
      </>
    ),
  },
  decorators: [
    (Content) => (
      <div style={{ minBlockSize: 480 }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof NavigationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

export const SignedIn: Story = {
  args: {
    buttons: undefined,
    actions: (
      <>
        <LanguageSwitch href="/en" />
        <NotificationBell count={3} />
        <Avatar name="Salem" />
      </>
    ),
  },
};

/** Slides in from the inline start; Escape, a press outside and a new page close it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, globals }) => {
    const isRtl = globals['locale'] === 'ar';
    const opener = canvas.getByRole('button', {
      name: isRtl ? 'فتح القائمة' : 'Open the menu',
    });
    await userEvent.click(opener);
    const menu = await screen.findByRole('dialog');
    await expect(within(menu).getAllByRole('link').length).toBeGreaterThanOrEqual(entries.length);
    await waitFor(async () => {
      const { left, right } = menu.getBoundingClientRect();
      await expect(isRtl ? innerWidth - right : left).toBe(0);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
