import type { ReactNode } from 'react';

import { LateConnectionStrip } from '../connection/late-connection-strip.tsx';
import { useContentArrived } from '../hydration/content-arrival.ts';
import { LateBottomBar } from './late-bottom-bar.tsx';
import { MainArea } from './main-area.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SiteFrameProps {
  readonly children: ReactNode;
}

/** The default layout: top bar, page, footer; on phones a bottom bar for signed-in people. */
export function SiteFrame({ children }: SiteFrameProps): ReactNode {
  useContentArrived();
  return (
    <div className="web-frame">
      <SiteHeader />
      <LateConnectionStrip />
      <MainArea frame="site" className="">
        {children}
      </MainArea>
      <SiteFooter />
      <LateBottomBar />
    </div>
  );
}
