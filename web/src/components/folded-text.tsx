import { Trans } from '@lingui/react/macro';
import { Button, Text, VisuallyHidden } from '@osta/ui-kit';
import { type ReactNode, useId, useState } from 'react';

import { foldedLines, isLongText } from './is-long-text.ts';

import './folded-text.css';

interface FoldedTextProps {
  /** As somebody wrote it, in whatever language. */
  readonly text: string;
  /** What it is about, for people who hear the button without the text. */
  readonly about: string;
}

/** What somebody wrote: the first lines, and the rest at a press where it is long. */
export function FoldedText({ text, about }: FoldedTextProps): ReactNode {
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isLong = isLongText(text);
  return (
    <div className="web-folded-text">
      <Text
        className="web-folded-text-words"
        id={id}
        dir="auto"
        {...(isLong && !isUnfolded && { lines: foldedLines })}
      >
        {text}
      </Text>
      {isLong && (
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? <Trans>Show less</Trans> : <Trans>Read more</Trans>}
          <VisuallyHidden>: {about}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
