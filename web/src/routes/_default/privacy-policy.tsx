import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { PrivacyPolicyPage } from '../../features/site/privacy-policy-page.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/_default/privacy-policy')({
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Privacy policy`,
      description: msg`What Osta knows about you, why, who sees it, and how you get rid of it.`,
    }),
  component: PrivacyPolicyPage,
});
