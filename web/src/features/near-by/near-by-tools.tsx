import { Trans, useLingui } from '@lingui/react/macro';
import { dirhamPerDinar } from '@osta/contracts/dirham-per-dinar';
import {
  Button,
  closeIcon,
  formatMoney,
  formatRating,
  Icon,
  Select,
  timeIcon,
  urgentIcon,
  useLocale,
  verifiedIcon,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { DeviceProblem, FilterToggle, NearMeToggle } from '../../components/search-results.tsx';
import { coarsePosition } from '../../location/coarse-position.ts';
import { useDeviceLocation } from '../../location/use-device-location.ts';
import { languageNames } from '../../professionals/language-names.ts';
import {
  type NearBySearch,
  nearBySearch,
  ratingSteps,
} from '../../professionals/near-by-search.ts';
import { WhenField } from './when-field.tsx';

interface NearByToolsProps {
  readonly search: NearBySearch;
  /** Changes the search; `undefined` takes a part out of it. */
  readonly onChange: (part: {
    readonly [Key in keyof NearBySearch]?: NearBySearch[Key] | undefined;
  }) => void;
}

/** Prices that a search may stop at, in dinars. */
const priceSteps = [50, 100, 200, 500] as const;

/** Returns the steps, with the price of the address where it is another one. */
function shownSteps(max: number | undefined): readonly number[] {
  return [...new Set([...priceSteps, ...(max === undefined ? [] : [max])])].toSorted(
    (one, other) => one - other,
  );
}

/** What narrows and orders the list besides the service and the place. */
export function NearByTools({ search, onChange }: NearByToolsProps): ReactNode {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const { at, within, now = false, checked = false, open = false, max, place, sort } = search;
  const { rating, speaks } = search;
  const device = useDeviceLocation((point) =>
    onChange({ at: coarsePosition(point), place: undefined, where: undefined, within: undefined }),
  );
  const hasOrigin = at !== undefined || place !== undefined;
  // Nothing is near without a point: the list is then by experience
  const shownOrder = sort === 'distance' && !hasOrigin ? 'experience' : (sort ?? 'best');
  return (
    <>
      <div className="web-filter-tools">
        <NearMeToggle
          isOn={at !== undefined}
          device={device}
          onLeave={() => onChange({ at: undefined })}
        />
        <FilterToggle
          icon={urgentIcon}
          isOn={now}
          onChange={(isOn) => onChange({ now: isOn || undefined })}
        >
          <Trans>Can come now</Trans>
        </FilterToggle>
        <FilterToggle
          icon={timeIcon}
          isOn={open}
          onChange={(isOn) => onChange({ open: isOn || undefined })}
        >
          <Trans>Open now</Trans>
        </FilterToggle>
        <FilterToggle
          icon={verifiedIcon}
          isOn={checked}
          onChange={(isOn) => onChange({ checked: isOn || undefined })}
        >
          <Trans>Documents checked</Trans>
        </FilterToggle>
        {within !== undefined && (
          <Button
            variant="secondary"
            size="small"
            aria-pressed
            iconEnd={<Icon icon={closeIcon} size={16} />}
            onClick={() => onChange({ within: undefined })}
          >
            <Trans>In this part of the map</Trans>
          </Button>
        )}
        <div className="web-near-selects">
          <WhenField when={search.when} onChange={(when) => onChange({ when })} />
          <Select
            aria-label={t`Price`}
            value={String(max ?? '')}
            onChange={({ target }) =>
              onChange({ max: target.value === '' ? undefined : Number(target.value) })
            }
            options={[
              { value: '', label: t`Any price` },
              ...shownSteps(max).map((dinars) => {
                const price = formatMoney(dinars * dirhamPerDinar, locale, 'dropped');
                return { value: String(dinars), label: t`Up to ${price}` };
              }),
            ]}
          />
          <Select
            aria-label={t`Rating`}
            value={String(rating ?? '')}
            onChange={({ target }) =>
              onChange({ rating: nearBySearch({ rating: target.value }).rating })
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
            aria-label={t`Language`}
            value={speaks ?? ''}
            onChange={({ target }) =>
              onChange({ speaks: nearBySearch({ speaks: target.value }).speaks })
            }
            options={[
              { value: '', label: t`Any language` },
              ...Object.entries(languageNames).map(([language, words]) => ({
                value: language,
                label: i18n._(words),
              })),
            ]}
          />
          <Select
            aria-label={t`Order`}
            value={shownOrder}
            onChange={({ target: { value } }) =>
              onChange({ sort: nearBySearch({ sort: value }).sort })
            }
            options={[
              { value: 'best', label: t`Best match first` },
              ...(hasOrigin ? [{ value: 'distance', label: t`Nearest first` }] : []),
              { value: 'experience', label: t`Most experienced first` },
              { value: 'rating', label: t`Best rated first` },
              { value: 'price', label: t`Lowest price first` },
              { value: 'free', label: t`Soonest free first` },
            ]}
          />
        </div>
      </div>
      <DeviceProblem problem={device.problem} />
    </>
  );
}
