import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** Steps that lead up to a flag. */
export function Onboarding(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path className="ui-art-surface" d="M48 148v-26h40V98h40V74h40v74Z" />
      <path className="ui-art-shade" d="M152 75.500h14.500v71H152Z" />
      <path className="ui-art-line" d="M88 122v26M128 98v50M36 148h156" />
      <path className="ui-art-line" d="M148 74V28" />
      <path className="ui-art-accent" d="M148 30h38l-10 13 10 13h-38Z" />
      <path
        className="ui-art-fine"
        d="M62 106c6-8 13-15 21-20m12-9c7-5 14-9 21-12"
        strokeDasharray="1 8"
      />
    </svg>
  );
}
