import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

import { categoryIds } from '../category/categories.ts';
import { EmptyBookings } from './empty-bookings.tsx';
import { EmptyFavourites } from './empty-favourites.tsx';
import { EmptyMessages } from './empty-messages.tsx';
import { EmptyNotifications } from './empty-notifications.tsx';
import { EmptyRequests } from './empty-requests.tsx';
import { EmptySearch } from './empty-search.tsx';
import { EmptyStores } from './empty-stores.tsx';
import { Maintenance } from './maintenance.tsx';
import { NotFound } from './not-found.tsx';
import { Offline } from './offline.tsx';
import { Onboarding } from './onboarding.tsx';
import { SomethingBroke } from './something-broke.tsx';
import { Success } from './success.tsx';
import { TradeIllustration } from './trade-illustration.tsx';
import { Welcome } from './welcome.tsx';

const meta = {
  title: 'Foundations/Illustrations',
  component: Welcome,
} satisfies Meta<typeof Welcome>;

export default meta;
type Story = StoryObj<typeof meta>;

interface PlateProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** An illustration with the name by which it is imported. */
function Plate({ name, children }: PlateProps): ReactNode {
  return (
    <figure style={{ margin: 0, minInlineSize: 0 }}>
      {children}
      <figcaption dir="ltr" style={{ fontSize: 13, textAlign: 'center', color: 'var(--gray-11)' }}>
        {name}
      </figcaption>
    </figure>
  );
}

interface WallProps {
  readonly children: ReactNode;
}

function Wall({ children }: WallProps): ReactNode {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
        gap: 24,
      }}
    >
      {children}
    </div>
  );
}

export const OfWelcome: Story = {
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <Welcome />
    </div>
  ),
};

export const NothingYet: Story = {
  render: () => (
    <Wall>
      <Plate name="EmptyRequests">
        <EmptyRequests />
      </Plate>
      <Plate name="EmptyBookings">
        <EmptyBookings />
      </Plate>
      <Plate name="EmptyMessages">
        <EmptyMessages />
      </Plate>
      <Plate name="EmptyNotifications">
        <EmptyNotifications />
      </Plate>
      <Plate name="EmptySearch">
        <EmptySearch />
      </Plate>
      <Plate name="EmptyFavourites">
        <EmptyFavourites />
      </Plate>
      <Plate name="EmptyStores">
        <EmptyStores />
      </Plate>
    </Wall>
  ),
};

export const Moments: Story = {
  render: () => (
    <Wall>
      <Plate name="Onboarding">
        <Onboarding />
      </Plate>
      <Plate name="Success">
        <Success />
      </Plate>
      <Plate name="NotFound">
        <NotFound />
      </Plate>
      <Plate name="SomethingBroke">
        <SomethingBroke />
      </Plate>
      <Plate name="Offline">
        <Offline />
      </Plate>
      <Plate name="Maintenance">
        <Maintenance />
      </Plate>
    </Wall>
  ),
};

/** Every category of the market has one. */
export const Trades: Story = {
  render: () => (
    <Wall>
      {categoryIds.map((category) => (
        <Plate key={category} name={category}>
          <TradeIllustration category={category} />
        </Plate>
      ))}
    </Wall>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(categoryIds.length);
  },
};
