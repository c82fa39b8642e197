import { Ltr } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { readAddress } from './redirect-address.ts';

interface AddressTextProps {
  /** Percent-encoded, as a browser sends it. */
  readonly address: string;
}

/** Separators between the parts of an address. */
const between = /([#&/=?]+)/u;

/** An address in left-to-right order, whatever the language of its parts. */
export function AddressText({ address }: AddressTextProps): ReactNode {
  const parts = readAddress(address).split(between);
  return (
    <Ltr className="web-address">
      {parts.map((part, place) =>
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which never move
        part === '' || between.test(part) ? part : <bdi key={place}>{part}</bdi>,
      )}
    </Ltr>
  );
}
