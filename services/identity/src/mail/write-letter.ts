import type { Locale } from '@osta/contracts/locale';
import { render } from '@react-email/render';
import { createElement } from 'react';

import { LetterHtml } from './letter-html.tsx';
import type { Letter, LetterFacts, LetterKind, Letters } from './letter.ts';
import { lettersInArabic } from './letters-ar.ts';
import { lettersInEnglish } from './letters-en.ts';
import type { Mail } from './mailer.ts';

const letters: { readonly [Language in Locale]: Letters } = {
  ar: lettersInArabic,
  en: lettersInEnglish,
};

/** Returns the content of a letter in one language. */
function letterOf<Kind extends LetterKind>(
  kind: Kind,
  facts: LetterFacts[Kind],
  locale: Locale,
): Letter {
  return letters[locale][kind](facts);
}

/** Returns a letter as a mail: as HTML, and the same as plain text. */
export async function writeLetter<Kind extends LetterKind>(
  to: string,
  kind: Kind,
  facts: LetterFacts[Kind],
  locale: Locale,
): Promise<Mail> {
  const letter = letterOf(kind, facts, locale);
  return {
    to,
    subject: letter.subject,
    text: textOf(letter),
    html: await render(createElement(LetterHtml, { letter, locale })),
    locale,
  };
}

function textOf({ heading, code, paragraphs, action, notes }: Letter): string {
  return [
    code === undefined ? heading : `${heading}: ${code}`,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...notes,
  ].join('\n\n');
}
