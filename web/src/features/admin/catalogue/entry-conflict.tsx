import { Trans } from '@lingui/react/macro';
import { CategoryIcon, VisuallyHidden } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { ChangedMeanwhile, type ChangedMeanwhileProps } from '../../../forms/changed-meanwhile.tsx';
import { iconNumber } from './drawn-icons.ts';
import { entryDifferences, type EntryPart } from './entry-part.ts';

interface EntryConflictProps extends Omit<ChangedMeanwhileProps, 'title' | 'differences'> {
  readonly mine: EntryPart;
  readonly saved: EntryPart;
}

type Field = keyof EntryPart;

/** Lets an admin choose between what is typed and what another admin has saved meanwhile. */
export function EntryConflict({ mine, saved, ...choice }: EntryConflictProps): ReactNode {
  return (
    <ChangedMeanwhile
      title={<Trans>This has changed since you opened it</Trans>}
      differences={entryDifferences(mine, saved).map((field) => ({
        key: field,
        label: <FieldLabel field={field} />,
        mine: <FieldValue field={field} part={mine} />,
        saved: <FieldValue field={field} part={saved} />,
      }))}
      {...choice}
    />
  );
}

function FieldLabel({ field }: { readonly field: Field }): ReactNode {
  switch (field) {
    case 'ar':
      return <Trans>Name in Arabic</Trans>;
    case 'en':
      return <Trans>Name in English</Trans>;
    case 'icon':
      return <Trans>Icon</Trans>;
    case 'isHidden':
      return <Trans>Shown to customers</Trans>;
  }
}

interface FieldValueProps {
  readonly field: Field;
  readonly part: EntryPart;
}

function FieldValue({ field, part }: FieldValueProps): ReactNode {
  switch (field) {
    case 'icon':
      return <DrawnIcon icon={part.icon} />;
    case 'isHidden':
      return part.isHidden ? <Trans>No</Trans> : <Trans>Yes</Trans>;
    case 'ar':
    case 'en':
      return <span dir="auto">{part[field]}</span>;
  }
}

function DrawnIcon({ icon }: { readonly icon: string }): ReactNode {
  const number = iconNumber(icon);
  return (
    <>
      <CategoryIcon category={icon} />
      <VisuallyHidden>
        <Trans>Icon {number}</Trans>
      </VisuallyHidden>
    </>
  );
}
