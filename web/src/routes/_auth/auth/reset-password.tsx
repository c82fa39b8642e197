import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ResetPasswordPage } from '../../../features/account/sign-in/reset-password-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { emailSearch } from '../../../session/email-search.ts';

export const Route = createFileRoute('/_auth/auth/reset-password')({
  validateSearch: emailSearch,
  head: ({ match }) => pageHead(match, { title: msg`Set a new password`, isPrivate: true }),
  component: ResetPasswordPage,
});
