import { Trans } from '@lingui/react/macro';
import { instantAt } from '@osta/contracts/instant-at';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { StoreContent } from '@osta/contracts/store/api';
import { openState } from '@osta/contracts/store/open-state';
import { Heading, OpenNow, useLocale } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { ContactActions } from '../public/public-store-contact.tsx';
import {
  StoreAbout,
  StoreAddress,
  StoreCover,
  StoreFeatures,
  StoreHours,
  StoreKinds,
  StorePayment,
} from '../public/public-store-parts.tsx';
import { previewedStore } from './previewed-store.ts';
import type { Typed } from './typed-board.ts';
import { useNamesIn } from './use-names-in.ts';

import '../public/public-store.css';

interface PreviewedPageProps {
  readonly storeId: string | null;
  readonly content: StoreContent | null;
  readonly typed: Typed;
}

/** The parts of the public page that the form is about, in the language around them. */
export function PreviewedPage({ storeId, content, typed }: PreviewedPageProps): ReactNode {
  const locale = useLocale();
  const names = useNamesIn(locale);
  const [now] = useState(() => new Date());
  const shown = previewedStore(content, typed);
  const { hours, contact, social, placeId } = shown;
  const name = inLanguage(shown.name, locale);
  const categories = shown.categoryIds.map((id) => ({ id, name: names.category(id) }));
  const place = placeId === null ? null : { id: placeId, name: names.place(placeId) };
  const open = hours && openState(hours, instantAt(now.getTime()));
  return (
    <div className="web-store-page">
      <StoreCover
        storeId={storeId ?? ''}
        categories={categories}
        pictures={shown.pictures.map(({ id, alt }) => ({ id, alt: inLanguage(alt, locale) }))}
      />
      <header className="web-store-head">
        <div className="web-store-title">
          <Heading as="h1" size="large">
            {name === '' ? <Trans>Name of the store</Trans> : <bdi>{name}</bdi>}
          </Heading>
          <StoreKinds categories={categories} place={place} />
          {open && <OpenNow {...open} now={now} />}
        </div>
        {contact && <ContactActions store={{ contact, social }} />}
      </header>
      <StoreAbout description={inLanguage(shown.description, locale)} />
      <StoreFeatures features={[...shown.features]} />
      {place && <StoreAddress address={inLanguage(shown.address, locale)} place={place.name} />}
      <div className="web-store-side">
        {hours && open && <StoreHours hours={hours} open={open} now={now} />}
        <StorePayment methods={[...shown.paymentMethods]} />
      </div>
    </div>
  );
}
