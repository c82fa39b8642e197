import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

import { areSame } from '../../forms/lines.ts';

import './reviews.css';

/** The lines of each field. */
type FieldTexts<Field extends string> = { readonly [Name in Field]: readonly string[] };

interface ReviewFactsProps<Field extends string> {
  /** In display order. */
  readonly fields: readonly Field[];
  readonly names: { readonly [Name in Field]: MessageDescriptor };
  readonly now: FieldTexts<Field>;
  /** What it said before; changes are marked. `null`: nothing to compare with. */
  readonly then: FieldTexts<Field> | null;
}

/** What is reviewed, field by field: what changed stands below what it said before. */
export function ReviewFacts<Field extends string>({
  fields,
  names,
  now,
  then,
}: ReviewFactsProps<Field>): ReactNode {
  const { i18n } = useLingui();
  return (
    <dl className="web-review-facts">
      {fields.map((field) => (
        <div key={field}>
          <dt>{i18n._(names[field])}</dt>
          <dd>
            {then === null || areSame(then[field], now[field]) ? (
              <Lines lines={now[field]} />
            ) : (
              <>
                <del>
                  <Lines lines={then[field]} />
                </del>
                <ins>
                  <Lines lines={now[field]} />
                </ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return (
    <span className="web-review-lines">
      {lines.length === 0
        ? '—'
        : lines.map((line) => (
            <span key={line} dir="auto">
              {line}
            </span>
          ))}
    </span>
  );
}
