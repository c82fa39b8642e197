/** Corpora of words that have hurt others (reliability F13), made from parts so that they stay many. */

function product(...parts: readonly (readonly string[])[]): readonly string[] {
  return parts.reduce<readonly string[]>(
    (all, part) => all.flatMap((before) => part.map((after) => before + after)),
    [''],
  );
}

const sql = product(
  ["'", '"', "\\'", '%27', "') ", '1; ', '$$ ', "' || ", '%22', ') or ('],
  [
    'or 1=1',
    'drop table identity.account',
    'union select null',
    'select pg_sleep(9)',
    'delete from request.event',
  ],
  ['--', ';', '/*', " or '1'='1"],
);
const documents = product(
  [
    '{"$gt":""}',
    '{"$where":"sleep(9)"}',
    '[$ne]=1',
    '{"$regex":".*"}',
    '{{7*7}}',
    '${7*7}',
    '<%= 7 %>',
    '#{7}',
  ],
  ['', ' ', '//', ' and a tap that drips'],
);
const prototypes = product(
  ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'],
  ['', '.polluted', '[polluted]', '.prototype.polluted', '=1'],
);
const paths = product(
  ['../', '..\\', '%2e%2e/', '....//', '/etc/', 'file:///', 'C:\\'],
  ['passwd', 'win.ini', '.env', 'app/../../etc/shadow'],
  ['', '%00', '\u0000.png'],
);
const markup = product(
  ['<script>', '<img src=x onerror=', '"><svg onload=', "'-", 'javascript:', '<iframe srcdoc='],
  ['alert(1)', 'fetch("//evil.example")'],
  ['', '</script>', '>', '//'],
);
const lines = product(
  ['a', 'tap'],
  ['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0085'],
  ['Set-Cookie: a=1', 'Location: //evil.example', 'X: y\r\n\r\n<html>'],
);
const shells = product(
  ['; ', '| ', '`', '$(', '&& '],
  ['id', 'rm -rf /', 'curl evil.example'],
  ['', '`', ')'],
);
const numbers = [
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '٣',
  '１２',
  '1_000',
  '9007199254740993',
  'null',
  'undefined',
  'true',
];
const odd = [
  '\u0000',
  '\uD800',
  '\uDFFF',
  '\uFEFF',
  '\u202E',
  '\u0007',
  '\u001B[31m',
  'ﷺ'.repeat(40),
  'a'.repeat(3000),
  '\u0301'.repeat(200),
  '🧑‍🔧'.repeat(60),
  'İ',
  'ß',
  'ﬃ',
  '\u200B\u200B',
];

/** Five hundred words for any field that takes words. */
export const hostileWords: readonly string[] = [
  ...odd,
  ...numbers,
  ...sql,
  ...documents,
  ...prototypes,
  ...paths,
  ...markup,
  ...lines,
  ...shells,
].slice(0, 500);

const outside = [
  'evil.example',
  'osta.test.evil.example',
  'evil.example%2f.osta.test',
  'еxample.com',
  '127.0.0.1',
  '[::1]',
];

/** Two hundred targets that would lead a visitor away, or run in the page. */
export const hostileTargets: readonly string[] = [
  ...product(
    [
      '//',
      '///',
      '/\\',
      '\\\\',
      '\\/',
      '/\t/',
      '/\n/',
      '/%2f',
      '/%5c',
      '/.//',
      '/..//',
      '/a/..//',
      'http://',
      'https:',
      'https:/',
      'HTTPS://',
      'ftp://',
      '//user@',
      'https://jobs.osta.test@',
      'https://jobs.osta.test:444@',
    ],
    outside,
  ),
  ...product(
    [
      'javascript:',
      'JaVaScRiPt:',
      'java\tscript:',
      '\u0001javascript:',
      'data:text/html,',
      'vbscript:',
      'blob:',
      'file:///',
      'about:',
      'view-source:',
    ],
    ['alert(1)', '//osta.test/%0aalert(1)', 'https://osta.test'],
  ),
  ...product(
    ['https://jobs.osta.test'],
    [
      ':443',
      ':8443/',
      '.',
      './',
      '.evil.example/',
      '@evil.example/',
      '\\@evil.example/',
      '%00/',
      '%0d%0aSet-Cookie:a=1',
      '\r\nX: y',
      '/a b',
      '/%2f..',
      '/%5c',
      '/\u202E',
      '\t/',
      '/..',
      '?\n',
    ],
  ),
  ...product(
    ['/about', '/services/'],
    [
      '\r\nLocation: https://evil.example',
      '%0d%0aX:y',
      '%00',
      '\\..\\',
      '%5c%5cevil.example',
      '%2f%2fevil.example',
      ' ',
      '\u202Egro.live',
      '/../../..//evil.example',
      '/./',
    ],
  ),
  '',
  ' ',
  '.',
  '..',
  'about',
  'evil.example',
  '?x',
  '#x',
  '/..',
  'null',
  'https://',
  'https://-',
  '://',
  '/ ',
  ' /about',
  '/about ',
  'https://jobs.osta.test.',
  'https://xn--sta-7ka.example/',
  'https://jobs.osta.test%E3%80%82evil.example/',
].slice(0, 200);

const seen = ['سالم', 'Salma', 'Ali'];
const hidden = [
  '\u202E',
  '\u202D',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200E',
  '\u200F',
  '\u061C',
  '\u200B',
  '\u200D',
  '\uFEFF',
  '\u0000',
  '\u0008',
  '\u001B',
  '\u007F',
  '\u0085',
  '\u2028',
  '\u2029',
  '\uD83D',
  '\uDE00',
  '\u0301'.repeat(30),
  '\u0489',
  '\u3164',
  '\u2800',
  '\u00AD',
  '\u180E',
  '\uFFFD',
  '\uFFFF',
  '\u{E0041}',
  '\u{1D400}',
  '\u{1F468}\u200D\u{1F527}',
];

/** Two hundred names of people who do not write theirs as others do, or mean to be taken for somebody else. */
export const hostileNames: readonly string[] = [
  ...product(seen, hidden, ['', 'ل']),
  ...hidden,
  ...hidden.map((each) => each.repeat(2)),
].slice(0, 200);

/** Origins that look like ours, with what a browser would say of the relation of the sites. */
export const hostileOrigins: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://osta.test' },
  { origin: 'https://osta.test:8443' },
  { origin: 'https://osta.test.evil.example' },
  { origin: 'https://evil-osta.test' },
  { origin: 'https://OSTA.test' },
  { origin: 'https://osta.test/' },
  { origin: 'https://www.osta.test', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://osta.test', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://osta.test', 'x-csrf': '' },
];
