import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@osta/ui-kit';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { mainId } from './main-id.ts';
import type { PageFrame } from './page-shape.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { useAwaitedPage } from './use-awaited-page.ts';

interface MainAreaProps {
  /** The layout that it is the middle of. */
  readonly frame: PageFrame;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The page within its layout. When the next one lets the reader wait, its outlines stand here in its
 * place. The page before is hidden and not gone: it is back when the move is called off.
 */
export function MainArea({ frame, className, children }: MainAreaProps): ReactNode {
  const main = useRef<HTMLElement>(null);
  const awaited = useAwaitedPage();
  const isAwaited = awaited !== null;

  useLayoutEffect(() => {
    if (!isAwaited) return;
    window.scrollTo(0, 0);
    // What had the focus is hidden: it would start over at the top of the document
    if (main.current?.contains(document.activeElement) === true) {
      main.current.focus({ preventScroll: true });
    }
  }, [isAwaited]);

  return (
    <>
      <VisuallyHidden isLive>{isAwaited && <Trans>The page is loading…</Trans>}</VisuallyHidden>
      <main
        className={`web-main ${className}`.trim()}
        id={mainId}
        tabIndex={-1}
        ref={main}
        aria-busy={isAwaited || undefined}
        data-awaits={awaited?.frame}
      >
        {isAwaited && <PageSkeleton page={awaited} isInWorkplace={frame === 'workplace'} />}
        {children}
      </main>
    </>
  );
}
