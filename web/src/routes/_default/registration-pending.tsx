import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { RegistrationPendingPage } from '../../features/site/registration-pending-page.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/_default/registration-pending')({
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Registration pending`,
      description: msg`Your application to join Osta as a professional is being read.`,
      isPrivate: true,
    }),
  component: RegistrationPendingPage,
});
