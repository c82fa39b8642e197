import { Trans, useLingui } from '@lingui/react/macro';
import type { EntryWords } from '@osta/contracts/catalogue/api';
import { Button, formatIsoDateTime, Heading, IsoDate, useLocale } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import '../reviews.css';

type Words = EntryWords['words'];

interface SearchWordsHistoryProps {
  /** The newest first. */
  readonly history: EntryWords['history'];
  readonly original: Words;
  readonly isSaving: boolean;
  /** Called with the words of before, and the reason to record. */
  readonly onBringBack: (words: Words, reason: string) => void;
}

/** Who changed the words of an entry, when and why, the newest first; earlier words can be brought back. */
export function SearchWordsHistory({
  history,
  original,
  isSaving,
  onBringBack,
}: SearchWordsHistoryProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  if (history.length === 0) return null;
  return (
    <section>
      <Heading as="h3" size="small">
        <Trans>Changes</Trans>
      </Heading>
      <ol className="web-review-history" reversed>
        {history.map(({ version, words, reason, by, at }, n) => {
          const day = formatIsoDateTime(at, locale);
          return (
            <li key={version}>
              <strong dir="auto">{reason}</strong> <bdi>{by}</bdi> ·{' '}
              <IsoDate instant={at} hasTime />
              {n > 0 && (
                <div>
                  <Button
                    className="web-words-button"
                    variant="ghost"
                    size="small"
                    disabled={isSaving}
                    onClick={() => onBringBack(words, t`Back to the words of ${day}`)}
                  >
                    <Trans>Bring these words back</Trans>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
        <li>
          <strong>
            <Trans>The words that Osta came with</Trans>
          </strong>
          <div>
            <Button
              className="web-words-button"
              variant="ghost"
              size="small"
              disabled={isSaving}
              onClick={() => onBringBack(original, t`Back to the words that Osta came with`)}
            >
              <Trans>Bring these words back</Trans>
            </Button>
          </div>
        </li>
      </ol>
    </section>
  );
}
