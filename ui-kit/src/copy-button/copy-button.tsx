import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';

import { Button, type ButtonProps } from '../button/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { checkIcon, copyIcon } from '../icons/icons.ts';
import { notify } from '../toast/notify.ts';

import './copy-button.css';

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'> {
  /** The text to copy, verbatim. */
  readonly text: string;
  /** The verb, with its object where a page has several: "Copy the key". */
  readonly children: ReactNode;
}

/** Milliseconds for which the button confirms. */
const saidFor = 2_500;

/** Copies a text and confirms it in its own place and to screen readers. */
export function CopyButton({
  text,
  children,
  variant = 'secondary',
  ...looks
}: CopyButtonProps): ReactNode {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), saidFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // The browser forbids it, or the page is not served over HTTPS and has no clipboard
      notify.error(<Trans>Couldn’t copy. Select the text and copy it yourself.</Trans>);
    }
  }

  return (
    <>
      <Button
        {...looks}
        variant={variant}
        iconStart={<Icon icon={isCopied ? checkIcon : copyIcon} size={18} />}
        onClick={() => void copy()}
      >
        <span className="ui-copy-button-words" data-copied={isCopied || undefined}>
          <span>{children}</span>
          <span>
            <Trans>Copied</Trans>
          </span>
        </span>
      </Button>
      <output className="ui-visually-hidden">{isCopied ? t`Copied` : ''}</output>
    </>
  );
}
