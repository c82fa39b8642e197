import { msg } from '@lingui/core/macro';
import { picturePath } from '@osta/contracts/store/media-path';
import { createFileRoute } from '@tanstack/react-router';

import { HiddenStorePage } from '../../../features/store/public/hidden-store-page.tsx';
import { PublicStorePage } from '../../../features/store/public/public-store-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { reviewsQuery } from '../../../reviews/reviews.queries.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { publicStoreQuery } from '../../../stores/public-stores.queries.ts';
import { loadStandIns } from '../../../stores/stand-in.queries.ts';
import { breadcrumbFacts } from '../../../structured-data/site-facts.ts';
import { storeFacts } from '../../../structured-data/store-facts.ts';
import { validateId } from '../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_default/store/$id/public')({
  loader: async ({ context, params: { id }, location }) => {
    const { api, queryClient } = context;
    validateId(id);
    const store = await loadForPage(queryClient.query(publicStoreQuery(api, id)), location);
    // Without the services of somebody the page still says all else
    await loadStandIns(context, store);
    await loadForPage(queryClient.infiniteQuery(reviewsQuery(api, { storeId: id })), location);
    const [cover] = store.pictures;
    return { store, sharePicture: cover ? picturePath(id, cover.id, '960.webp') : null };
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return {};
    const { context, pathname } = match;
    const { store } = loaderData;
    const { name, description, categories, place } = store;
    const trades = categories.map((category) => category.name).join(' · ');
    return pageHead(match, {
      title: name,
      description: description === '' ? `${trades} · ${place.name}` : description.slice(0, 160),
      facts: [
        storeFacts(store, pathname, new Date(), context),
        breadcrumbFacts(
          [
            [context.i18n._(msg`Stores`), '/store/search'],
            [name, pathname],
          ],
          context,
        ),
      ],
    });
  },
  component: PublicStorePage,
  notFoundComponent: HiddenStorePage,
});
