import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { CompanyBrandPage } from '../../features/site/company-brand-page.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/_default/company-brand')({
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Company brand`,
      description: msg`The logo, colours and name of Osta, with rules and files for those who write about us.`,
    }),
  component: CompanyBrandPage,
});
