import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

import { FromTo } from '../day-and-time/from-to.tsx';
import { Ltr } from '../ltr/ltr.tsx';
import { Money } from '../money/money.tsx';
import { WallTimeText } from '../opening-hours/wall-time-text.tsx';

import '../../.storybook/samples.css';

interface Case {
  readonly name: string;
  /** The expected visual order, from left to right. */
  readonly run: string;
}

const cases: readonly Case[] = [
  { name: '99+', run: '99+' },
  { name: 'phone', run: '+218 91 234 5678' },
  { name: 'difference', run: '-12.5' },
  { name: 'code', run: 'BK-2026/041' },
  { name: 'keys', run: '⌘K' },
];

/** An Arabic line: without isolation, and with it. */
function BidiTable(): ReactNode {
  return (
    <table className="ui-sample-bidi" dir="rtl" lang="ar-LY">
      <thead>
        <tr>
          <th scope="col">الشيء</th>
          <th scope="col">خطأ</th>
          <th scope="col">صح</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ name, run }) => (
          <tr key={name}>
            <th scope="row">
              <Ltr>{name}</Ltr>
            </th>
            <td data-wrong={run} style={{ textDecoration: 'line-through' }}>
              {run}
            </td>
            <td data-right={run}>
              <Ltr>{run}</Ltr>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <Ltr>time</Ltr>
          </th>
          <td style={{ textDecoration: 'line-through' }}>
            <Ltr>11:00 ص</Ltr>
          </td>
          <td>
            <WallTimeText time="11:00" />
          </td>
        </tr>
        <tr>
          <th scope="row">
            <Ltr>price</Ltr>
          </th>
          <td style={{ textDecoration: 'line-through' }}>LYD 1,250.50</td>
          <td>
            <Money dirham={1_250_500} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Foundations/Bidi rules',
  component: BidiTable,
  parameters: {
    // Shows mistakes on purpose
    exceptions: {
      bidi: [
        { selector: '.ui-sample-bidi td:nth-child(2)', reason: 'The column of what is wrong.' },
      ],
      mirror: [{ selector: '.ui-sample-bidi', reason: 'An Arabic table, whatever the page is.' }],
    },
  },
} satisfies Meta<typeof BidiTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the signs in visual order from the left, measured on the page. */
function seenOrder(element: Element): string {
  const letters: { readonly letter: string; readonly left: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (let place = 0; place < text.length; place += 1) {
      const range = document.createRange();
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      letters.push({ letter: text.charAt(place), left: range.getBoundingClientRect().left });
    }
  }
  return letters
    .toSorted((one, other) => one.left - other.left)
    .map(({ letter }) => letter)
    .join('');
}

/** The right column keeps its order; the wrong one shows what happens without the component. */
export const WrongAndRight: Story = {
  play: async ({ canvasElement }) => {
    for (const cell of canvasElement.querySelectorAll('[data-right]')) {
      await expect(seenOrder(cell)).toBe(cell.getAttribute('data-right'));
    }
    const broken = canvasElement.querySelector('[data-wrong="99+"]');
    if (broken === null) throw new Error('no example');
    await expect(seenOrder(broken)).toBe('+99');
  },
};

/** A range begins where reading begins: in Arabic at the right, and each hour before its ص or م. */
export const Range: Story = {
  render: () => (
    <p data-range>
      <FromTo from={<WallTimeText time="11:00" />} to={<WallTimeText time="15:00" />} />
    </p>
  ),
  play: async ({ canvasElement, globals }) => {
    const range = canvasElement.querySelector('[data-range]');
    if (range === null) throw new Error('no range');
    await expect(seenOrder(range)).toBe(
      globals['locale'] === 'ar' ? 'م 03:00 – ص 11:00' : '11:00 AM – 03:00 PM',
    );
  },
};
