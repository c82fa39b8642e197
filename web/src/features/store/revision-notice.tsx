import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreView } from '@osta/contracts/store/api';
import { Callout } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { sectionNames } from '../../stores/store-words.ts';

interface RevisionNoticeProps {
  readonly store: Pick<StoreView, 'revision'>;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Says of a published store which changes customers do not see yet; nothing where there are none. */
export function RevisionNotice({ store: { revision }, children }: RevisionNoticeProps): ReactNode {
  const { i18n } = useLingui();
  if (revision === null) return null;
  const names = revision.sections.map((section) => i18n._(sectionNames[section])).join(' · ');
  return (
    <Callout
      tone="waiting"
      title={
        revision.status === 'changes_requested' ? (
          <Trans>We ask for changes in what you changed</Trans>
        ) : (
          <Trans>We’re looking at your changes</Trans>
        )
      }
    >
      <p>
        {names}. <Trans>Until then, customers see the page as before.</Trans>
      </p>
      {children}
    </Callout>
  );
}
