import { Link as UiLink } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { AboutSearch } from './about-search.ts';

import './professional-name.css';

interface ProfessionalNameProps {
  /** What was searched for: the profile hands it on to the request. */
  readonly about?: AboutSearch | undefined;
  readonly person: { readonly id: string; readonly fullName: string };
}

/** The name of a professional, which links to their public profile. */
export function ProfessionalName({
  person: { id, fullName },
  about,
}: ProfessionalNameProps): ReactNode {
  return (
    <UiLink asChild isQuiet>
      <Link
        to="/professional/profile/$id/public"
        params={{ id }}
        search={about ?? {}}
        className="web-professional-link"
      >
        <bdi>{fullName}</bdi>
      </Link>
    </UiLink>
  );
}
