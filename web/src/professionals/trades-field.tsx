import { Trans } from '@lingui/react/macro';
import { CategoryIcon, dangerIcon, Icon } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../api/use-api.ts';
import { servicesQuery } from '../catalogue/catalogue.queries.ts';

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

/** The trades of a professional or a store, as checkboxes. */
export function TradesField({
  id,
  value,
  onChange,
  error,
  most = mostTrades,
}: TradesFieldProps): ReactNode {
  const { data } = useQuery(servicesQuery(useApi()));

  function toggle(trade: string): void {
    onChange(value.includes(trade) ? value.filter((one) => one !== trade) : [...value, trade]);
  }

  return (
    <fieldset className="web-trades-field" id={id} tabIndex={-1}>
      <legend className="ui-form-field-label">
        <Trans>Trades</Trans>
      </legend>
      <div className="web-trades-grid">
        {data?.categories.map(({ id: trade, name }) => (
          <label className="web-trade-pick" key={trade}>
            <input
              type="checkbox"
              className="ui-checkbox-box web-pick-box"
              checked={value.includes(trade)}
              disabled={!value.includes(trade) && value.length >= most}
              onChange={() => toggle(trade)}
            />
            <CategoryIcon category={trade} size="small" />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="web-field-error" role="alert">
          <Icon icon={dangerIcon} size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
