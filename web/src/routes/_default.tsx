import { createFileRoute, Outlet } from '@tanstack/react-router';

import { SiteFrame } from '../layout/site-frame.tsx';

export const Route = createFileRoute('/_default')({
  component: () => (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  ),
});
