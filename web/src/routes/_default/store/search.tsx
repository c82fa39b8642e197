import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { StoreSearchPage } from '../../../features/store/store-search-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';

export const Route = createFileRoute('/_default/store/search')({
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Stores`,
      description: msg`Shops for tools, materials and parts near you in Libya.`,
    }),
  component: StoreSearchPage,
});
