import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ConfirmPage } from '../../../features/account/sign-in/confirm-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { confirmSearch } from '../../../session/confirm-search.ts';

export const Route = createFileRoute('/_auth/auth/confirm')({
  validateSearch: confirmSearch,
  head: ({ match }) => pageHead(match, { title: msg`Confirm your email`, isPrivate: true }),
  component: ConfirmPage,
});
