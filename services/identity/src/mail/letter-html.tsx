import type { Locale } from '@osta/contracts/locale';
import type { CSSProperties, ReactElement, ReactNode } from 'react';

import type { Letter } from './letter.ts';

/**
 * Mail programs know neither our style sheets nor CSS variables, and little of CSS layout: hence
 * tables, and styles on every element. Colours are those of the tokens (primary #0065D4).
 */
const font = "'Segoe UI', Tahoma, 'Noto Naskh Arabic', Arial, sans-serif";
const ground: CSSProperties = { margin: 0, padding: '24px 12px', backgroundColor: '#f5f7fa' };
const sheet: CSSProperties = {
  width: '100%',
  maxWidth: 560,
  margin: '0 auto',
  backgroundColor: '#ffffff',
  border: '1px solid #dfe2e8',
  borderRadius: 12,
  fontFamily: font,
  color: '#1b1b1f',
};
const heading: CSSProperties = { margin: '0 0 16px', fontSize: 22, lineHeight: '32px' };
const line: CSSProperties = { margin: '0 0 12px', fontSize: 16, lineHeight: '26px' };
const small: CSSProperties = { ...line, fontSize: 14, lineHeight: '22px', color: '#5c5f66' };
const digits: CSSProperties = {
  display: 'inline-block',
  margin: '4px 0 20px',
  padding: '12px 20px',
  borderRadius: 8,
  backgroundColor: '#eaf2fd',
  color: '#004a9e',
  fontFamily: "Consolas, 'Courier New', monospace",
  fontSize: 30,
  lineHeight: '36px',
  letterSpacing: 6,
  fontWeight: 700,
};
const button: CSSProperties = {
  display: 'inline-block',
  margin: '8px 0 20px',
  padding: '12px 24px',
  borderRadius: 8,
  backgroundColor: '#0065d4',
  color: '#ffffff',
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  textDecoration: 'none',
};

/**
 * Isolates addresses of mail and machines, which keep their own direction inside a sentence of the
 * other one. A time needs none: ص or م follows its digits from right to left, like a word.
 */
function Line({ style, children }: { style: CSSProperties; children: string }): ReactElement {
  const parts: ReactNode[] = children
    .split(/(\S+@\S+\.\S+|\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:[\da-f]*:){2,7}[\da-f]*)/u)
    .map((part, n) =>
      n % 2 === 0 ? (
        part
      ) : (
        <bdi dir="ltr" key={part}>
          {part}
        </bdi>
      ),
    );
  return <p style={style}>{parts}</p>;
}

/** Renders a letter as HTML, in the direction of its language. */
export function LetterHtml({ letter, locale }: { letter: Letter; locale: Locale }): ReactElement {
  const dir = locale === 'ar' ? 'rtl' : 'ltr';
  // Some programs drop the attribute, some the style: every box has both
  const flow: CSSProperties = { direction: dir, textAlign: dir === 'rtl' ? 'right' : 'left' };
  const { heading: title, paragraphs, code, action, notes } = letter;
  return (
    <html lang={locale} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light only" />
        <title>{letter.subject}</title>
      </head>
      <body dir={dir} style={{ ...ground, ...flow }}>
        <table role="presentation" cellPadding={0} cellSpacing={0} align="center" style={sheet}>
          <tbody>
            <tr>
              <td dir={dir} style={{ ...flow, padding: '28px 28px 16px' }}>
                <p style={{ ...small, color: '#0065d4', fontWeight: 700 }}>
                  {locale === 'ar' ? 'أُسطى' : 'Osta'}
                </p>
                <h1 style={heading}>{title}</h1>
                {code !== undefined && (
                  <bdi dir="ltr" style={digits}>
                    {code}
                  </bdi>
                )}
                {paragraphs.map((text) => (
                  <Line style={line} key={text}>
                    {text}
                  </Line>
                ))}
                {action && (
                  <a href={action.link} style={button}>
                    {action.label}
                  </a>
                )}
                {notes.map((text) => (
                  <Line style={small} key={text}>
                    {text}
                  </Line>
                ))}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
