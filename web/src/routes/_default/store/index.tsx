import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { StoreLandingPage } from '../../../features/store/store-landing-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';

export const Route = createFileRoute('/_default/store/')({
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Open a store`,
      description: msg`A page for your store on Osta, in Arabic and English, with hours, pictures and the way to you.`,
    }),
  component: StoreLandingPage,
});
