import { type ReactNode, useState } from 'react';

import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { Icon } from '../icons/icon.tsx';
import { searchIcon } from '../icons/icons.ts';
import { Welcome } from '../illustrations/welcome.tsx';
import { useLocale } from '../provider/ui-context.ts';
import { citiesIn } from '../testing/cities.ts';
import { services } from '../testing/market.ts';
import { useStoryText } from '../testing/say.tsx';
import { TilePattern } from '../tile-pattern/tile-pattern.tsx';

/** What Osta is, and the search. */
export function HomeHero(): ReactNode {
  const text = useStoryText();
  const locale = useLocale();
  const [service, setService] = useState<string | null>(null);
  const [city, setCity] = useState<string | null>('tripoli');
  return (
    <section className="ui-page-hero">
      <TilePattern isFading />
      <div className="ui-page-hero-inner">
        <div className="ui-page-hero-words">
          <h1 className="ui-page-hero-title">
            {text({
              ar: 'أُسطى تثق فيه، في الوقت اللي يناسبك',
              en: 'A professional you trust, at the time that suits you',
            })}
          </h1>
          <p className="ui-page-hero-lead">
            {text({
              ar: 'سباكة، كهرباء، تكييف ونظافة في مدينتك. تعرف السعر قبل ما يبدأ الشغل.',
              en: 'Plumbing, electrical, cooling and cleaning in your city. You know the price before the work begins.',
            })}
          </p>
          <form className="ui-page-search" onSubmit={(event) => event.preventDefault()}>
            <FormField label={text('service label')}>
              <Combobox
                items={services.map(({ id, name }) => ({ id, label: text(name) }))}
                value={service}
                onChange={setService}
                placeholder={text('search service')}
              />
            </FormField>
            <FormField label={text('city label')}>
              <Combobox
                items={citiesIn(locale)}
                value={city}
                onChange={setCity}
                placeholder={text('choose city')}
              />
            </FormField>
            <Button
              type="submit"
              variant="accent"
              size="large"
              iconStart={<Icon icon={searchIcon} size={20} />}
            >
              {text({ ar: 'ابحث', en: 'Search' })}
            </Button>
          </form>
          <ul className="ui-page-proofs">
            {[
              { ar: '1.240 أُسطى معتمد', en: '1,240 checked professionals' },
              { ar: 'التقييم من حجوزات مكتملة فقط', en: 'Reviews from completed bookings only' },
              { ar: 'الدفع نقدًا بعد الشغل', en: 'Cash, once the work is done' },
            ].map((words) => (
              <li key={words.en}>{text(words)}</li>
            ))}
          </ul>
        </div>
        <div className="ui-page-hero-picture">
          <Welcome />
        </div>
      </div>
    </section>
  );
}
