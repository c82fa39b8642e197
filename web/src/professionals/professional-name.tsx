import { Link as UiLink } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import './professional-name.css';

interface ProfessionalNameProps {
  readonly person: { readonly id: string; readonly fullName: string };
}

/** The name of a professional, which links to their public profile. */
export function ProfessionalName({ person: { id, fullName } }: ProfessionalNameProps): ReactNode {
  return (
    <UiLink asChild isQuiet>
      <Link to="/professional/profile/$id/public" params={{ id }} className="web-professional-link">
        <bdi>{fullName}</bdi>
      </Link>
    </UiLink>
  );
}
