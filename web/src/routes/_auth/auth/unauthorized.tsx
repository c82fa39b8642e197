import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '../../../layout/page-head.ts';
import { UnauthorizedPage } from '../../../layout/unauthorized-page.tsx';

export const Route = createFileRoute('/_auth/auth/unauthorized')({
  head: ({ match }) => pageHead(match, { title: msg`Not for this account`, isPrivate: true }),
  component: UnauthorizedPage,
});
