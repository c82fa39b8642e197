import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ForgotPasswordPage } from '../../../features/account/sign-in/forgot-password-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireGuest } from '../../../session/guards.ts';

export const Route = createFileRoute('/_auth/auth/forgot-password')({
  beforeLoad: ({ context, location }) => requireGuest({ context, location }, undefined),
  head: ({ match }) => pageHead(match, { title: msg`Forgot your password`, isPrivate: true }),
  component: ForgotPasswordPage,
});
