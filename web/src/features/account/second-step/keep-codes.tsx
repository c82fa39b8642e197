import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, formatIsoDate, RecoveryCodes, useLocale } from '@osta/ui-kit';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react';

interface KeepCodesProps {
  readonly codes: readonly string[];
  /** The person's address: written into the file. */
  readonly email: string;
  /** How often the person tried to leave; from the first time, they are asked to tick the box. */
  readonly reminders: number;
  readonly onKept: () => void;
}

/** Shows the recovery codes once, and continues when the person has stored them. */
export function KeepCodes({ codes, email, reminders, onKept }: KeepCodesProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const boxId = useId();
  const [day] = useState(() => formatIsoDate(new Date().toISOString(), locale));
  const [isKept, setIsKept] = useState(false);
  const [isTold, setIsTold] = useState(false);
  const isAskedFor = (isTold || reminders > 0) && !isKept;

  useEffect(() => {
    if (reminders > 0) document.getElementById(boxId)?.focus();
  }, [reminders, boxId]);

  function finish(event: SyntheticEvent): void {
    event.preventDefault();
    if (isKept) {
      onKept();
      return;
    }
    setIsTold(true);
    document.getElementById(boxId)?.focus();
  }

  const file = [
    t`Osta: recovery codes of ${email}, made on ${day}`,
    t`Each code logs you in once, instead of the code from the app.`,
    '',
    ...codes,
    '',
  ].join('\n');

  return (
    <form className="web-form" noValidate onSubmit={finish}>
      <p className="web-form-lead">
        <Trans>
          If you lose your phone, each code logs you in once. Keep them somewhere safe: we won’t
          show them again.
        </Trans>
      </p>
      <RecoveryCodes
        codes={codes}
        label={t`Recovery codes`}
        file={{ name: 'osta-recovery-codes.txt', text: file }}
      />
      <Checkbox
        id={boxId}
        label={<Trans>I’ve saved them</Trans>}
        checked={isKept}
        onChange={(event) => setIsKept(event.target.checked)}
        error={isAskedFor && <Trans>Keep them first, then tick this box.</Trans>}
      />
      <Button type="submit" isFullWidth>
        <Trans>Finish</Trans>
      </Button>
    </form>
  );
}
