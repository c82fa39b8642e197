import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { downloadIcon } from '../icons/icons.ts';

import './recovery-codes.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Names the codes for screen readers. */
  readonly label: string;
  /** The download: plain text with the codes in it. */
  readonly file: {
    /** With its extension: `osta-recovery-codes.txt`. */
    readonly name: string;
    readonly text: string;
  };
}

/** Makes the browser download a text. */
function save({ name, text }: RecoveryCodesProps['file']): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Codes that are shown once, with two ways to keep them: copy and download. */
export function RecoveryCodes({ codes, label, file }: RecoveryCodesProps): ReactNode {
  return (
    <div className="ui-recovery-codes">
      <ol className="ui-recovery-codes-list" dir="ltr" aria-label={label}>
        {codes.map((code) => (
          <li className="ui-recovery-code" key={code}>
            {code}
          </li>
        ))}
      </ol>
      <div className="ui-recovery-codes-actions">
        <CopyButton text={codes.join('\n')}>
          <Trans>Copy the codes</Trans>
        </CopyButton>
        <Button
          variant="secondary"
          iconStart={<Icon icon={downloadIcon} size={18} />}
          onClick={() => save(file)}
        >
          <Trans>Download</Trans>
        </Button>
      </div>
    </div>
  );
}
