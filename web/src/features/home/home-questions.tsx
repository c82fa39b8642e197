import { Trans } from '@lingui/react/macro';
import { Accordion } from '@osta/ui-kit';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const route = getRouteApi('/_default/');

/** Questions that new visitors ask. */
export function HomeQuestions(): ReactNode {
  const { questions } = route.useLoaderData();
  return (
    <section className="web-section web-split">
      <h2 className="web-section-title">
        <Trans>Questions and answers</Trans>
      </h2>
      <Accordion
        items={questions.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: answer,
        }))}
      />
    </section>
  );
}
