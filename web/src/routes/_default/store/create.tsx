import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { CreateStorePage } from '../../../features/store/create-store-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireMe } from '../../../session/guards.ts';

export const Route = createFileRoute('/_default/store/create')({
  beforeLoad: requireMe,
  head: ({ match }) => pageHead(match, { title: msg`Open your store`, isPrivate: true }),
  component: CreateStorePage,
});
