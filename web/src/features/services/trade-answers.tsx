import { Trans } from '@lingui/react/macro';
import { Accordion, checkIcon, Heading, Icon, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './trade-answers.css';

interface TradeAnswersProps {
  /** What a job of the trade usually includes. */
  readonly included: readonly string[];
  /** Questions with their answers. */
  readonly questions: Readonly<Record<string, string>>;
}

/** What a job usually includes, and what customers ask before it. */
export function TradeAnswers({ included, questions }: TradeAnswersProps): ReactNode {
  return (
    <>
      {included.length > 0 && (
        <section className="web-service-part">
          <Heading as="h2">
            <Trans>What’s usually included</Trans>
          </Heading>
          <ul className="web-included">
            {included.map((part) => (
              <li key={part}>
                <Icon icon={checkIcon} size={20} />
                {part}
              </li>
            ))}
          </ul>
          <Text size="small" tone="quiet">
            <Trans>The offer you accept has the last word.</Trans>
          </Text>
        </section>
      )}
      {Object.keys(questions).length > 0 && (
        <section className="web-service-part">
          <Heading as="h2">
            <Trans>Questions before you ask</Trans>
          </Heading>
          <Accordion
            items={Object.entries(questions).map(([question, answer]) => ({
              id: question,
              title: question,
              content: answer,
            }))}
          />
        </section>
      )}
    </>
  );
}
