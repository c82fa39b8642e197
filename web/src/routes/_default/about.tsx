import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AboutPage } from '../../features/site/about-page.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/_default/about')({
  head: ({ match }) =>
    pageHead(match, {
      title: msg`About Osta`,
      description: msg`Osta brings people in Libya who need work done together with masters of a trade near them: clear prices, cash, no fees.`,
    }),
  component: AboutPage,
});
