import { useLingui, Trans } from '@lingui/react/macro';
import {
  Button,
  Card,
  checkIcon,
  closeIcon,
  downloadIcon,
  Heading,
  Icon,
  Ltr,
  Text,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { brand } from '../../content/brand.ts';
import { useContent } from '../../content/use-content.ts';

import './site.css';

/** Files in `public/brand/`. */
const logos = [
  { id: 'ar', file: '/brand/osta-logo-ar.svg', on: 'light' },
  { id: 'en', file: '/brand/osta-logo-en.svg', on: 'light' },
  { id: 'ar-light', file: '/brand/osta-logo-ar-light.svg', on: 'dark' },
  { id: 'en-light', file: '/brand/osta-logo-en-light.svg', on: 'blue' },
] as const;

/** The three colours (docs/spec.md §1), each with the text that can be read on it. */
const swatches = [
  { name: 'primary', hex: '#0065d4', ink: '#ffffff' },
  { name: 'accent', hex: '#e87722', ink: '#1c1206' },
  { name: 'error', hex: '#ba1a1a', ink: '#ffffff' },
] as const;

/** How to show Osta: logo, colours, name, do and don't, downloads. */
export function CompanyBrandPage(): ReactNode {
  const { t } = useLingui();
  const text = useContent(brand);
  const nameOf = {
    ar: t`Logo, Arabic`,
    en: t`Logo, English`,
    'ar-light': t`Logo for dark, Arabic`,
    'en-light': t`Logo for dark, English`,
  };

  return (
    <div className="web-page">
      <Heading as="h1">{text.title}</Heading>
      <Text className="web-page-lead" size="large" tone="quiet" isReadingWidth>
        {text.lead}
      </Text>
      <section className="web-prose">
        <Heading as="h2">{text.logoTitle}</Heading>
        <Text isReadingWidth>{text.logo}</Text>
        <div className="web-brand-grid">
          {logos.map(({ id, file, on }) => (
            <div className="web-brand-tile" data-on={on} key={id}>
              <img src={file} alt={nameOf[id]} width={220} height={80} loading="lazy" />
            </div>
          ))}
        </div>
        <div className="web-brand-downloads">
          {logos.map(({ id, file }) => (
            <Button asChild variant="secondary" size="small" key={id}>
              <a href={file} download>
                <Icon icon={downloadIcon} size={16} />
                {nameOf[id]} <Ltr>SVG</Ltr>
              </a>
            </Button>
          ))}
          <Button asChild variant="secondary" size="small">
            <a href="/icon-512.png" download>
              <Icon icon={downloadIcon} size={16} />
              <Trans>Icon</Trans> <Ltr>PNG</Ltr>
            </a>
          </Button>
        </div>
      </section>
      <section className="web-prose">
        <Heading as="h2">{text.coloursTitle}</Heading>
        <Text isReadingWidth>{text.colours}</Text>
        <ul className="web-swatches">
          {swatches.map(({ name, hex, ink }) => (
            <li className="web-swatch" key={hex}>
              <div className="web-swatch-colour" style={{ backgroundColor: hex, color: ink }}>
                <Ltr>{hex.toUpperCase()}</Ltr>
              </div>
              <Text className="web-swatch-words">{text[name]}</Text>
            </li>
          ))}
        </ul>
      </section>
      <section className="web-prose">
        <Heading as="h2">{text.nameTitle}</Heading>
        <Text isReadingWidth>{text.name}</Text>
      </section>
      <section className="web-prose">
        <Heading as="h2">{text.typeTitle}</Heading>
        <Text isReadingWidth>{text.type}</Text>
      </section>
      <div className="web-rules">
        <Card padding="large" asChild>
          <section>
            <Heading as="h2">{text.doTitle}</Heading>
            <ul className="web-rule-list" data-tone="do">
              {text.dos.map((rule) => (
                <li key={rule}>
                  <Icon icon={checkIcon} size={20} />
                  <span>{rule}</span>
                </li>
              ))}
            </ul>
          </section>
        </Card>
        <Card padding="large" asChild>
          <section>
            <Heading as="h2">{text.dontTitle}</Heading>
            <ul className="web-rule-list" data-tone="dont">
              {text.donts.map((rule) => (
                <li key={rule}>
                  <Icon icon={closeIcon} size={20} />
                  <span>{rule}</span>
                </li>
              ))}
            </ul>
          </section>
        </Card>
      </div>
    </div>
  );
}
