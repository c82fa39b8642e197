import { type ReactNode, useContext, useId, useMemo } from 'react';

import { FieldContext } from './field-context.ts';

export interface FieldPartProps {
  /** Names the part: "From". Screen readers say it after the label of the field. */
  readonly label: string;
  /** Shows the label above the part; otherwise only screen readers get it. */
  readonly showsLabel?: boolean;
  /** The first part carries the field's id: the label and the error summary lead to it. */
  readonly isFirst?: boolean;
  /** One control of the kit. */
  readonly children: ReactNode;
}

/**
 * One of several controls in one FormField: it has the field's hint and error, and a name of its
 * own.
 */
export function FieldPart({
  label,
  showsLabel = false,
  isFirst = false,
  children,
}: FieldPartProps): ReactNode {
  const field = useContext(FieldContext);
  const ownId = useId();
  const controlId = isFirst ? (field?.controlId ?? ownId) : ownId;
  const ownLabelId = `${ownId}-part`;
  const labelId = field === null ? ownLabelId : `${field.labelId} ${ownLabelId}`;
  const part = useMemo(
    () => ({
      controlId,
      labelId,
      describedBy: field?.describedBy,
      isInvalid: field?.isInvalid ?? false,
      isRequired: field?.isRequired ?? false,
    }),
    [controlId, labelId, field?.describedBy, field?.isInvalid, field?.isRequired],
  );
  return (
    <div className="ui-field-part">
      <label
        className={showsLabel ? 'ui-field-part-label' : 'ui-visually-hidden'}
        id={ownLabelId}
        htmlFor={controlId}
      >
        {label}
      </label>
      <FieldContext value={part}>{children}</FieldContext>
    </div>
  );
}
