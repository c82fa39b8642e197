import { Heading, Text } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Say } from '../testing/say.tsx';

const meta = { title: 'Foundations/Type', component: Text } satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inter for Latin and every digit, Vazirmatn for Arabic, with air between Arabic lines. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 720 }}>
      {(['8', '7', '6', '5', '4'] as const).map((size) => (
        <Heading key={size} as="h2" size={size}>
          <Say text="footer sentence" />
        </Heading>
      ))}
      {(['4', '3', '2'] as const).map((size) => (
        <Text key={size} as="p" size={size}>
          <Say text="long sentence" />
        </Text>
      ))}
    </div>
  ),
};

/** Both scripts in one line. */
export const Mixed: Story = {
  render: () => (
    <Text as="p" size="4">
      أُسطى Osta 2026 · سالم Salem · 1.250,50
    </Text>
  ),
};
