import type { ReactNode } from 'react';

import { useContentArrived } from '../hydration/content-arrival.ts';
import { useLogOutNotice } from '../session/log-out-notice.tsx';
import { mainId } from './main-id.ts';
import { SiteHeader } from './site-header.tsx';

interface AuthFrameProps {
  readonly children: ReactNode;
}

/** The layout for signing in and up: one card, without links away. */
export function AuthFrame({ children }: AuthFrameProps): ReactNode {
  useContentArrived();
  useLogOutNotice();
  return (
    <div className="web-frame">
      <SiteHeader />
      <main className="web-main web-auth" id={mainId} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
