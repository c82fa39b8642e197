import { Trans, useLingui } from '@lingui/react/macro';
import type { StorePlan } from '@osta/contracts/plan/api';
import { priceAfter, priceOn } from '@osta/contracts/plan/plan-price';
import {
  addIcon,
  Badge,
  Button,
  editIcon,
  Heading,
  hideIcon,
  historyIcon,
  Icon,
  IconButton,
  Money,
  showIcon,
  Table,
  type TableColumn,
  Text,
  useLocale,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { DayText } from '../../../components/day-text.tsx';
import { plansQuery } from '../../../stores/stores.queries.ts';
import { useToday } from '../../../time/use-today.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanHistoryDialog } from './plan-history-dialog.tsx';
import { RetirePlanDialog } from './retire-plan-dialog.tsx';

import './admin-plans.css';

/** What an admin has asked to change. */
interface Asked {
  readonly what: 'plan' | 'retire' | 'history';
  /** `null`: a plan is added. */
  readonly plan: StorePlan | null;
}

/** The plans of stores, in their order: admins add, change and retire them. */
export function AdminPlansPage(): ReactNode {
  const { t } = useLingui();
  const { data: plans } = useSuspenseQuery(plansQuery(useApi()));
  const [asked, setAsked] = useState<Asked | null>(null);
  const leave = (): void => setAsked(null);

  const columns: readonly TableColumn<StorePlan>[] = [
    { id: 'name', header: t`Plan`, cell: nameCell },
    { id: 'month', header: t`A month`, cell: monthCell },
    { id: 'year', header: t`A year at once`, cell: yearCell },
    { id: 'pictures', header: t`Pictures`, cell: picturesCell, align: 'end' },
    { id: 'members', header: t`Team`, cell: membersCell, align: 'end' },
    actionsColumn(t`Actions`, setAsked),
  ];

  return (
    <div className="web-page">
      <div className="web-plans-head">
        <Heading as="h1">
          <Trans>Plans of stores</Trans>
        </Heading>
        <Button
          variant="accent"
          iconStart={<Icon icon={addIcon} size={20} />}
          onClick={() => setAsked({ what: 'plan', plan: null })}
        >
          <Trans>Add a plan</Trans>
        </Button>
      </div>
      <Text className="web-page-lead" tone="quiet">
        <Trans>
          What stores pay for their page. A payment costs what the plan costs on the day it was
          received, so what is paid never changes.
        </Trans>
      </Text>
      <Table label={t`Plans of stores`} columns={columns} rows={plans} idOf={({ id }) => id} />
      {asked?.what === 'plan' && (
        <PlanDialog key={asked.plan?.id ?? ''} plan={asked.plan} onLeft={leave} />
      )}
      {asked?.what === 'history' && asked.plan !== null && (
        <PlanHistoryDialog plan={asked.plan} onLeft={leave} />
      )}
      {asked?.what === 'retire' && asked.plan !== null && (
        <RetirePlanDialog plan={asked.plan} onLeft={leave} />
      )}
    </div>
  );
}

function nameCell(plan: StorePlan): ReactNode {
  return <PlanName plan={plan} />;
}

function monthCell({ prices }: StorePlan): ReactNode {
  return <Price prices={prices} period="month" />;
}

function yearCell({ prices }: StorePlan): ReactNode {
  return <Price prices={prices} period="year" />;
}

function picturesCell({ pictures }: StorePlan): ReactNode {
  return pictures;
}

function membersCell({ members }: StorePlan): ReactNode {
  return members;
}

interface OfPlan {
  readonly plan: StorePlan;
}

function PlanName({ plan: { name, isRetired } }: OfPlan): ReactNode {
  return (
    <span className="web-plan-name">
      {name[useLocale()]}{' '}
      {isRetired && (
        <Badge>
          <Trans>Retired</Trans>
        </Badge>
      )}
    </span>
  );
}

interface PriceProps {
  readonly prices: StorePlan['prices'];
  readonly period: 'month' | 'year';
}

/** The price of today, with the one that is announced. */
function Price({ prices, period }: PriceProps): ReactNode {
  const today = useToday();
  const announced = priceAfter(prices, today);
  const amountIn = ({ monthlyPrice, yearlyPrice }: StorePlan['prices'][number]): number =>
    period === 'year' ? yearlyPrice : monthlyPrice;
  return (
    <span className="web-plan-price">
      <Money dirham={amountIn(priceOn(prices, today))} />
      {announced?.from && (
        <Text as="span" size="small" tone="quiet">
          <Trans>
            <Money dirham={amountIn(announced)} /> from <DayText day={announced.from} />
          </Trans>
        </Text>
      )}
    </span>
  );
}

interface PlanActionsProps extends OfPlan {
  readonly onAsk: (asked: Asked) => void;
}

function PlanActions({ plan, onAsk }: PlanActionsProps): ReactNode {
  const { t } = useLingui();
  const name = plan.name[useLocale()];
  return (
    <span className="web-plan-actions">
      <IconButton label={t`Change ${name}`} onClick={() => onAsk({ what: 'plan', plan })}>
        <Icon icon={editIcon} size={20} />
      </IconButton>
      <IconButton label={t`History of ${name}`} onClick={() => onAsk({ what: 'history', plan })}>
        <Icon icon={historyIcon} size={20} />
      </IconButton>
      <IconButton
        label={plan.isRetired ? t`Offer ${name} again` : t`Retire ${name}`}
        onClick={() => onAsk({ what: 'retire', plan })}
      >
        <Icon icon={plan.isRetired ? showIcon : hideIcon} size={20} />
      </IconButton>
    </span>
  );
}

function actionsColumn(header: string, onAsk: (asked: Asked) => void): TableColumn<StorePlan> {
  return {
    id: 'actions',
    header,
    isHeaderHidden: true,
    align: 'end',
    cell: (plan) => <PlanActions plan={plan} onAsk={onAsk} />,
  };
}
