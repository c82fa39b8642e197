import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Badge,
  Button,
  expandIcon,
  formatInteger,
  formatRating,
  FormField,
  Icon,
  searchIcon,
  Select,
  TextField,
  timeIcon,
  useLocale,
  VisuallyHidden,
} from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { servicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { LatePlacePicker } from '../../../catalogue/late-pickers.tsx';
import { DeviceProblem, FilterToggle, NearMeToggle } from '../../../components/search-results.tsx';
import { coarsePosition } from '../../../location/coarse-position.ts';
import { useDeviceLocation } from '../../../location/use-device-location.ts';
import { ratingSteps } from '../../../professionals/near-by-search.ts';
import { listed, type StoreSearch, storeSearch } from '../../../stores/store-search.ts';
import { featureNames, paymentMethodNames } from '../../../stores/store-words.ts';
import { ChoiceGrid } from '../choice-grid.tsx';

interface StoreSearchToolsProps {
  readonly search: StoreSearch;
  /** Changes the search; `undefined` takes a part out of it. */
  readonly onChange: (part: {
    readonly [Key in keyof StoreSearch]?: StoreSearch[Key] | undefined;
  }) => void;
}

interface ChoicesProps {
  readonly id: string;
  readonly words: ReactNode;
  readonly names: Readonly<Record<string, MessageDescriptor>>;
  /** As the address has them, with commas between. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Some of many, folded until they are wanted. */
function Choices({ id, words, names, value, onChange }: ChoicesProps): ReactNode {
  const locale = useLocale();
  const chosen = listed(value);
  // Only at first: taking the last one away does not fold it under the reader's hand
  const [isOpenAtFirst] = useState(chosen.length > 0);
  return (
    <details className="web-store-choices" open={isOpenAtFirst}>
      <summary>
        {words}
        {chosen.length > 0 && <Badge color="blue">{formatInteger(chosen.length, locale)}</Badge>}
        <Icon icon={expandIcon} size={20} />
      </summary>
      <ChoiceGrid
        id={id}
        legend={<VisuallyHidden>{words}</VisuallyHidden>}
        names={names}
        value={chosen}
        onChange={(ids) => onChange(ids.length === 0 ? undefined : ids.join(','))}
      />
    </details>
  );
}

/** What a search for stores can say. */
export function StoreSearchTools({ search, onChange }: StoreSearchToolsProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const {
    q = '',
    category = '',
    area,
    where = '',
    open = false,
    features,
    payment,
    rating,
    at,
    sort,
  } = search;
  const { data: catalogue } = useQuery(servicesQuery(useApi()));
  const device = useDeviceLocation((point) =>
    onChange({ at: coarsePosition(point), area: undefined }),
  );
  const hasOrigin = at !== undefined || area !== undefined;
  const best = q === '' ? (hasOrigin ? 'distance' : 'newest') : 'best';
  return (
    <search className="web-filter">
      <form
        className="web-store-words"
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('q');
          onChange({ q: typeof words === 'string' && words.trim() !== '' ? words : undefined });
        }}
      >
        <FormField label={<Trans>What are you looking for?</Trans>}>
          <TextField
            // Another search is another text
            key={q}
            type="search"
            name="q"
            enterKeyHint="search"
            maxLength={80}
            defaultValue={q}
            placeholder={t`Taps, cables, paint, a store’s name`}
          />
        </FormField>
        <Button type="submit" iconStart={<Icon icon={searchIcon} size={18} />}>
          <Trans>Search</Trans>
        </Button>
      </form>
      <FormField label={<Trans>Trade</Trans>}>
        <Select
          value={category}
          onChange={({ target }) =>
            onChange({ category: target.value === '' ? undefined : target.value })
          }
          options={[
            { value: '', label: t`Every trade` },
            ...(catalogue?.categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </FormField>
      <FormField label={<Trans>Where</Trans>}>
        <LatePlacePicker
          isSearch
          value={area ?? null}
          onChange={(id) =>
            onChange({ area: id ?? undefined, ...(id !== null && { at: undefined }) })
          }
          text={where}
          onTextChange={(text) => onChange({ where: text })}
        />
      </FormField>
      <Choices
        id="store-features"
        words={<Trans>What it offers</Trans>}
        names={featureNames}
        value={features}
        onChange={(chosen) => onChange({ features: chosen })}
      />
      <Choices
        id="store-payment"
        words={<Trans>How you want to pay</Trans>}
        names={paymentMethodNames}
        value={payment}
        onChange={(chosen) => onChange({ payment: chosen })}
      />
      <div className="web-filter-tools">
        <NearMeToggle
          isOn={at !== undefined}
          device={device}
          onLeave={() => onChange({ at: undefined })}
        />
        <FilterToggle
          icon={timeIcon}
          isOn={open}
          onChange={(isOn) => onChange({ open: isOn || undefined })}
        >
          <Trans>Open now</Trans>
        </FilterToggle>
        <Select
          className="web-store-sort"
          aria-label={t`Rating`}
          value={String(rating ?? '')}
          onChange={({ target: { value } }) =>
            onChange({ rating: storeSearch({ rating: value }).rating })
          }
          options={[
            { value: '', label: t`Any rating` },
            ...ratingSteps.map((step) => {
              const stars = formatRating(step, locale);
              return { value: String(step), label: t`${stars} stars or more` };
            }),
          ]}
        />
        <Select
          className="web-store-sort"
          aria-label={t`Order`}
          value={sort ?? best}
          onChange={({ target: { value } }) =>
            onChange({ sort: value === best ? undefined : storeSearch({ sort: value }).sort })
          }
          options={[
            ...(q === '' ? [] : [{ value: 'best', label: t`Best match first` }]),
            ...(hasOrigin ? [{ value: 'distance', label: t`Nearest first` }] : []),
            { value: 'newest', label: t`Newest first` },
            { value: 'rating', label: t`Best rated first` },
          ]}
        />
      </div>
      <DeviceProblem problem={device.problem} />
    </search>
  );
}
