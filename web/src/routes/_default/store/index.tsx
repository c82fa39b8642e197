import { createFileRoute, redirect } from '@tanstack/react-router';

/** Stores have one address: their search. */
export const Route = createFileRoute('/_default/store/')({
  beforeLoad: () => {
    throw redirect({ to: '/store/search', statusCode: 301 });
  },
});
