import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { TermsOfUsePage } from '../../features/site/terms-of-use-page.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/_default/terms-of-use')({
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Terms of use`,
      description: msg`What customers and professionals agree to when they use Osta.`,
    }),
  component: TermsOfUsePage,
});
