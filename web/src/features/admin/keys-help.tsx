import { Trans } from '@lingui/react/macro';
import { Button, Dialog, Ltr, Switch } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { keepSingleKeys, readSingleKeys } from './single-keys.ts';
import { type Keys, useKeys } from './use-keys.ts';

import './keys-help.css';

/** A key, and what it does. */
export interface NamedKey {
  /** The Latin letter on it, whatever it writes. */
  readonly letter: string;
  readonly words: ReactNode;
  readonly press: () => void;
}

const none: Keys = {};

interface KeysHelpProps {
  readonly keys: readonly NamedKey[];
}

/** Answers the keys of a page, and lists them behind a button and the question mark. */
export function KeysHelp({ keys }: KeysHelpProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isOn, setIsOn] = useState(readSingleKeys);
  const answers: Keys = {
    '?': () => setIsOpen(true),
    // The Arabic one
    '؟': () => setIsOpen(true),
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- the place of a key
    ...Object.fromEntries(keys.map(({ letter, press }) => [`Key${letter}`, press])),
  };
  useKeys(isOn ? answers : none);
  return (
    <>
      <Button
        className="web-keys-button"
        variant="ghost"
        size="small"
        onClick={() => setIsOpen(true)}
      >
        <Trans>Keyboard</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={<Trans>What the keys do</Trans>}
        description={<Trans>They work in every language of the keyboard.</Trans>}
      >
        <Switch
          label={<Trans>Answer single keys</Trans>}
          checked={isOn}
          onChange={({ target }) => {
            setIsOn(target.checked);
            keepSingleKeys(target.checked);
          }}
        />
        <dl className="web-keys">
          {keys.map(({ letter, words }) => (
            <div key={letter}>
              <dt>
                <kbd>
                  <Ltr>{letter}</Ltr>
                </kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
