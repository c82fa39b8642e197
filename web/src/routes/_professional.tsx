import { createFileRoute } from '@tanstack/react-router';

import { ProfessionalLayout } from '../layout/professional-layout.tsx';
import { requireProfessional } from '../session/guards.ts';

export const Route = createFileRoute('/_professional')({
  beforeLoad: requireProfessional,
  component: ProfessionalLayout,
});
