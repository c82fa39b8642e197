import { Trans } from '@lingui/react/macro';
import type { ApplicationField } from '@osta/contracts/application/status';
import type { FunctionComponent, ReactNode } from 'react';

import { DocumentsForm } from '../../applications/documents-form.tsx';
import { AvatarForm } from '../../avatar/avatar-form.tsx';
import { useMe } from '../../session/use-me.ts';
import { AreaForm } from './area-form.tsx';
import { CommitmentsForm } from './commitments-form.tsx';
import { GeneralForm, type SectionProps } from './general-form.tsx';
import { TradesForm } from './trades-form.tsx';

export interface ApplicationSection {
  /** Its place in the address. */
  readonly id: string;
  readonly title: ReactNode;
  /** What it is for. */
  readonly lead: ReactNode;
  readonly fields: readonly ApplicationField[];
  readonly Form: FunctionComponent<SectionProps>;
}

/* oxlint-disable lingui/no-unlocalized-strings -- ids and fields, not words */
/** The sections of an application, in the order in which they are filled in. */
export const applicationSections: readonly ApplicationSection[] = [
  {
    id: 'about',
    title: <Trans>About you</Trans>,
    lead: <Trans>Who you are and what you do.</Trans>,
    fields: ['legalName', 'about', 'experienceYears'],
    Form: AboutForm,
  },
  {
    id: 'trades',
    title: <Trans>Trades</Trans>,
    lead: <Trans>What customers can ask you for.</Trans>,
    fields: ['categoryIds'],
    Form: TradesForm,
  },
  {
    id: 'area',
    title: <Trans>Where you work</Trans>,
    lead: <Trans>The places you go to.</Trans>,
    fields: ['placeIds'],
    Form: AreaForm,
  },
  {
    id: 'documents',
    title: <Trans>Legal documents</Trans>,
    lead: (
      <Trans>
        An identity card or passport is needed. A licence or a certificate helps customers to trust
        you.
      </Trans>
    ),
    fields: ['documents'],
    Form: WholeDocumentsForm,
  },
  {
    id: 'commitments',
    title: <Trans>Commitments</Trans>,
    lead: <Trans>What customers can rely on with every professional.</Trans>,
    fields: ['commitments'],
    Form: CommitmentsForm,
  },
];
/* oxlint-enable lingui/no-unlocalized-strings */

function AboutForm(section: SectionProps): ReactNode {
  const me = useMe();
  return (
    <>
      {/* Asked for, and not required: a face is what customers trust first */}
      {me !== null && <AvatarForm me={me} />}
      <GeneralForm {...section} />
    </>
  );
}

function WholeDocumentsForm(section: SectionProps): ReactNode {
  return <DocumentsForm {...section} canRemove />;
}
