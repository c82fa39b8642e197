import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DatedBadge } from '../dated-badge/dated-badge.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { favouriteIcon } from '../icons/icons.ts';
import { professionals } from '../testing/market.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { ProfessionalCard } from './professional-card.tsx';

const [salem] = professionals;
const save = fn();

const meta = {
  title: 'Marketplace/Professional card',
  tags: ['preview'],
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

export const Whole: Story = {
  args: {
    distance: salem.distance,
    price: { kind: 'from', dirham: salem.priceFrom },
    unit: 'visit',
    nextFree: salem.nextFree,
    badges: (
      <DatedBadge
        kind="identity"
        label={<Say text={{ ar: 'هوية مؤكدة', en: 'Identity checked' }} />}
        since="2025-03-02T00:00:00.000Z"
      />
    ),
  },
};

/** The card is a link; the button beside it stays a button. */
export const WithAction: Story = {
  args: {
    distance: salem.distance,
    action: (
      <IconButton label="♥" size="small" onClick={save}>
        <Icon icon={favouriteIcon} size={18} />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(save).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const NewAndBusy: Story = { args: { rating: null, nextFree: null } };

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
            nextFree={nextFree}
          />
        ))}
      </div>
    );
  },
};
