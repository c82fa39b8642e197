import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '@osta/contracts/locale';
import type { StoreContent } from '@osta/contracts/store/api';
import { Button, Heading, Skeleton, Text, useLocale } from '@osta/ui-kit';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';

import { InLanguage } from '../../../components/in-language.tsx';
import { locales } from '../../../locale/locale.ts';
import type { TypedBoard } from './typed-board.ts';

import './store-preview.css';

/** The parts of the public page come once somebody looks. */
const PreviewedPage = lazy(async () => ({
  default: (await import('./previewed-page.tsx')).PreviewedPage,
}));

export interface StorePreviewProps {
  /** `null`: the store is not begun. */
  readonly storeId: string | null;
  /** What is saved. */
  readonly content: StoreContent | null;
  readonly board: TypedBoard;
}

/** The public page as it would be with what is typed, in each of the languages. */
export function StorePreview({ storeId, content, board }: StorePreviewProps): ReactNode {
  const { t } = useLingui();
  const page = useLocale();
  const [locale, setLocale] = useState<Locale>(page);
  const typed = useSyncExternalStore(board.subscribe, board.read, board.read);
  return (
    <section className="web-store-preview" aria-label={t`Preview of the public page`}>
      <div className="web-store-preview-head">
        <Heading as="h2" size="small">
          <Trans>Preview</Trans>
        </Heading>
        <fieldset className="web-store-preview-languages" aria-label={t`Language`}>
          {Object.values(locales).map(({ code, name, tag }) => (
            <Button
              key={code}
              size="small"
              variant={code === locale ? 'secondary' : 'ghost'}
              aria-pressed={code === locale}
              lang={tag}
              onClick={() => setLocale(code)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      </div>
      <Text tone="quiet" size="small">
        <Trans>This is how customers will see what you type. Save each section to keep it.</Trans>
      </Text>
      <div className="web-store-preview-page">
        <InLanguage locale={locale}>
          {/* A picture of the page: its links lead nowhere, and its headings are not those of this page */}
          <div inert>
            <Suspense fallback={<Skeleton height="240px" />}>
              <PreviewedPage storeId={storeId} content={content} typed={typed} />
            </Suspense>
          </div>
        </InLanguage>
      </div>
    </section>
  );
}
