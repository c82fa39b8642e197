import { Trans } from '@lingui/react/macro';
import {
  agreementIcon,
  Button,
  Card,
  Heading,
  Icon,
  insuranceIcon,
  type LineIcon,
  Link as UiLink,
  moneyIcon,
  regionIcon,
  Text,
  TilePattern,
} from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { about } from '../../content/about.ts';
import { useContent } from '../../content/use-content.ts';
import { contactEmail } from '../../site/contact.ts';

import './site.css';

const icons: Readonly<Record<'clear' | 'direct' | 'ours' | 'private', LineIcon>> = {
  clear: moneyIcon,
  direct: agreementIcon,
  ours: regionIcon,
  private: insuranceIcon,
};

/** Who is behind Osta and what it stands for. */
export function AboutPage(): ReactNode {
  const text = useContent(about);
  return (
    <>
      <header className="web-band">
        <TilePattern isFading />
        <div className="web-band-inner">
          <Heading as="h1" size="display">
            {text.title}
          </Heading>
          <Text size="large">{text.lead}</Text>
        </div>
      </header>
      <div className="web-page">
        <div className="web-prose">
          {text.story.map((paragraph) => (
            <Text size="large" isReadingWidth key={paragraph}>
              {paragraph}
            </Text>
          ))}
        </div>
        <section className="web-prose">
          <Heading as="h2">{text.promisesTitle}</Heading>
          <ul className="web-promises">
            {text.promises.map(({ id, title, text: words }) => {
              const icon = icons[id];
              return (
                <li key={id}>
                  <Card className="web-promise">
                    <Icon icon={icon} size={28} strokeWidth={1.75} />
                    <Heading as="h3">{title}</Heading>
                    <Text tone="quiet">{words}</Text>
                  </Card>
                </li>
              );
            })}
          </ul>
        </section>
        <section className="web-prose">
          <Heading as="h2">{text.nameTitle}</Heading>
          <Text isReadingWidth>{text.name}</Text>
        </section>
        <section className="web-prose" id="contact">
          <Heading as="h2">{text.contactTitle}</Heading>
          <Text isReadingWidth>
            {text.contact}{' '}
            <UiLink underline="always" href={`mailto:${contactEmail}`}>
              <bdi>{contactEmail}</bdi>
            </UiLink>
          </Text>
          <div className="web-actions">
            <Button asChild>
              <Link to="/professional/near-by">
                <Trans>Find a professional</Trans>
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/company-brand">
                <Trans>Our brand</Trans>
              </Link>
            </Button>
          </div>
        </section>
      </div>
    </>
  );
}
