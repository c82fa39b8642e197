import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Checkbox } from '../checkbox/checkbox.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { Heading } from '../heading/heading.tsx';
import { type MapPin, MapView } from '../map-view/map-view.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { ProfessionalCard } from '../professional-card/professional-card.tsx';
import { type Locale, useLocale } from '../provider/ui-context.ts';
import { Select } from '../select/select.tsx';
import { professionals } from '../testing/market.ts';
import { placesIn } from '../testing/places.ts';
import { useStoryText } from '../testing/say.tsx';
import { Text } from '../text/text.tsx';
import { PageFrame } from './page-frame.tsx';

const pinsIn = (locale: Locale): readonly MapPin[] =>
  professionals.map(({ id, name, at, priceFrom }) => ({
    id,
    label: name[locale],
    latitude: at.latitude,
    longitude: at.longitude,
    price: priceFrom,
    link: <a href={`#${id}`}>{name[locale]}</a>,
  }));

function SearchPage(): ReactNode {
  const text = useStoryText();
  const locale = useLocale();
  const [selected, setSelected] = useState<string | null>('salem');
  const [page, setPage] = useState(1);
  const pins = useMemo(() => pinsIn(locale), [locale]);
  return (
    <PageFrame current="services" person={text('person two')}>
      <div className="ui-page-results">
        <div className="ui-page-results-list">
          <Heading as="h1" size="large">
            {text({ ar: 'أسطوات في طرابلس', en: 'Professionals in Tripoli' })}
          </Heading>
          <Text tone="quiet">
            {text({ ar: '6 أسطوات، الأقرب أولًا', en: '6 professionals, the nearest first' })}
          </Text>
          <div className="ui-page-filters">
            <FormField label={text('service label')}>
              <Select
                defaultValue="all"
                options={[
                  { value: 'all', label: text({ ar: 'كل الصنعات', en: 'Every trade' }) },
                  { value: 'plumbing', label: text('plumbing') },
                  { value: 'electrical', label: text('electrical') },
                ]}
              />
            </FormField>
            <FormField label={text({ ar: 'الترتيب', en: 'Order' })}>
              <Select
                defaultValue="near"
                options={[
                  { value: 'near', label: text({ ar: 'الأقرب', en: 'Nearest' }) },
                  { value: 'rating', label: text({ ar: 'الأعلى تقييمًا', en: 'Best rated' }) },
                ]}
              />
            </FormField>
            <Checkbox
              label={text({ ar: 'متاح هذا الأسبوع', en: 'Free this week' })}
              defaultChecked
            />
          </div>
          <ul className="ui-page-results-cards">
            {professionals.map(
              ({ id, name, trade, area, rating, distance, priceFrom, nextFree }) => (
                <li key={id}>
                  <ProfessionalCard
                    headingAs="h2"
                    name={text(name)}
                    link={<a href={`#${id}`}>{text(name)}</a>}
                    trade={text(trade)}
                    area={text(area)}
                    rating={rating}
                    distance={distance}
                    price={{ kind: 'from', dirham: priceFrom }}
                    unit="visit"
                    {...(nextFree !== null && { nextFree })}
                  />
                </li>
              ),
            )}
          </ul>
          <Pagination page={page} pageCount={4} onPageChange={setPage} />
        </div>
        <div className="ui-page-results-map">
          <MapView
            label={text({ ar: 'أسطوات على الخريطة', en: 'Professionals on the map' })}
            pins={pins}
            selectedId={selected}
            onSelect={setSelected}
            places={placesIn(locale)}
            here={{ latitude: 32.861, longitude: 13.19 }}
          />
        </div>
      </div>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Search',
  component: PageFrame,
  args: { children: null },
  parameters: { toTheEdge: true },
  render: () => <SearchPage />,
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(professionals.length);
    await waitFor(() => expect(canvasElement.querySelector('.ui-map-pin')).not.toBeNull(), {
      timeout: 10_000,
    });
  },
};
