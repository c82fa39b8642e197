import type { ReactNode } from 'react';

import { missingValue } from '../formats/locale-tag.ts';
import { formatPhone } from '../formats/phone.ts';

export interface PhoneNumberProps {
  /** E.164: `+218912345678`. Null, or what is not E.164, shows `--`. */
  readonly e164: string | null;
  /** Makes it a `tel:` link. */
  readonly isCallable?: boolean;
}

/** A phone number in groups, from left to right in any text. */
export function PhoneNumber({ e164, isCallable = false }: PhoneNumberProps): ReactNode {
  const text = e164 === null ? null : formatPhone(e164);
  const run = (
    <bdi className="ui-figures" dir="ltr">
      {text ?? missingValue}
    </bdi>
  );
  if (!isCallable || text === null) return run;
  return (
    <a className="ui-link" data-underline="always" href={`tel:${e164}`}>
      {run}
    </a>
  );
}
