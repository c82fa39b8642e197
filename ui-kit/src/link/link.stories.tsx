import type { Meta, StoryObj } from '@storybook/react-vite';

import { Say } from '../testing/say.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Primitives/Link',
  tags: ['stable'],
  component: Link,
  args: { href: '#there', children: <Say text="read more" /> },
  parameters: {
    exceptions: {
      touch: [
        {
          selector: '.ui-link',
          reason: 'In a sentence its line gives it its height; here it is alone.',
        },
      ],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hover: Story = {};

export const InSentence: Story = {
  args: { underline: 'always' },
  render: (args) => (
    <p>
      <Say text="callout text" /> <Link {...args} />
    </p>
  ),
};

export const Quiet: Story = { args: { isQuiet: true } };
