import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Logo } from '../logo/logo.tsx';
import { Say } from '../testing/say.tsx';
import type { StoryText } from '../testing/story-texts.ts';
import { Footer } from './footer.tsx';

const links = (texts: readonly StoryText[]): { id: string; link: React.ReactElement }[] =>
  texts.map((text) => ({
    id: text,
    link: (
      <a href="#there">
        <Say text={text} />
      </a>
    ),
  }));

const meta = {
  title: 'Marketplace/Footer',
  tags: ['stable'],
  component: Footer,
  parameters: { toTheEdge: true },
  args: {
    logo: <Logo />,
    tagline: <Say text="footer sentence" />,
    columns: [
      {
        id: 'company',
        title: <Say text="company" />,
        links: links(['about', 'privacy', 'terms']),
      },
      {
        id: 'services',
        title: <Say text="services" />,
        links: links(['plumbing', 'cleaning', 'cooling', 'electrical']),
      },
    ],
    legal: <Say text="copyright" />,
    actions: <LanguageSwitch href="/en" />,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

/** On phones a column opens by its title. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    const [first] = canvasElement.querySelectorAll('summary');
    if (first) await userEvent.click(first);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** For people who are here to work: one line, which opens. */
export const OneLine: Story = {
  args: { line: <Say text="copyright" /> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const line = canvasElement.querySelector('summary');
    if (line === null) throw new Error('no line');
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).not.toBeVisible();
    await userEvent.click(line);
    await expect(first).toBeVisible();
    await userEvent.click(line);
  },
};
