import type { Meta, StoryObj } from '@storybook/react-vite';

import { Spinner } from './spinner.tsx';

const meta = { title: 'Primitives/Spinner', tags: ['stable'], component: Spinner } satisfies Meta<
  typeof Spinner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = {};
