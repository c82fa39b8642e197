import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { CategoryTile } from '../category-tile/category-tile.tsx';
import { Icon } from '../icons/icon.tsx';
import { bookingIcon, quoteIcon, walletIcon } from '../icons/icons.ts';
import { Link } from '../link/link.tsx';
import { OpenNow } from '../opening-hours/open-now.tsx';
import { PlanCard, type PlanFeature } from '../plan-card/plan-card.tsx';
import { ProfessionalCard } from '../professional-card/professional-card.tsx';
import { Review } from '../review/review.tsx';
import { StoreCard } from '../store-card/store-card.tsx';
import { openUntilNoon } from '../testing/market-hours.ts';
import { professionals, reviews, storyNow, stores } from '../testing/market.ts';
import { useStoryText, type Words } from '../testing/say.tsx';
import { TilePattern } from '../tile-pattern/tile-pattern.tsx';
import { Section } from './section.tsx';

const trades: readonly { readonly id: string; readonly name: Words; readonly count: Words }[] = [
  { id: 'plumbing', name: 'plumbing', count: { ar: '128 أُسطى', en: '128 professionals' } },
  { id: 'electrical', name: 'electrical', count: { ar: '164 أُسطى', en: '164 professionals' } },
  { id: 'hvac', name: 'cooling', count: { ar: '203 أُسطى', en: '203 professionals' } },
  { id: 'cleaning', name: 'cleaning', count: { ar: '97 فريقًا', en: '97 teams' } },
  {
    id: 'painting',
    name: { ar: 'الزواق', en: 'Painting' },
    count: { ar: '74 أُسطى', en: '74 professionals' },
  },
  {
    id: 'solar',
    name: { ar: 'الطاقة الشمسية', en: 'Solar' },
    count: { ar: '41 أُسطى', en: '41 professionals' },
  },
  {
    id: 'moving',
    name: { ar: 'نقل الأثاث', en: 'Moving' },
    count: { ar: '58 فريقًا', en: '58 teams' },
  },
  {
    id: 'carpentry',
    name: { ar: 'النجارة', en: 'Carpentry' },
    count: { ar: '66 أُسطى', en: '66 professionals' },
  },
];

/** Every trade as a tile. */
export function HomeTrades(): ReactNode {
  const text = useStoryText();
  return (
    <Section title={text({ ar: 'شن تحتاج اليوم؟', en: 'What do you need today?' })}>
      <div className="ui-page-tiles">
        {trades.map(({ id, name, count }) => (
          <CategoryTile
            key={id}
            category={id}
            link={<a href={`#${id}`}>{text(name)}</a>}
            detail={text(count)}
          />
        ))}
      </div>
    </Section>
  );
}

const steps = [
  {
    id: 'ask',
    icon: quoteIcon,
    title: { ar: 'اكتب اللي تحتاجه', en: 'Say what you need' },
    words: { ar: 'مرة وحدة، بصورة لو تحب.', en: 'Once, with a photo if you like.' },
  },
  {
    id: 'choose',
    icon: walletIcon,
    title: { ar: 'قارن العروض', en: 'Compare the quotes' },
    words: { ar: 'سعر وموعد وتقييم من ناس جرّبوا.', en: 'Price, time, and what others say.' },
  },
  {
    id: 'book',
    icon: bookingIcon,
    title: { ar: 'احجز وارتاح', en: 'Book it' },
    words: { ar: 'تتابع الموعد وتدفع بعد الشغل.', en: 'Follow it live, and pay when it is done.' },
  },
];

/** How it works, in three steps. */
export function HomeSteps(): ReactNode {
  const text = useStoryText();
  return (
    <Section title={text('how it works')} tone="quiet">
      <ol className="ui-page-steps">
        {steps.map(({ id, icon, title, words }, i) => (
          <li className="ui-page-step" key={id}>
            <span className="ui-page-step-icon" aria-hidden="true">
              <Icon icon={icon} size={26} strokeWidth={1.75} />
              <span className="ui-page-step-number">{i + 1}</span>
            </span>
            <h3 className="ui-page-step-title">{text(title)}</h3>
            <p className="ui-page-step-words">{text(words)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Professionals near the visitor. */
export function HomeProfessionals(): ReactNode {
  const text = useStoryText();
  return (
    <Section
      title={text({ ar: 'أسطوات قريبين منك', en: 'Professionals near you' })}
      aside={<Link href="#all">{text({ ar: 'شوف الكل', en: 'See all' })}</Link>}
    >
      <div className="ui-page-cards">
        {professionals
          .slice(0, 3)
          .map(({ id, name, trade, area, rating, distance, priceFrom, nextFree }) => (
            <ProfessionalCard
              key={id}
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
          ))}
      </div>
    </Section>
  );
}

/** Stores, and whether they are open. */
export function HomeStores(): ReactNode {
  const text = useStoryText();
  return (
    <Section title={text('stores')}>
      <div className="ui-page-cards">
        {stores.map(({ id, name, about, area, category, rating }) => (
          <StoreCard
            key={id}
            link={<a href={`#${id}`}>{text(name)}</a>}
            about={text(about)}
            area={text(area)}
            category={category}
            rating={rating}
            hours={<OpenNow {...openUntilNoon} now={storyNow} />}
          />
        ))}
      </div>
    </Section>
  );
}

/** Reviews. */
export function HomeReviews(): ReactNode {
  const text = useStoryText();
  return (
    <Section title={text({ ar: 'ناس جرّبت', en: 'From people like you' })}>
      <div className="ui-page-cards ui-page-reviews">
        {reviews.map(({ id, author, stars, at, text: words }) => (
          <Review key={id} author={text(author)} stars={stars} writtenAt={at} text={text(words)} />
        ))}
      </div>
    </Section>
  );
}

const planTexts = {
  page: { ar: 'صفحة عامة بتقييماتك', en: 'A public page with your reviews' },
  requests: { ar: 'طلبات من منطقتك', en: 'Requests from your area' },
  team: { ar: 'فريق وفروع', en: 'A team and branches' },
  reports: { ar: 'تقارير كل شهر', en: 'Reports every month' },
} satisfies Record<string, Words>;

/** Prices. */
export function HomePricing(): ReactNode {
  const text = useStoryText();
  const features = (isAll: boolean): readonly PlanFeature[] => [
    { id: 'page', text: text(planTexts.page), isIncluded: true },
    { id: 'requests', text: text(planTexts.requests), isIncluded: true },
    { id: 'team', text: text(planTexts.team), isIncluded: isAll },
    { id: 'reports', text: text(planTexts.reports), isIncluded: isAll },
  ];
  const start = text({ ar: 'ابدأ الآن', en: 'Start now' });
  return (
    <Section title={text('pricing')} tone="quiet" id="pricing">
      <div className="ui-page-plans">
        <PlanCard
          name={text({ ar: 'الأُسطى', en: 'Professional' })}
          description={text({ ar: 'لمن يشتغل لحسابه.', en: 'For one who works alone.' })}
          price={0}
          period="month"
          features={features(false)}
          action={
            <Button variant="secondary" isFullWidth asChild>
              <a href="#start">{start}</a>
            </Button>
          }
        />
        <PlanCard
          isRecommended
          name={text({ ar: 'المحل', en: 'Store' })}
          description={text({ ar: 'لمحل وفريقه.', en: 'For a store and its team.' })}
          price={149_000}
          period="month"
          features={features(true)}
          action={
            <Button isFullWidth asChild>
              <a href="#start">{start}</a>
            </Button>
          }
        />
      </div>
    </Section>
  );
}

/** Invites professionals to join. */
export function HomeJoin(): ReactNode {
  const text = useStoryText();
  return (
    <section className="ui-page-join">
      <TilePattern />
      <div className="ui-page-join-inner">
        <h2 className="ui-page-join-title">
          {text({
            ar: 'عندك صنعة؟ الشغل يجيك لين عندك',
            en: 'You have a trade? Let the work come to you',
          })}
        </h2>
        <p className="ui-page-join-words">
          {text({
            ar: 'التسجيل مجاني، والطلبات من منطقتك، وأنت اللي تحدد سعرك ووقتك.',
            en: 'Joining is free, requests are from your area, and price and time are yours to decide.',
          })}
        </p>
        <Button variant="accent" size="large" asChild>
          <a href="#join">{text('join now')}</a>
        </Button>
      </div>
    </section>
  );
}
