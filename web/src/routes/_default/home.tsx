import { createFileRoute, redirect } from '@tanstack/react-router';

/** The home page has one address (docs/spec.md §2 names two). */
export const Route = createFileRoute('/_default/home')({
  beforeLoad: () => {
    throw redirect({ to: '/', statusCode: 301 });
  },
});
