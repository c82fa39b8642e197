import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { knownServicesQuery, servicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { findService } from '../../../catalogue/find-service.ts';
import { usualTermsQuery } from '../../../catalogue/usual-terms.queries.ts';
import { ServicePage } from '../../../features/services/service-page.tsx';
import { shownOnService } from '../../../features/services/shown-on-service.ts';
import { pageHead } from '../../../layout/page-head.ts';
import { professionalsQuery } from '../../../professionals/professionals.queries.ts';
import { breadcrumbFacts, serviceFacts } from '../../../structured-data/site-facts.ts';

export const Route = createFileRoute('/_default/services/$id')({
  loader: async ({ context: { api, queryClient, locale }, params: { id } }) => {
    const found =
      findService(await queryClient.query(knownServicesQuery(api)), id) ??
      // Admins may have added it since
      findService(await queryClient.query({ ...servicesQuery(api), staleTime: 0 }), id);
    if (found === null) throw notFound();
    const [{ trades }, { tradeIncluded }, { tradeQuestions }] = await Promise.all([
      // Only the page's own text is sent, as data
      import('../../../content/trades.ts'),
      import('../../../content/trade-included.ts'),
      import('../../../content/trade-questions.ts'),
      Promise.allSettled([
        queryClient.query(professionalsQuery(api, { serviceId: id, limit: shownOnService })),
        queryClient.query(usualTermsQuery(api, id)),
      ]),
    ]);
    const { category, service } = found;
    return {
      name: service.name,
      category: category.name,
      categoryId: category.id,
      description: trades[locale][category.id] ?? service.name,
      included: tradeIncluded[locale][category.id] ?? [],
      questions: tradeQuestions[locale][category.id] ?? {},
    };
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return {};
    const { context, pathname } = match;
    const { name, category, categoryId, description } = loaderData;
    return pageHead(match, {
      title: name,
      description: `${name}: ${description}`,
      facts: [
        serviceFacts({ name, category, description, path: pathname }, context),
        breadcrumbFacts(
          [
            [context.i18n._(msg`Services`), '/services'],
            [category, `/services#${categoryId}`],
            [name, pathname],
          ],
          context,
        ),
      ],
    });
  },
  component: ServicePage,
});
