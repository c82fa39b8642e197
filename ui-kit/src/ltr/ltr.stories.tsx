import type { Meta, StoryObj } from '@storybook/react-vite';

import { Ltr } from './ltr.tsx';

const meta = {
  title: 'Primitives/Ltr',
  tags: ['stable'],
  component: Ltr,
  args: { children: '+218 91 234 5678' },
} satisfies Meta<typeof Ltr>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

/** With and without isolation: signs at an end jump to the other side in Arabic. */
export const WrongAndRight: Story = {
  parameters: {
    exceptions: {
      bidi: [{ selector: 'td:first-child', reason: 'Shows what goes wrong without.' }],
    },
  },
  render: () => (
    <table style={{ borderSpacing: 24 }}>
      <tbody>
        {['99+', '+218 91 234 5678', 'BK-2026/041', '-12.5', '⌘K'].map((run) => (
          <tr key={run}>
            <td style={{ textDecoration: 'line-through' }}>{run}</td>
            <td>
              <Ltr>{run}</Ltr>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
