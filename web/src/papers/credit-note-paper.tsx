import { msg, plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { paymentCorrectionCauses, paymentRefundCauses } from '../stores/store-words.ts';
import type { Both, Say } from './both-languages.ts';
import type { Credit } from './credit-of.ts';
import { PaperHead, PaperNote, PaperRow } from './paper.tsx';
import { money } from './receipt-paper.tsx';

interface CreditNotePaperProps {
  readonly credit: Credit;
  readonly storeName: string | Both;
  readonly say: Say;
}

/** What was taken back of the invoice of a store's subscription, which it names. */
export function CreditNotePaper({ credit, storeName, say }: CreditNotePaperProps): ReactNode {
  const { paper, invoice, planName, months, amount, reason } = credit;
  return (
    <>
      <PaperHead title={say(() => msg`Credit note`)} number={paper.number} />
      <PaperRow
        label={say(() => msg({ message: 'Issued', context: 'receipt' }))}
        value={paper.issuedOn}
      />
      <PaperRow label={say(() => msg`Credits the invoice`)} value={invoice.number} />
      <PaperRow label={say(() => msg`Store`)} value={storeName} />
      <PaperRow label={say(() => msg`Plan`)} value={planName} />
      <PaperRow
        label={say(() => msg`Months`)}
        value={say(() => msg`${plural(months, { one: '# month', other: '# months' })}`)}
      />
      <PaperRow
        label={say(() => msg`Reason`)}
        value={say(() =>
          reason.kind === 'correction'
            ? paymentCorrectionCauses[reason.cause]
            : paymentRefundCauses[reason.cause],
        )}
      />
      <PaperRow isTotal label={say(() => msg`Credited`)} value={money(amount)} />
      <PaperNote>
        {reason.kind === 'correction'
          ? say(() => msg`The invoice was wrong. Another one takes its place.`)
          : say(() => msg`This amount was given back.`)}
      </PaperNote>
    </>
  );
}
