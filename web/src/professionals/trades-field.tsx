import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceCatalogue } from '@osta/contracts/catalogue/api';
import {
  addIcon,
  Button,
  CategoryIcon,
  closeIcon,
  dangerIcon,
  Icon,
  IconButton,
} from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';

import { useApi } from '../api/use-api.ts';
import { servicesQuery } from '../catalogue/catalogue.queries.ts';
import { findAnyTrade } from '../catalogue/find-service.ts';
import { TradesSheet } from './trades-sheet.tsx';

import './trades-field.css';

/** The maximum number of trades in a profile. */
export const mostTrades = 5;

interface TradesFieldProps {
  readonly id: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly error?: string | undefined;
  /** How many may be chosen; as many as in a profile by default. */
  readonly most?: number;
}

/** The trades of a professional or a store: the chosen ones, and a sheet with all of them. */
export function TradesField({
  id,
  value,
  onChange,
  error,
  most = mostTrades,
}: TradesFieldProps): ReactNode {
  const { t } = useLingui();
  const { data } = useQuery(servicesQuery(useApi()));
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const trades = useMemo(() => (data?.categories ?? []).map(choiceOf), [data]);
  // One that was chosen before it was hidden keeps its name
  const chosen = value.flatMap((trade) => {
    const found = data && findAnyTrade(data, trade);
    return found ? [choiceOf(found)] : [];
  });

  function toggle(trade: string): void {
    onChange(value.includes(trade) ? value.filter((one) => one !== trade) : [...value, trade]);
  }

  function remove(trade: string): void {
    toggle(trade);
    // The button that had the focus is gone
    opener.current?.focus();
  }

  return (
    <fieldset className="web-trades-field" id={id} tabIndex={-1}>
      <legend className="ui-form-field-label">
        <Trans>Trades</Trans>
      </legend>
      {value.length > 0 && (
        <ul className="web-trades-chosen">
          {chosen.map(({ id: trade, label, icon }) => (
            <li className="web-trade" key={trade}>
              {icon}
              <span>{label}</span>
              <IconButton label={t`Remove ${label}`} onClick={() => remove(trade)}>
                <Icon icon={closeIcon} size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        iconStart={<Icon icon={addIcon} size={18} />}
        ref={opener}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Choose trades</Trans>
      </Button>
      {error !== undefined && (
        <p className="web-field-error" role="alert">
          <Icon icon={dangerIcon} size={16} />
          {error}
        </p>
      )}
      <TradesSheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trades={trades}
        value={value}
        onToggle={toggle}
        most={most}
      />
    </fieldset>
  );
}

function choiceOf({
  id,
  name,
  icon = id,
  services,
}: Pick<ServiceCatalogue['categories'][number], 'id' | 'name' | 'icon' | 'services'>) {
  return {
    id,
    icon: <CategoryIcon category={icon} size="small" />,
    label: name,
    keywords: services.map((service) => service.name),
  };
}
