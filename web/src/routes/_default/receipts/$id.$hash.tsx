import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import {
  CheckedReceiptPage,
  UnknownReceiptPage,
} from '../../../features/bookings/receipts/checked-receipt-page.tsx';
import { receiptQuery } from '../../../features/bookings/receipts/receipts.queries.ts';
import { pageHead } from '../../../layout/page-head.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { validateId } from '../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_default/receipts/$id/$hash')({
  loader: async ({ context: { api, queryClient }, params: { id, hash }, location }) => {
    validateId(id);
    await loadForPage(queryClient.query(receiptQuery(api, id, hash)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Check a receipt`, isPrivate: true }),
  component: CheckedReceiptPage,
  notFoundComponent: UnknownReceiptPage,
});
