import type { ReactNode } from 'react';

import { LateConnectionStrip } from '../connection/late-connection-strip.tsx';
import { useContentArrived } from '../hydration/content-arrival.ts';
import { useLogOutNotice } from '../session/log-out-notice.tsx';
import { MainArea } from './main-area.tsx';
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
      <LateConnectionStrip />
      <MainArea frame="auth" className="web-auth">
        {children}
      </MainArea>
    </div>
  );
}
