import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ChangedMeanwhile, type ChangedMeanwhileProps } from '../../../forms/changed-meanwhile.tsx';
import type { SaidContent } from '../../../stores/store-texts.ts';
import { storeFieldNames } from '../../../stores/store-words.ts';
import { useStoreNames } from '../../../stores/use-store-names.ts';
import { sectionDifferences } from './section-differences.ts';

interface SectionConflictProps extends Omit<ChangedMeanwhileProps, 'title' | 'differences'> {
  /** The page with the section as it is typed. */
  readonly mine: SaidContent;
  /** The page with the section as it is saved now. */
  readonly saved: SaidContent;
}

/** Lets a member choose between a section as they typed it and as somebody else saved it meanwhile. */
export function SectionConflict({ mine, saved, ...choice }: SectionConflictProps): ReactNode {
  const { i18n } = useLingui();
  const names = useStoreNames();
  return (
    <ChangedMeanwhile
      title={<Trans>This section has changed since you opened it</Trans>}
      differences={sectionDifferences(mine, saved, names).map(({ field, ...sides }) => ({
        key: field,
        label: i18n._(storeFieldNames[field]),
        mine: <Lines of={sides.mine} />,
        saved: <Lines of={sides.saved} />,
      }))}
      {...choice}
    />
  );
}

function Lines({ of: lines }: { readonly of: readonly string[] }): ReactNode {
  if (lines.length === 0) return <Trans context="what only the other version has">None</Trans>;
  return (
    <ul className="web-changed-list">
      {lines.map((line) => (
        <li key={line} className="web-changed-text">
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}
