import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ClientsPage } from '../../../features/workplace/clients-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';

export const Route = createFileRoute('/_professional/professional/clients')({
  head: ({ match }) => pageHead(match, { title: msg`Clients`, isPrivate: true }),
  component: ClientsPage,
});
