import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from '../link/link.tsx';
import { Say } from '../testing/say.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  tags: ['stable'],
  component: Heading,
  args: { as: 'h2', children: <Say text="footer sentence" /> },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 760 }}>
      {(['display', 'huge', 'large', 'medium', 'small'] as const).map((size) => (
        <Heading {...args} key={size} size={size} />
      ))}
    </div>
  ),
};

export const WithAside: Story = {
  args: {
    children: <Say text="my requests" />,
    aside: (
      <Link href="#all">
        <Say text={{ ar: 'عرض الكل', en: 'See all' }} />
      </Link>
    ),
  },
};

/** Letter spacing never changes joined letters. */
export const Display: Story = {
  args: { as: 'h1', size: 'display' },
  play: async ({ canvas, globals }) => {
    const spacing = getComputedStyle(canvas.getByRole('heading', { level: 1 })).letterSpacing;
    if (globals['locale'] === 'ar') await expect(spacing).toMatch(/^(?:normal|0px)$/);
    else await expect(spacing).toMatch(/^-/);
  },
};

export const Unbroken: Story = {
  args: { as: 'h1', children: 'Bauunternehmenhaftpflichtversicherungsbescheinigung' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
