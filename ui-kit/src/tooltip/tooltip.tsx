import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

import { type Side, physicalSide } from '../provider/physical-side.ts';
import { useUi } from '../provider/ui-context.ts';

export interface TooltipProps {
  /** A few words, without controls. */
  readonly content: ReactNode;
  /** Flips to the other side where there is no room. */
  readonly side?: Side;
  /** A button or a link, which already has a name of its own. */
  readonly children: ReactElement;
}

/** Milliseconds the pointer must rest before the tooltip opens. On focus it opens at once. */
const rest = 400;

/**
 * A few words about an element with the pointer or the focus on it. Never shown on touch screens.
 */
export function Tooltip({ content, side = 'top', children }: TooltipProps): ReactNode {
  const { direction, overlayContainer } = useUi();
  return (
    <Primitive.Provider delayDuration={rest}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal container={overlayContainer()}>
          <Primitive.Content
            className="ui-tooltip"
            side={physicalSide(side, direction)}
            sideOffset={6}
            collisionPadding={12}
          >
            {content}
            <Primitive.Arrow className="ui-tooltip-arrow" width={12} height={6} />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
