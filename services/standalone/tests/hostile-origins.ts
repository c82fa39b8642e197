/** Origins that resemble ours, with the site relation that a browser would send. */
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

/** Content types that a form of another site can send without a preflight. */
export const formTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
  'application/json, text/plain',
  'application/jsonp',
] as const;
