import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { knownServicesQuery } from '../../catalogue/catalogue.queries.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { shownAtHome, storesAtHome } from '../../features/home/shown-at-home.ts';
import { locales } from '../../locale/locale.ts';
import { professionalsQuery } from '../../professionals/professionals.queries.ts';
import { someStoresQuery } from '../../stores/public-stores.queries.ts';
import { organizationFacts, questionFacts } from '../../structured-data/site-facts.ts';

export const Route = createFileRoute('/_default/')({
  staticData: { shape: 'list' },
  loader: async ({ context: { api, queryClient, locale } }) => {
    const [{ questions }] = await Promise.all([
      import('../../content/questions.ts'),
      // A failed query leaves a gap in the page, not an error page
      Promise.allSettled([
        queryClient.query(knownServicesQuery(api)),
        queryClient.query(professionalsQuery(api, { limit: shownAtHome })),
        queryClient.query(someStoresQuery(api, storesAtHome)),
      ]),
    ]);
    // As data in the page's language: as script, every language would be sent
    return { questions: questions[locale] };
  },
  head: ({ match: { context }, loaderData }) => {
    if (loaderData === undefined) return {};
    const { i18n, publicOrigin, locale } = context;
    const name = i18n._(msg`Osta`);
    const description = i18n._(
      msg`Plumbing, electricity, air conditioning, cleaning and more: ask professionals near you for offers, compare prices and choose. Free for customers.`,
    );
    const site = {
      '@context': 'https://schema.org',
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- a type of schema.org
      '@type': 'WebSite',
      name,
      url: publicOrigin,
      inLanguage: locales[locale].tag,
    };
    return {
      meta: [
        { name: 'description', content: description },
        { property: 'og:description', content: description },
        { 'script:ld+json': site },
        { 'script:ld+json': organizationFacts(name, context) },
        { 'script:ld+json': questionFacts(loaderData.questions) },
      ],
    };
  },
  component: HomePage,
});
