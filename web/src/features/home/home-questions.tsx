import { Trans } from '@lingui/react/macro';
import { Accordion } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { questions } from '../../content/questions.ts';
import { useContent } from '../../content/use-content.ts';

/** What strangers ask before they try. */
export function HomeQuestions(): ReactNode {
  const items = useContent(questions);
  return (
    <section className="web-section web-split">
      <h2 className="web-section-title">
        <Trans>Questions and answers</Trans>
      </h2>
      <Accordion
        items={items.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: answer,
        }))}
      />
    </section>
  );
}
