import type { Meta, StoryObj } from '@storybook/react-vite';

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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
