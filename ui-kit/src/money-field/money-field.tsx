import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react';

import { formatMoneyInput, parseMoney } from '../formats/parse-money.ts';
import { useLocale } from '../provider/ui-context.ts';
import { TextField } from '../text-field/text-field.tsx';
import { currencySign } from './currency-sign.ts';

export interface MoneyFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size'
> {
  /** Integer dirham (1000 are one dinar); null when empty or invalid. */
  readonly value: number | null;
  /** Called with every keystroke; null while the text is no amount. */
  readonly onChange: (dirham: number | null) => void;
}

/** Characters that cannot be part of an amount; the field rejects them. */
const foreign = /[^\d٠-٩۰-۹.,٫٬]/gu;

/**
 * An amount of Libyan dinars, typed in the language's notation and normalized on blur. Put it into
 * a FormField.
 */
export function MoneyField({ value, onChange, onBlur, ...rest }: MoneyFieldProps): ReactNode {
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const settled = value === null ? '' : formatMoneyInput(value, locale);
  // The typed text is kept unless the value was changed from outside
  const isCurrent = typed !== null && parseMoney(typed, locale) === value;
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    if (value !== null) setTyped(null);
    onBlur?.(event);
  };
  const sign = <span aria-hidden="true">{currencySign[locale]}</span>;
  return (
    <TextField
      {...rest}
      {...(locale === 'ar' ? { slotEnd: sign } : { slotStart: sign })}
      isLtr
      inputMode="decimal"
      autoComplete="off"
      className="ui-money-field"
      value={isCurrent ? typed : settled}
      onChange={(event) => {
        const text = event.target.value.replaceAll(foreign, '');
        setTyped(text);
        onChange(parseMoney(text, locale));
      }}
      onBlur={leave}
    />
  );
}
