import { Trans } from '@lingui/react/macro';
import type {
  RequestHistoryItem,
  RequestHistoryWhat,
  RequestView,
} from '@osta/contracts/request/api';
import type { ReactNode } from 'react';

import { ProfessionalName } from '../../professionals/professional-name.tsx';

interface Words {
  /** The person who acted, or was affected. */
  readonly name: ReactNode;
  readonly reader: RequestView['role'];
}

/** One sentence for each event of a request. */
const sentences: { readonly [What in RequestHistoryWhat]: (words: Words) => ReactNode } = {
  'service-request-drafted': () => <Trans>Request created</Trans>,
  'service-request-submitted': () => <Trans>The request was sent</Trans>,
  'professionals-invited': () => <Trans>The request reached the professionals</Trans>,
  'service-request-viewed': ({ name }) => <Trans>{name} has seen the request</Trans>,
  'service-request-declined-by-professional': ({ name }) => (
    <Trans>{name} declined the request</Trans>
  ),
  'service-request-revised': () => <Trans>The request was changed</Trans>,
  'quote-submitted': ({ name }) => <Trans>{name} sent an offer</Trans>,
  'quote-revised': ({ name }) => <Trans>{name} changed the offer</Trans>,
  'quote-countered': ({ name }) => <Trans>Another proposal was made to {name}</Trans>,
  'quote-counter-rejected': ({ name }) => <Trans>{name} kept the original offer</Trans>,
  'quote-accepted': ({ name }) => <Trans>{name}’s offer was accepted</Trans>,
  'quote-declined': ({ name }) => <Trans>{name}’s offer was declined</Trans>,
  'quote-withdrawn': ({ name }) => <Trans>{name} withdrew the offer</Trans>,
  'quote-expired': ({ name }) => <Trans>{name}’s offer has expired</Trans>,
  'quote-not-selected': ({ name }) => <Trans>{name}’s offer wasn’t chosen</Trans>,
  'service-request-back-to-open': () => <Trans>No offers left; new ones can still come</Trans>,
  'service-request-awarded': ({ name, reader }) =>
    reader === 'customer' ? (
      <Trans>You agreed with {name}</Trans>
    ) : (
      <Trans>The customer agreed with {name}</Trans>
    ),
  'service-request-award-failed': ({ name }) => (
    <Trans>{name}’s time wasn’t confirmed; the other offers are open again</Trans>
  ),
  'service-request-reopened': () => <Trans>The request is open again</Trans>,
  'service-request-fulfilled': () => <Trans>The work is done</Trans>,
  'service-request-withdrawn': () => <Trans>The request was withdrawn</Trans>,
  'service-request-expired': () => <Trans>The request has expired</Trans>,
  'service-request-closed-by-admin': () => <Trans>Osta closed the request</Trans>,
};

interface HistoryTextProps {
  readonly item: RequestHistoryItem;
  readonly reader: RequestView['role'];
}

/** One line of the history, in the reader's language. */
export function HistoryText({ item: { what, professional }, reader }: HistoryTextProps): ReactNode {
  const name =
    professional === null ? (
      <Trans>the professional</Trans>
    ) : (
      <span className="web-name">
        {reader === 'professional' ? (
          <bdi>{professional.fullName}</bdi>
        ) : (
          <ProfessionalName person={professional} />
        )}
      </span>
    );
  // A newer service may send an event that this page does not know
  return Object.hasOwn(sentences, what) ? (
    sentences[what]({ name, reader })
  ) : (
    <Trans>Something changed</Trans>
  );
}
