import { Trans } from '@lingui/react/macro';
import { Money } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { DayText } from '../../../components/day-text.tsx';
import { ChangedMeanwhile, type ChangedMeanwhileProps } from '../../../forms/changed-meanwhile.tsx';
import { planDifferences, type PlanPart } from './plan-part.ts';

interface PlanConflictProps extends Omit<ChangedMeanwhileProps, 'title' | 'differences'> {
  readonly mine: PlanPart;
  readonly saved: PlanPart;
}

type Field = keyof PlanPart;

const labels: { readonly [Name in Field]: ReactNode } = {
  ar: <Trans>Name in Arabic</Trans>,
  en: <Trans>Name in English</Trans>,
  aboutAr: <Trans>In a sentence, in Arabic</Trans>,
  aboutEn: <Trans>In a sentence, in English</Trans>,
  monthlyPrice: <Trans>Price of a month</Trans>,
  yearlyPrice: <Trans>Price of a year at once</Trans>,
  priceFrom: <Trans>First day of this price</Trans>,
  pictures: <Trans>Pictures, at most</Trans>,
  members: <Trans>People in the team besides the owner, at most</Trans>,
  order: <Trans>Place in the list</Trans>,
};

/** Lets an admin choose between what is typed and what another admin has saved meanwhile. */
export function PlanConflict({ mine, saved, ...choice }: PlanConflictProps): ReactNode {
  return (
    <ChangedMeanwhile
      title={<Trans>This has changed since you opened it</Trans>}
      differences={planDifferences(mine, saved).map((field) => ({
        key: field,
        label: labels[field],
        mine: <FieldValue field={field} part={mine} />,
        saved: <FieldValue field={field} part={saved} />,
      }))}
      {...choice}
    />
  );
}

interface FieldValueProps {
  readonly field: Field;
  readonly part: PlanPart;
}

function FieldValue({ field, part }: FieldValueProps): ReactNode {
  switch (field) {
    case 'monthlyPrice':
    case 'yearlyPrice':
      return <Money dirham={part[field] ?? 0} />;
    case 'priceFrom':
      return part.priceFrom === null ? (
        <Trans context="price">Today’s price</Trans>
      ) : (
        <DayText day={part.priceFrom} />
      );
    case 'pictures':
    case 'members':
    case 'order':
      return part[field];
    case 'ar':
    case 'en':
    case 'aboutAr':
    case 'aboutEn':
      return <span dir="auto">{part[field]}</span>;
  }
}
