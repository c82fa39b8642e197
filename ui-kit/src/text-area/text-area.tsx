import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';

import { useFieldAttributes } from '../form-field/field-context.ts';
import { formatInteger } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';
import { useEarlyText } from '../text-field/use-early-text.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  /** With `maxLength`: shows how much of it is used. */
  readonly showsCount?: boolean;
}

/** A multi-line input that grows with the text. Put it into a FormField. */
export function TextArea({
  showsCount = false,
  className,
  onChange,
  maxLength,
  rows = 4,
  ...rest
}: TextAreaProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const countId = useId();
  const given = rest.value ?? rest.defaultValue ?? '';
  const [typed, setTyped] = useState(String(given).length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  const hasCount = showsCount && maxLength !== undefined;
  const attributes = useFieldAttributes(hasCount ? { ...rest, 'aria-describedby': countId } : rest);
  const field = useEarlyText<HTMLTextAreaElement>(rest.value);
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  const left = (maxLength ?? 0) - length;
  return (
    <>
      <textarea
        dir="auto"
        {...rest}
        {...attributes}
        ref={field}
        rows={rows}
        maxLength={maxLength}
        onChange={change}
        className={className === undefined ? 'ui-text-area' : `ui-text-area ${className}`}
      />
      {hasCount && (
        <span className="ui-text-area-count" data-near-end={left <= 20 || undefined}>
          {/* In the direction of the text: in Arabic, too, the first number is read first */}
          <span aria-hidden="true">
            {formatInteger(length, locale)} / {formatInteger(maxLength, locale)}
          </span>
          <span className="ui-visually-hidden" id={countId}>
            {t`${plural(maxLength, {
              one: 'At most # character',
              other: 'At most # characters',
            })}`}
          </span>
        </span>
      )}
    </>
  );
}
