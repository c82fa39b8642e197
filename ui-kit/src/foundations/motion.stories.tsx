import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Say } from '../testing/say.tsx';

import '../../.storybook/samples.css';

interface MovementProps {
  /** A duration token. */
  readonly duration: '--ui-duration-short' | '--ui-duration';
}

/** A box that moves from the start to the end of its line. */
function Movement({ duration }: MovementProps): ReactNode {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420, justifyItems: 'start' }}>
      <Button variant="secondary" onClick={() => setIsMoved(!isMoved)}>
        <Say text={{ ar: 'حرّكه', en: 'Move it' }} />
      </Button>
      <code dir="ltr" style={{ fontSize: 13 }}>
        {`${duration} · --ui-ease`}
      </code>
      <div
        className="ui-sample-track"
        data-moved={isMoved || undefined}
        style={{ inlineSize: '100%' }}
      >
        <div
          className="ui-sample-moving"
          style={{ transition: `margin-inline-start var(${duration}) var(--ui-ease)` }}
        />
      </div>
    </div>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Movement,
  args: { duration: '--ui-duration' },
} satisfies Meta<typeof Movement>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 200 ms, for what enters and leaves: drawers, dialogs, accordions. */
export const Usual: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const track = canvasElement.querySelector('.ui-sample-track');
    await expect(track).toHaveAttribute('data-moved');
  },
};

/** 150 ms, for reactions to the pointer: colours, edges, presses. */
export const Short: Story = { args: { duration: '--ui-duration-short' } };

/** With reduced motion every duration is a hundredth of a millisecond. */
export const Less: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.ui-sample-moving');
    if (box === null) throw new Error('nothing moves');
    const isLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const seconds = Number.parseFloat(getComputedStyle(box).transitionDuration);
    if (isLess) await expect(seconds).toBeLessThan(0.001);
  },
};
