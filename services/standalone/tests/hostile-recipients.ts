import { product } from './product.ts';

const address = 'salma@osta.test';

/**
 * Fifty texts that resemble an email address, but would reach another person, several people, or another line
 * of the message.
 */
export const hostileEmails: readonly string[] = [
  ...product(
    [address],
    [
      '\r\nBcc: thief@evil.example',
      '\nTo: thief@evil.example',
      '\r',
      '%0d%0aBcc: thief@evil.example',
      ',thief@evil.example',
      ';thief@evil.example',
      ' thief@evil.example',
      '@evil.example',
      '(thief@evil.example)',
      '>',
      '?cc=thief@evil.example',
      '&cc=thief@evil.example',
      '\u0000',
      '\u0000.evil.example',
      '\u2028',
      '\u202E',
      '\u200B',
      '.',
      '..',
      '/evil.example',
      '\\evil.example',
    ],
  ),
  ...product(
    [
      'Salma <',
      '<',
      '"Salma" <',
      'mailto:',
      '=?utf-8?q?',
      "' or 1=1-- ",
      '|',
      '`id`',
      '$(id)',
      '../',
    ],
    [address],
  ),
  ...product(
    ['salma@', '"salma@osta.test"@', 'salma@osta.test,thief@', 'sal..ma@', '.salma@', 'salma.@'],
    ['evil.example'],
  ).filter((each) => each !== 'salma@evil.example'),
  'salma@[127.0.0.1]',
  'salma@127.0.0.1',
  'salma@localhost',
  'salma@osta..test',
  'salma@-osta.test',
  'salma@оsta.test',
  'ѕalma@osta.test',
  'salma@ⓞsta.test',
  'salma@osta。test',
  'salma＠osta.test',
  '@osta.test',
  'salma@',
  'salma',
  '',
];

/** Thirty invalid international telephone numbers, as people and attackers write them. */
export const hostilePhones: readonly string[] = [
  ...product(
    ['+218912345678'],
    [
      '\r\n+218911111111',
      '\n',
      ',+218911111111',
      ';ext=1',
      ' ',
      '\u0000',
      '\u202E',
      "' or 1=1--",
      'x9',
      '#',
      'a',
      '%0a',
    ],
  ),
  '٠٩١٢٣٤٥٦٧٨',
  '+٢١٨٩١٢٣٤٥٦٧٨',
  '＋２１８９１２３４５６７８',
  '+218 91 234 5678',
  '+218-91-234-5678',
  '(+218)912345678',
  'tel:+218912345678',
  '00218912345678',
  '0912345678',
  '218912345678',
  '+018912345678',
  '++218912345678',
  '+2189123456789012',
  '+218912',
  '*#06#',
  '*100*1#',
  '112',
  '+',
  '',
];
