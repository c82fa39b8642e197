import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { DatedBadge } from '../dated-badge/dated-badge.tsx';
import { professionals } from '../testing/market.ts';
import { portrait } from '../testing/portrait.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { ProfessionalCardSkeleton } from './professional-card-skeleton.tsx';
import { ProfessionalCard } from './professional-card.tsx';

const [salem] = professionals;
const ask = fn();

const meta = {
  title: 'Marketplace/Professional card',
  tags: ['stable'],
  component: ProfessionalCard,
  args: { name: '', link: <a href="#salem">…</a>, trade: '', area: '', rating: salem.rating },
  render: function Render({ name: _name, link: _link, ...args }) {
    const text = useStoryText();
    return (
      <div style={{ maxInlineSize: 380 }}>
        <ProfessionalCard
          {...args}
          name={text(salem.name)}
          link={<a href="#salem">{text(salem.name)}</a>}
          trade={<Say text={salem.trade} />}
          area={<Say text={salem.area} />}
        />
      </div>
    );
  },
} satisfies Meta<typeof ProfessionalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const known = {
  imageUrl: portrait,
  distance: salem.distance,
  jobsDone: 214,
  experienceYears: 12,
  memberSince: '2025-03-02T00:00:00.000Z',
  responseMinutes: 25,
  nextFree: salem.nextFree,
  price: { kind: 'from', dirham: salem.priceFrom },
  badges: (
    <DatedBadge
      kind="identity"
      label={<Say text={{ ar: 'وثائق مفحوصة', en: 'Documents checked' }} />}
      since="2025-03-02T00:00:00.000Z"
    />
  ),
} as const;

export const Whole: Story = {
  parameters: {
    exceptions: {
      mirror: [
        {
          selector: '.ui-professional-card-headline',
          reason: 'Its letters run as they were written; it begins where the card begins.',
        },
      ],
    },
  },
  args: { ...known, headline: 'سباكة منزلية، تسريبات وسخانات، في نفس اليوم', unit: 'visit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/214/u)).toBeVisible();
  },
};

/** Where the customer is does not lie in the area where they work. */
export const OutsideTheirArea: Story = { args: { distance: salem.distance, isInArea: false } };

/** The card is a link; the button on it stays a button. */
export const WithAction: Story = {
  args: {
    ...known,
    action: (
      <Button size="small" variant="secondary" onClick={ask}>
        <Say text={{ ar: 'طلب عرض', en: 'Ask for an offer' }} />
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    ask.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(ask).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Nobody knows them yet: what is not known is not shown. */
export const New: Story = {
  args: { rating: null, experienceYears: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Osta|أُسطى/u)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Who has worked through Osta is not new to it, even if nobody has rated them. */
export const NotRated: Story = {
  args: { rating: null, jobsDone: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/New to Osta|جديد/u)).toBeNull();
    await expect(canvas.getByText(/3|ثلاث/u)).toBeVisible();
  },
};

/** The whole card is the checkbox, and the name stays a link. */
export const Chosen: Story = {
  render: function Render({ name: _name, link: _link, ...args }) {
    const text = useStoryText();
    const [isChosen, setIsChosen] = useState(false);
    return (
      <div style={{ maxInlineSize: 560 }}>
        <ProfessionalCard
          {...args}
          {...known}
          name={text(salem.name)}
          link={<a href="#salem">{text(salem.name)}</a>}
          trade={text(salem.trade)}
          area={text(salem.area)}
          choice={{ isChosen, onChange: () => setIsChosen(!isChosen) }}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /Salem|سالم/u });
    // Where a pointer would press, somewhere on the card
    const { left, top } = canvas.getByText(/214/u).getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 4, top + 4) ?? box);
    await expect(box).toBeChecked();
    await expect(document.elementFromPoint(left + 4, top + 4)).toContainElement(box);
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => (
    <div style={{ maxInlineSize: 380 }}>
      <ProfessionalCardSkeleton />
    </div>
  ),
};

/** As on a results page: one column on a phone, three on a desktop. */
export const Grid: Story = {
  render: function Render() {
    const text = useStoryText();
    return (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
          gap: 16,
        }}
      >
        {professionals.map(({ id, name, trade, area, rating, distance, priceFrom, nextFree }) => (
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
    );
  },
};
