import { Trans } from '@lingui/react/macro';
import type { RequestHistoryItem, RequestHistoryWhat } from '@osta/contracts/request/api';
import type { ReactNode } from 'react';

interface Words {
  /** Whose deed it was, or whom it was about. */
  readonly name: ReactNode;
}

/** One sentence for each thing that can happen to a request. */
const sentences: { readonly [What in RequestHistoryWhat]: (words: Words) => ReactNode } = {
  'service-request-drafted': () => <Trans>The request was written</Trans>,
  'service-request-submitted': () => <Trans>The request was sent</Trans>,
  'professionals-invited': () => <Trans>The request reached the professionals</Trans>,
  'service-request-viewed': ({ name }) => <Trans>{name} has seen the request</Trans>,
  'service-request-declined-by-professional': ({ name }) => <Trans>{name} cannot do it</Trans>,
  'service-request-revised': () => <Trans>The request was changed</Trans>,
  'quote-submitted': ({ name }) => <Trans>{name} sent an offer</Trans>,
  'quote-revised': ({ name }) => <Trans>{name} changed the offer</Trans>,
  'quote-countered': ({ name }) => <Trans>Another proposal was made to {name}</Trans>,
  'quote-counter-rejected': ({ name }) => <Trans>{name} stays with the offer</Trans>,
  'quote-accepted': ({ name }) => <Trans>The offer of {name} was accepted</Trans>,
  'quote-declined': ({ name }) => <Trans>The offer of {name} was declined</Trans>,
  'quote-withdrawn': ({ name }) => <Trans>{name} took the offer back</Trans>,
  'quote-expired': ({ name }) => <Trans>The offer of {name} is no longer valid</Trans>,
  'quote-not-selected': ({ name }) => <Trans>The offer of {name} was not chosen</Trans>,
  'service-request-back-to-open': () => <Trans>There is no offer left; new ones can come</Trans>,
  'service-request-awarded': ({ name }) => <Trans>The work was agreed on with {name}</Trans>,
  'service-request-award-failed': ({ name }) => (
    <Trans>The time of {name} was not confirmed; the offers stand again</Trans>
  ),
  'service-request-reopened': () => <Trans>The request is open again</Trans>,
  'service-request-fulfilled': () => <Trans>The work is done</Trans>,
  'service-request-withdrawn': () => <Trans>The request was withdrawn</Trans>,
  'service-request-expired': () => <Trans>The request has expired</Trans>,
  'service-request-closed-by-admin': () => <Trans>Osta closed the request</Trans>,
};

interface HistoryTextProps {
  readonly item: RequestHistoryItem;
}

/** One line of the history, in the reader's language. */
export function HistoryText({ item: { what, professional } }: HistoryTextProps): ReactNode {
  const name =
    professional === null ? (
      <Trans>the professional</Trans>
    ) : (
      <bdi className="web-name">{professional.fullName}</bdi>
    );
  // A newer service may tell of something that this page does not know yet
  return Object.hasOwn(sentences, what) ? (
    sentences[what]({ name })
  ) : (
    <Trans>Something changed</Trans>
  );
}
