import { type ReactNode, useState } from 'react';

import type { FieldProblem } from '../field-messages/field-problem.ts';
import { useFieldMessage } from '../field-messages/use-field-message.ts';
import { FormField } from '../form-field/form-field.tsx';

export interface TypedField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value, problem: FieldProblem | null) => void;
  readonly onBlur: () => void;
}

export interface FieldStoryProps<Value> {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly initial: Value;
  /** Called with every change. */
  readonly onChange: (value: Value, problem: FieldProblem | null) => void;
  /** In px. */
  readonly width: number;
  readonly children: (field: TypedField<Value>) => ReactNode;
}

/** A field in its FormField, as in a form: its problem is shown on blur. */
export function FieldStory<Value>({
  label,
  hint,
  initial,
  onChange,
  width,
  children,
}: FieldStoryProps<Value>): ReactNode {
  const message = useFieldMessage();
  const [value, setValue] = useState(initial);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  return (
    <div style={{ maxInlineSize: width }}>
      <FormField label={label} hint={hint} error={isLeft ? message(problem) : undefined}>
        {children({
          value,
          onChange: (next, wrong) => {
            setValue(next);
            setProblem(wrong);
            onChange(next, wrong);
          },
          onBlur: () => setIsLeft(true),
        })}
      </FormField>
    </div>
  );
}
