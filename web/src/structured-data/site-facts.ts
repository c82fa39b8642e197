import { withLocale } from '@osta/contracts/locale-path';
import type { ServicePrice } from '@osta/contracts/offering/offer';

import type { RouterContext } from '../router-context.ts';
import { contactEmail } from '../site/contact.ts';
import { offerFacts } from './offer-facts.ts';

/* oxlint-disable lingui/no-unlocalized-strings -- the words of schema.org */

type Where = Pick<RouterContext, 'locale' | 'publicOrigin'>;
type Whose = Pick<RouterContext, 'publicOrigin' | 'socialLinks'>;

const schema = 'https://schema.org';

/** Returns Osta itself as structured data. */
export function organizationFacts(name: string, { publicOrigin, socialLinks }: Whose): object {
  return {
    '@context': schema,
    '@type': 'Organization',
    name,
    url: publicOrigin,
    logo: `${publicOrigin}/icon-512.png`,
    email: contactEmail,
    areaServed: 'LY',
    sameAs: socialLinks,
  };
}

/**
 * Returns the breadcrumb from the home page to this page as structured data; takes pairs of name
 * and path, the last one is the page.
 */
export function breadcrumbFacts(
  crumbs: readonly (readonly [name: string, path: string])[],
  { locale, publicOrigin }: Where,
): object {
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicOrigin + withLocale(path, locale),
    })),
  };
}

interface ServiceFacts {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly path: string;
}

/** Returns a service as structured data. */
export function serviceFacts(service: ServiceFacts, { locale, publicOrigin }: Where): object {
  const { name, category, description, path } = service;
  return {
    '@context': schema,
    '@type': 'Service',
    name,
    category,
    description,
    url: publicOrigin + withLocale(path, locale),
    areaServed: { '@type': 'Country', name: 'Libya' },
    provider: { '@type': 'Organization', name: 'Osta', url: publicOrigin },
  };
}

interface ProfessionalWords {
  readonly name: string;
  readonly headline: string;
  readonly place: string;
  readonly path: string;
  /** Of their work: paths in this site. */
  readonly pictures: readonly string[];
  readonly services: readonly { readonly name: string; readonly price: ServicePrice }[];
}

/** Returns the page of a professional as structured data. */
export function professionalFacts(
  { name, headline, place, path, pictures, services }: ProfessionalWords,
  { locale, publicOrigin }: Where,
): object {
  return {
    '@context': schema,
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name,
      description: headline,
      ...(pictures.length > 0 && { image: pictures.map((each) => publicOrigin + each) }),
      url: publicOrigin + withLocale(path, locale),
      workLocation: {
        '@type': 'Place',
        name: place,
        address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'LY' },
      },
      ...(services.length > 0 && {
        makesOffer: services.map((each) => offerFacts(each.name, each.price)),
      }),
    },
  };
}

/** Returns questions with their answers as structured data. */
export function questionFacts(
  questions: readonly { readonly question: string; readonly answer: string }[],
): object {
  return {
    '@context': schema,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
