import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { DatedBadge } from './dated-badge.tsx';

const meta = {
  title: 'Marketplace/Dated badge',
  tags: ['stable'],
  component: DatedBadge,
  args: {
    kind: 'identity',
    label: <Say text={{ ar: 'هوية مؤكدة', en: 'Identity checked' }} />,
    since: '2025-03-02T08:00:00.000Z',
  },
} satisfies Meta<typeof DatedBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2025/u)).toBeVisible();
    // In words, not 2025-03-02
    await expect(canvas.queryByText(/-03-/u)).toBeNull();
  },
};

export const EveryKind: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <DatedBadge {...args} />
      <DatedBadge
        {...args}
        kind="licence"
        label={<Say text={{ ar: 'رخصة مزاولة', en: 'Licensed' }} />}
      />
      <DatedBadge
        {...args}
        kind="insurance"
        label={<Say text={{ ar: 'تأمين', en: 'Insured' }} />}
      />
      <DatedBadge
        {...args}
        kind="training"
        label={<Say text={{ ar: 'دورة تكييف', en: 'Cooling course' }} />}
      />
      <DatedBadge
        {...args}
        kind="phone"
        label={<Say text={{ ar: 'هاتف مؤكد', en: 'Phone checked' }} />}
      />
    </div>
  ),
};
