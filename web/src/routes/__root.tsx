import { createRootRouteWithContext } from '@tanstack/react-router';

import { Document } from '../layout/document.tsx';
import { NotFoundInFrame } from '../layout/not-found-page.tsx';
import { rootHead } from '../layout/root-head.ts';
import { RootView } from '../layout/root-view.tsx';
import type { RouterContext } from '../router-context.ts';
import { loadMe } from '../session/load-me.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => ({ me: await loadMe(context) }),
  head: ({ match, matches }) => rootHead(match.context, matches),
  shellComponent: Document,
  component: RootView,
  notFoundComponent: NotFoundInFrame,
});
