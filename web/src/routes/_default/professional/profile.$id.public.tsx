import { msg } from '@lingui/core/macro';
import { workPicturePath } from '@osta/contracts/professional/work-pictures';
import { createFileRoute } from '@tanstack/react-router';

import { knownServicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { PublicProfilePage } from '../../../features/near-by/public-profile-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { publicOfferingsQuery } from '../../../professionals/offerings.queries.ts';
import {
  foundProfessionalQuery,
  similarQuery,
} from '../../../professionals/professionals.queries.ts';
import { profileFilter, profileSearch } from '../../../professionals/profile-search.ts';
import { reviewsQuery } from '../../../reviews/reviews.queries.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { breadcrumbFacts, professionalFacts } from '../../../structured-data/site-facts.ts';
import { validateId } from '../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_default/professional/profile/$id/public')({
  validateSearch: profileSearch,
  loaderDeps: ({ search }) => profileFilter(search),
  loader: async ({ context: { api, queryClient }, params: { id }, deps, location }) => {
    validateId(id);
    const [professional, , { items: services }] = await loadForPage(
      Promise.all([
        queryClient.query(foundProfessionalQuery(api, id, deps)),
        queryClient.query(knownServicesQuery(api)),
        queryClient.query(publicOfferingsQuery(api, id)),
        queryClient.infiniteQuery(reviewsQuery(api, { professionalId: id })),
      ]),
      location,
    );
    const { fullName, headline, place, pictures, paused } = professional;
    if (paused !== null) {
      // Without the others the page still says all else
      await Promise.allSettled([
        queryClient.query(similarQuery(api, professional, deps.serviceId ?? null)),
      ]);
    }
    return {
      fullName,
      headline,
      placeName: place.name,
      pictures: pictures.map((each) => workPicturePath(id, each.id, '1600.webp')),
      // Nobody books them during a break
      services: paused === null ? services.map(({ name, price }) => ({ name, price })) : [],
      sharePicture: pictures[0] ? workPicturePath(id, pictures[0].id, '960.webp') : null,
    };
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return {};
    const { context, pathname } = match;
    const { fullName, headline, placeName, pictures, services } = loaderData;
    return pageHead(match, {
      title: fullName,
      description: `${headline} · ${placeName}`,
      facts: [
        professionalFacts(
          { name: fullName, headline, place: placeName, path: pathname, pictures, services },
          context,
        ),
        breadcrumbFacts(
          [
            [context.i18n._(msg`Professionals`), '/professional/near-by'],
            [fullName, pathname],
          ],
          context,
        ),
      ],
    });
  },
  component: PublicProfilePage,
});
