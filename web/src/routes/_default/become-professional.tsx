import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { BecomeProfessionalPage } from '../../features/workplace/become-professional-page.tsx';
import { pageHead } from '../../layout/page-head.ts';
import { requireMe } from '../../session/guards.ts';

export const Route = createFileRoute('/_default/become-professional')({
  beforeLoad: (guarded) => {
    const { me } = requireMe(guarded);
    if (me.role === 'professional') throw redirect({ to: '/professional/profile' });
    return { me };
  },
  head: ({ match }) => pageHead(match, { title: msg`Become a professional`, isPrivate: true }),
  component: BecomeProfessionalPage,
});
