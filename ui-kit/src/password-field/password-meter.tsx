import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { PasswordStrength, PasswordWeakness } from './password-strength.ts';

export interface PasswordMeterProps {
  readonly id: string;
  readonly strength: PasswordStrength;
}

const steps = [1, 2, 3, 4] as const;

/** Four bars and a sentence; the sentence is announced politely when it changes. */
export function PasswordMeter({ id, strength }: PasswordMeterProps): ReactNode {
  const { t } = useLingui();
  const { level, weakness } = strength;
  const advice: Record<PasswordWeakness, string> = {
    short: t`Too short: at least 8 characters, 14 are better.`,
    common: t`This is one of the first passwords anyone would guess. Try a few unrelated words.`,
    personal: t`It contains your name or email: people who know you could guess it.`,
    repeated: t`Too repetitive. Add something different.`,
    sequence: t`This is a row of the keyboard or the alphabet. Try a few unrelated words.`,
  };
  const verdict = ['', t`Weak.`, t`Fair: longer is better.`, t`Good.`, t`Strong.`][level] ?? '';
  return (
    <div className="ui-password-meter" data-level={level}>
      <div className="ui-password-meter-bars" aria-hidden="true">
        {steps.map((step) => (
          <span
            className="ui-password-meter-bar"
            data-filled={step <= level || undefined}
            key={step}
          />
        ))}
      </div>
      <p className="ui-password-meter-words" id={id} aria-live="polite">
        {weakness === null ? verdict : advice[weakness]}
      </p>
    </div>
  );
}
