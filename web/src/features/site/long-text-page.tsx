import { Trans } from '@lingui/react/macro';
import { Callout, DateText, Heading, Link, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { LongText } from '../../content/text-section.ts';
import { contactEmail } from '../../site/contact.ts';

import './site.css';

interface LongTextPageProps {
  readonly text: LongText;
}

/** A policy or an agreement: when it changed, what is in it, and the text itself. */
export function LongTextPage({ text }: LongTextPageProps): ReactNode {
  const { title, changedOn, lead, sections } = text;
  return (
    <article className="web-page web-reading">
      <Heading as="h1">{title}</Heading>
      <Text className="web-page-lead" size="large" tone="quiet" isReadingWidth>
        {lead}
      </Text>
      <Text size="small" tone="quiet" className="web-page-lead">
        <Trans>
          Last changed on <DateText instant={changedOn} />
        </Trans>
      </Text>
      <div className="web-notice">
        <Callout tone="waiting" title={<Trans>This is a template</Trans>}>
          <Trans>
            This draft will be reviewed and completed by a lawyer licensed in Libya before Osta
            opens to the public.
          </Trans>
        </Callout>
      </div>
      <nav aria-labelledby="contents">
        <Heading as="h2" size="small" id="contents">
          <Trans>On this page</Trans>
        </Heading>
        <ol className="web-contents">
          {sections.map((section) => (
            <li key={section.id}>
              <Link href={`#${section.id}`}>{section.title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <section className="web-prose" id={section.id} key={section.id}>
          <Heading as="h2">{section.title}</Heading>
          {section.paragraphs.map((paragraph) => (
            <Text isReadingWidth key={paragraph}>
              {paragraph}
            </Text>
          ))}
          {section.points !== undefined && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section className="web-prose">
        <Heading as="h2">
          <Trans>Questions about this page?</Trans>
        </Heading>
        <Text isReadingWidth>
          <Trans>
            Write to{' '}
            <Link underline="always" href={`mailto:${contactEmail}`}>
              <bdi>{contactEmail}</bdi>
            </Link>
            . A real person will answer.
          </Trans>
        </Text>
      </section>
    </article>
  );
}
