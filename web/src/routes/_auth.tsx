import { createFileRoute, Outlet } from '@tanstack/react-router';

import { AuthFrame } from '../layout/auth-frame.tsx';

export const Route = createFileRoute('/_auth')({
  staticData: { shape: 'form' },
  component: () => (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  ),
});
