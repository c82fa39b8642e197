import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { CategoryTile } from './category-tile.tsx';

const plumbers = { ar: '128 سبّاك قريب منك', en: '128 plumbers near you' };

const meta = {
  title: 'Marketplace/Category tile',
  tags: ['preview'],
  component: CategoryTile,
  args: {
    category: 'plumbing',
    link: (
      <a href="#plumbing">
        <Say text="plumbing" />
      </a>
    ),
    detail: <Say text={plumbers} />,
  },
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole tile is a link, named after the trade. */
export const One: Story = {
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 280 }}>
        <Content />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    const name = globals['locale'] === 'ar' ? 'السباكة' : 'Plumbing';
    await expect(canvas.getByRole('link')).toHaveAccessibleName(name);
  },
};

export const Grid: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: 12,
      }}
    >
      <CategoryTile {...args} />
      <CategoryTile
        category="hvac"
        link={
          <a href="#hvac">
            <Say text="cooling" />
          </a>
        }
      />
      <CategoryTile
        category="electrical"
        link={
          <a href="#electrical">
            <Say text="electrical" />
          </a>
        }
      />
      <CategoryTile
        category="cleaning"
        link={
          <a href="#cleaning">
            <Say text="cleaning" />
          </a>
        }
      />
    </div>
  ),
};
