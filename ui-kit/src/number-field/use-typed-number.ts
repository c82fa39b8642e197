import { useState } from 'react';

import type { FieldProblem } from '../field-messages/field-problem.ts';
import { integerRule, numberRule } from '../field-messages/field-rules.ts';
import { formatNumberInput, parseNumber } from '../formats/parse-number.ts';
import { useLocale } from '../provider/ui-context.ts';

interface Given {
  readonly value: number | null;
  readonly onChange: (value: number | null, problem: FieldProblem | null) => void;
  readonly isInteger: boolean;
}

interface TypedNumber {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Normalizes a valid number; invalid text stays as typed, to be corrected. */
  readonly settle: () => void;
}

/** Keeps the text of a number field: as typed while editing, normalized on blur. */
export function useTypedNumber({ value, onChange, isInteger }: Given): TypedNumber {
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const rule = isInteger ? integerRule(locale) : numberRule(locale);
  const read = (text: string): number | null =>
    rule(text) === null ? parseNumber(text, locale) : null;
  const settled = value === null ? '' : formatNumberInput(value, locale);
  const isCurrent = typed !== null && read(typed) === value;
  return {
    text: isCurrent ? typed : settled,
    type: (text) => {
      setTyped(text);
      onChange(read(text), rule(text));
    },
    settle: () => {
      if (value !== null) setTyped(null);
    },
  };
}
