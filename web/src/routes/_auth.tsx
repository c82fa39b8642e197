import { createFileRoute, Outlet } from '@tanstack/react-router';

import { AuthFrame } from '../layout/auth-frame.tsx';

export const Route = createFileRoute('/_auth')({
  component: () => (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  ),
});
