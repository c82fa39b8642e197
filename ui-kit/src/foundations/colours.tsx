import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Ltr } from '../ltr/ltr.tsx';
import { contrastOf } from './contrast-of.ts';

export interface ColoursProps {
  /** A scale of the theme. */
  readonly scale: 'blue' | 'orange' | 'red' | 'green' | 'amber' | 'gray';
}

interface Pair {
  readonly text: string;
  readonly ground: string;
}

interface MeasuredPair extends Pair {
  readonly contrast: number;
}

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * Returns which steps carry text on which steps. Nothing is written on step 9 of green, amber and
 * gray.
 */
function pairsOf(scale: ColoursProps['scale']): readonly Pair[] {
  const quiet = [
    { text: `${scale}-11`, ground: `${scale}-1` },
    { text: `${scale}-12`, ground: `${scale}-3` },
  ];
  const isBrand = scale === 'blue' || scale === 'orange' || scale === 'red';
  if (!isBrand) return quiet;
  return [
    { text: `${scale}-contrast`, ground: `${scale}-9` },
    { text: `${scale}-11`, ground: `${scale}-3` },
    ...quiet,
  ];
}

/** The twelve steps of a scale, and the measured contrast of the pairs that carry text. */
export function Colours({ scale }: ColoursProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const [pairs, setPairs] = useState<readonly MeasuredPair[]>([]);

  useEffect(() => {
    const style = row.current && getComputedStyle(row.current);
    if (!style) return;
    const color = (name: string): string => style.getPropertyValue(`--${name}`);
    setPairs(
      pairsOf(scale).map(({ text, ground }) => ({
        text,
        ground,
        contrast: contrastOf(color(text), color(ground)),
      })),
    );
  }, [scale]);

  return (
    <div ref={row} className="ui-sample-scale">
      <code dir="ltr" className="ui-sample-name">
        {scale}
      </code>
      <ol className="ui-sample-steps">
        {steps.map((step) => (
          <li key={step}>
            <div
              className="ui-sample-step"
              style={{ backgroundColor: `var(--${scale}-${step})` }}
            />
            <Ltr>{step}</Ltr>
          </li>
        ))}
      </ol>
      <ul className="ui-sample-pairs">
        {pairs.map(({ text, ground, contrast }) => (
          <li key={`${text} ${ground}`} data-contrast={contrast.toFixed(2)}>
            <span
              className="ui-sample-pair"
              style={{ backgroundColor: `var(--${ground})`, color: `var(--${text})` }}
            >
              <Ltr>1,250</Ltr>
            </span>
            <Ltr>{`${text} / ${ground}: ${contrast.toFixed(2)}`}</Ltr>
          </li>
        ))}
      </ul>
    </div>
  );
}
