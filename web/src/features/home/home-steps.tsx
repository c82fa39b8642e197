import { Trans } from '@lingui/react/macro';
import { agreementIcon, Icon, messagesIcon, writeIcon } from '@osta/ui-kit';
import type { ReactNode } from 'react';

/** How it works in three steps; the top bar links here. */
export function HomeSteps(): ReactNode {
  return (
    <section className="web-section web-section-quiet" id="how-it-works">
      <h2 className="web-section-title">
        <Trans>How it works</Trans>
      </h2>
      <ol className="web-steps">
        <li className="web-step">
          <span className="web-step-picture" aria-hidden="true">
            <Icon icon={writeIcon} size={30} strokeWidth={1.75} />
          </span>
          <h3 className="web-step-title">
            <Trans>Describe the job</Trans>
          </h3>
          <p className="web-step-words">
            <Trans>What is it about, where, when, and roughly what you want to spend.</Trans>
          </p>
        </li>
        <li className="web-step">
          <span className="web-step-picture" aria-hidden="true">
            <Icon icon={messagesIcon} size={30} strokeWidth={1.75} />
          </span>
          <h3 className="web-step-title">
            <Trans>Compare the offers</Trans>
          </h3>
          <p className="web-step-words">
            <Trans>
              Professionals answer with a price and a time. You hear of each one at once.
            </Trans>
          </p>
        </li>
        <li className="web-step">
          <span className="web-step-picture" aria-hidden="true">
            <Icon icon={agreementIcon} size={30} strokeWidth={1.75} />
          </span>
          <h3 className="web-step-title">
            <Trans>Choose and get it done</Trans>
          </h3>
          <p className="web-step-words">
            <Trans>Accept an offer or suggest another price. Pay when the work is done.</Trans>
          </p>
        </li>
      </ol>
    </section>
  );
}
