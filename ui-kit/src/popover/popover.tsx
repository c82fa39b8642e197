import { Popover as Primitive } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';

import { type Side, physicalSide } from '../provider/physical-side.ts';
import { useUi } from '../provider/ui-context.ts';

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Names the popover for screen readers. */
  readonly label: string;
  readonly side?: Side;
  /** Which edges of button and popover align. */
  readonly align?: 'start' | 'center' | 'end';
  readonly padding?: 'none' | 'medium';
  readonly children: ReactNode;
}

/** A small surface that belongs to its button: a choice, a few details, a short form. */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  padding = 'medium',
  children,
}: PopoverProps): ReactNode {
  const { direction, overlayContainer } = useUi();
  // Known here, so that the container is asked for again when it opens
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Primitive.Root open={isOpen} onOpenChange={setIsOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={overlayContainer()}>
        <Primitive.Content
          className="ui-popover"
          aria-label={label}
          data-padding={padding}
          side={physicalSide(side, direction)}
          align={align}
          sideOffset={8}
          collisionPadding={12}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
