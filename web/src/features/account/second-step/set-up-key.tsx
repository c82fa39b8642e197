import { Trans, useLingui } from '@lingui/react/macro';
import type { SecondStepOffer } from '@osta/contracts/account/second-step';
import { Button, CopyButton, externalIcon, Icon, QrCode } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { keyGroups } from './key-groups.ts';

interface SetUpKeyProps {
  readonly offer: SecondStepOffer;
  readonly onContinue: () => void;
}

/** Brings the key into the app: by camera, by a link on the same phone, or by hand. */
export function SetUpKey({ offer: { secret, uri }, onContinue }: SetUpKeyProps): ReactNode {
  const { t } = useLingui();
  return (
    <div className="web-form">
      <p className="web-form-lead">
        <Trans>
          Scan this QR code with an authenticator app such as{' '}
          <bdi className="web-set-up-app">Google Authenticator</bdi> or{' '}
          <bdi className="web-set-up-app">Microsoft Authenticator</bdi>.
        </Trans>
      </p>
      <div className="web-set-up-here">
        <Button asChild variant="secondary" isFullWidth>
          <a href={uri}>
            <Icon icon={externalIcon} size={18} />
            <Trans>Open in an app on this device</Trans>
          </a>
        </Button>
      </div>
      <div className="web-set-up-key">
        <div className="web-set-up-picture">
          <QrCode value={uri} label={t`QR code for your authenticator app`} size="192px" />
        </div>
        <div className="web-set-up-words">
          <p className="web-hint">
            <Trans>Can’t scan it? Type this key into the app:</Trans>
          </p>
          <bdi className="web-set-up-groups" dir="ltr">
            {keyGroups(secret).map((group, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two groups may be the same
              <span key={place}>{group}</span>
            ))}
          </bdi>
          <CopyButton text={secret} size="small">
            <Trans>Copy the key</Trans>
          </CopyButton>
        </div>
      </div>
      <Button isFullWidth onClick={onContinue}>
        <Trans>Continue</Trans>
      </Button>
    </div>
  );
}
