import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

import { Say, useStoryText } from '../testing/say.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

const meta = {
  title: 'Foundations/Icons',
  tags: ['stable'],
  component: Icon,
  args: { icon: icons.forwardIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

interface IconListProps {
  /** Selects the icons that mirror, or those that do not. */
  readonly mirror: boolean;
}

function IconList({ mirror }: IconListProps): ReactNode {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
        gap: 8,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {Object.entries(icons)
        .filter(([, icon]) => icon.mirror === mirror)
        .map(([name, icon]) => (
          <li
            key={name}
            style={{
              display: 'flex',
              gap: 12,
              alignItems: 'center',
              padding: 12,
              border: 'var(--ui-border)',
              borderRadius: 'var(--radius-4)',
              minInlineSize: 0,
            }}
          >
            <Icon icon={icon} size={22} />
            <code dir="ltr" style={{ fontSize: 13, overflowWrap: 'anywhere' }}>
              {name}
            </code>
          </li>
        ))}
    </ul>
  );
}

/** They point or move along the text, or begin where a line begins. */
export const Mirrored: Story = {
  render: () => <IconList mirror />,
  play: async ({ canvasElement, globals }) => {
    for (const icon of canvasElement.querySelectorAll('svg')) {
      const { transform } = getComputedStyle(icon);
      await expect(transform).toBe(
        globals['locale'] === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none',
      );
    }
  },
};

/** Clocks, ticks, brands and hand-held things are not mirrored. */
export const TheSameEverywhere: Story = {
  render: () => <IconList mirror={false} />,
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg')) {
      await expect(getComputedStyle(icon).transform).toBe('none');
    }
  },
};

/** 14 in a badge, 18 in a button, 20 alone, 24 in a header. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 20, alignItems: 'center' }}>
      {[14, 18, 20, 24].map((size) => (
        <Icon key={size} icon={icons.bellIcon} size={size} />
      ))}
    </div>
  ),
};

/** Without words beside it, the icon has a label of its own. */
export const WithLabel: Story = {
  args: { icon: icons.verifiedIcon },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <p style={{ display: 'flex', gap: 6, alignItems: 'center', overflowWrap: 'anywhere' }}>
        <Say text="person one" />
        <Icon {...args} label={text({ ar: 'هويته موثّقة', en: 'Identity verified' })} />
      </p>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
  },
};
