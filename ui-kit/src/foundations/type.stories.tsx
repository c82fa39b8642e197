import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Heading } from '../heading/heading.tsx';
import { Say } from '../testing/say.tsx';
import { Text } from '../text/text.tsx';

const meta = { title: 'Foundations/Type', component: Text } satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inter for Latin and all digits, Vazirmatn for Arabic with larger line heights. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 760 }}>
      {(['display', 'huge', 'large', 'medium', 'small'] as const).map((size) => (
        <Heading key={size} as="h2" size={size}>
          <Say text="footer sentence" />
        </Heading>
      ))}
      {(['large', 'medium', 'small', 'tiny'] as const).map((size) => (
        <Text key={size} size={size} isReadingWidth>
          <Say text="long sentence" />
        </Text>
      ))}
    </div>
  ),
};

/** The same sentence in both scripts: equally dark and large, and on one baseline. */
export const BothScripts: Story = {
  parameters: {
    exceptions: {
      mirror: [
        { selector: 'p', reason: 'Two scripts in a line are set closer or wider at the seams.' },
      ],
    },
  },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 760 }}>
      <Text size="large" lang="ar-LY" dir="rtl">
        أسطوات ومحلات تثق فيهم، في مدينتك، وبسعر معروف من البداية.
      </Text>
      <Text size="large" lang="en-GB" dir="ltr">
        Professionals and stores you can trust, in your city, at a price you know first.
      </Text>
      <Text size="large">أُسطى Osta 2026 · سالم Salem · 1.250,50</Text>
    </div>
  ),
};

/** Arabic line heights are at least 1.6, because of the marks above and below. */
export const Lines: Story = {
  render: () => (
    <Text isReadingWidth>
      <Say text="long sentence" />
    </Text>
  ),
  play: async ({ canvasElement, globals }) => {
    const text = canvasElement.querySelector('.ui-text');
    if (text === null) throw new Error('no text');
    const { lineHeight, fontSize } = getComputedStyle(text);
    const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    await expect(ratio).toBeGreaterThanOrEqual(globals['locale'] === 'ar' ? 1.6 : 1.45);
  },
};
