import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { SubscribeStorePage } from '../../../features/store/subscribe-store-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireMe } from '../../../session/guards.ts';

export const Route = createFileRoute('/_default/store/subscribe')({
  beforeLoad: requireMe,
  head: ({ match }) => pageHead(match, { title: msg`Store subscription`, isPrivate: true }),
  component: SubscribeStorePage,
});
