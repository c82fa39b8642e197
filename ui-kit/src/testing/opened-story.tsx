import { type ReactNode, useState } from 'react';

import { Button } from '../button/button.tsx';

interface Opening {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface OpenedStoryProps {
  /** The args of the story: whether it begins open, and what hears of changes. */
  readonly args: Opening;
  /** Opens it again. */
  readonly button: ReactNode;
  readonly icon?: ReactNode;
  /** The room that it needs, in pixels. */
  readonly height: number;
  readonly children: (opening: Opening) => ReactNode;
}

/** The story of something that opens over the page, with a button that opens it again. */
export function OpenedStory({ args, button, icon, height, children }: OpenedStoryProps): ReactNode {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <div style={{ minBlockSize: height }}>
      <Button variant="secondary" iconStart={icon} onClick={() => setIsOpen(true)}>
        {button}
      </Button>
      {children({
        isOpen,
        onOpenChange: (open) => {
          setIsOpen(open);
          args.onOpenChange(open);
        },
      })}
    </div>
  );
}
