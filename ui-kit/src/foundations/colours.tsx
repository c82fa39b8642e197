import { type ReactNode, useEffect, useRef, useState } from 'react';

import { contrastOf } from './contrast-of.ts';

export interface ColoursProps {
  /** A scale of the theme. */
  readonly scale: 'blue' | 'orange' | 'red' | 'green' | 'amber' | 'gray';
}

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The twelve steps of a scale, with the contrast of the pairs that carry text, measured here. */
export function Colours({ scale }: ColoursProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const [pairs, setPairs] = useState<readonly string[]>([]);

  useEffect(() => {
    const style = row.current && getComputedStyle(row.current);
    if (!style) return;
    const color = (name: string | number): string => style.getPropertyValue(`--${scale}-${name}`);
    const pair = (text: string | number, ground: string | number): string =>
      `${text} / ${ground}  ${contrastOf(color(text), color(ground)).toFixed(2)}`;
    setPairs([pair('contrast', 9), pair(11, 1), pair(11, 3), pair(12, 3)]);
  }, [scale]);

  return (
    <div ref={row} style={{ marginBlockEnd: 20 }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)', gap: 4 }}>
        {steps.map((step) => (
          <div key={step}>
            <div
              style={{
                blockSize: 48,
                borderRadius: 8,
                background: `var(--${scale}-${step})`,
              }}
            />
            <div style={{ fontSize: 12, color: 'var(--gray-11)' }}>{step}</div>
          </div>
        ))}
      </div>
      <code dir="ltr" style={{ fontSize: 13, color: 'var(--gray-11)' }}>
        {scale} {pairs.join('  ·  ')}
      </code>
    </div>
  );
}
