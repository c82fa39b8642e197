import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import { Ltr } from '../ltr/ltr.tsx';

import '../../.storybook/samples.css';

interface TokensProps {
  /** Names of tokens, without the leading dashes. */
  readonly names: readonly string[];
  readonly draw: (token: string) => ReactNode;
}

function Tokens({ names, draw }: TokensProps): ReactNode {
  return (
    <ul className="ui-sample-rows">
      {names.map((name) => (
        <li className="ui-sample-row" key={name}>
          <code dir="ltr">--{name}</code>
          <div>{draw(`var(--${name})`)}</div>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Space and shape',
  component: Tokens,
  args: { names: [], draw: () => null },
} satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof Tokens>;

const numbered = (name: string, to: number): string[] =>
  Array.from({ length: to }, (_, place) => `${name}-${place + 1}`);

/** A grid of 4 px: 4, 8, 12, 16, 24, 32, 40, 48, 64. */
export const Space: Story = {
  args: {
    names: numbered('space', 9),
    draw: (token) => <div className="ui-sample-bar" style={{ inlineSize: token }} />,
  },
};

/** Large radii: 3 for controls, 4 for cards, 5 for what floats over the page. */
export const Radius: Story = {
  args: {
    names: numbered('radius', 6),
    draw: (token) => <div className="ui-sample-tile" style={{ borderRadius: token }} />,
  },
};

/**
 * A thin edge for what lies on the page, a faint lift under the pointer, one shadow for what
 * floats.
 */
export const Elevation: Story = {
  args: {
    names: ['ui-border', 'ui-raised-shadow', 'ui-floating-shadow'],
    draw: (token) => (
      <div
        className="ui-sample-tile"
        style={
          token.includes('border')
            ? { border: token, borderRadius: 'var(--radius-4)' }
            : { border: 0, borderRadius: 'var(--radius-4)', boxShadow: token }
        }
      />
    ),
  },
};

/**
 * Heights of controls: 44 px, 36 in dense rows, 52 for the main action; smaller in compact density.
 */
export const Controls: Story = {
  args: {
    names: ['ui-control-small', 'ui-control', 'ui-control-large'],
    draw: (token) => <div className="ui-sample-tile" style={{ blockSize: token }} />,
  },
};

const breakpoints = [
  ['480px', 480],
  ['768px', 768],
  ['1200px', 1200],
] as const;

/** Below 480 dialogs are sheets; below 768 tables are cards; content is at most 1200 wide. */
export const Breakpoints: Story = {
  render: () => (
    <ul className="ui-sample-rows">
      {breakpoints.map(([name, width]) => (
        <li className="ui-sample-row" key={name}>
          <Ltr>{name}</Ltr>
          <div className="ui-sample-bar" style={{ inlineSize: `${width / 12}%` }} />
        </li>
      ))}
    </ul>
  ),
};
