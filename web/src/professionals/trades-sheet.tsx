import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  type ComboboxItem,
  Dialog,
  findItems,
  FormField,
  Icon,
  nearItems,
  searchIcon,
  TextField,
} from '@osta/ui-kit';
import { type ReactNode, useMemo, useState } from 'react';

import './trades-sheet.css';

interface TradesSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** All trades. The names of their services find them, too. */
  readonly trades: readonly ComboboxItem[];
  readonly value: readonly string[];
  readonly onToggle: (trade: string) => void;
  /** How many may be chosen. */
  readonly most: number;
}

/** All trades to choose from, with a search: a sheet on phones. A choice counts at once. */
export function TradesSheet({
  isOpen,
  onOpenChange,
  trades,
  value,
  onToggle,
  most,
}: TradesSheetProps): ReactNode {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => {
    const named = findItems(trades, typed.trim());
    return named.length > 0 ? named : nearItems(trades, typed);
  }, [trades, typed]);
  const chosen = value.length;

  function leave(isOpenNow: boolean): void {
    if (!isOpenNow) setTyped('');
    onOpenChange(isOpenNow);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={leave}
      title={<Trans>Choose trades</Trans>}
      description={<Plural value={most} one="Choose one trade." other="Choose up to # trades." />}
      footer={
        <Button onClick={() => leave(false)}>
          <Trans context="closes a choice">Done</Trans>
        </Button>
      }
    >
      <div className="web-trades-sheet">
        <FormField label={<Trans>Search trades</Trans>}>
          <TextField
            type="search"
            enterKeyHint="search"
            slotStart={<Icon icon={searchIcon} size={18} />}
            placeholder={t`Plumbing, a leak, a water heater`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </FormField>
        <output className="web-trades-count">
          {shown.length === 0 ? (
            <Trans>No trade matches. Try another word.</Trans>
          ) : (
            <Trans>
              {chosen} of {most} chosen
            </Trans>
          )}
        </output>
        <ul className="web-trades-list">
          {shown.map(({ id, label, icon }) => (
            <li key={id}>
              <label className="web-trade-pick">
                <input
                  type="checkbox"
                  className="ui-checkbox-box web-pick-box"
                  checked={value.includes(id)}
                  disabled={!value.includes(id) && chosen >= most}
                  onChange={() => onToggle(id)}
                />
                {icon}
                <span>{label}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
