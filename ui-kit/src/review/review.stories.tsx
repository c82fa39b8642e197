import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { professionals, reviews, services } from '../testing/market.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { Review } from './review.tsx';

const [best] = reviews;
const [salem] = professionals;
const [leak] = services;

const meta = {
  title: 'Marketplace/Review',
  tags: ['stable'],
  component: Review,
  args: { author: '', stars: best.stars, writtenAt: best.at, text: '' },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <Review
        {...args}
        author={text(best.author)}
        text={text(best.text)}
        service={<Say text={leak.name} />}
      />
    );
  },
} satisfies Meta<typeof Review>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Answered: Story = {
  render: function Render(args) {
    const text = useStoryText();
    return (
      <Review
        {...args}
        author={text(best.author)}
        text={text(best.text)}
        service={<Say text={leak.name} />}
        reply={{
          author: text(salem.name),
          text: text({
            ar: 'شكرًا أستاذة نجاة. لو رجعت الرطوبة خلال شهر، نجي بدون مقابل.',
            en: 'Thank you. Should the damp come back within a month, I come for free.',
          }),
          writtenAt: '2026-11-15T08:00:00.000Z',
        }}
      />
    );
  },
};

/** A review keeps its own text direction, whatever the page's language. */
export const OtherLanguage: Story = {
  args: { stars: 4 },
  render: (args) => (
    <Review {...args} author="Fatma Özdemir" text="Very tidy work, 100% on time!" />
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Very tidy work/);
    await expect(getComputedStyle(text).direction).toBe('ltr');
  },
};

export const StarsOnly: Story = {
  render: (args) => <Review {...args} author="Rabia" text="" />,
};
