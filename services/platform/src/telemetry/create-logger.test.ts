import { expect, it } from 'vitest';

import { createLogger } from './create-logger.ts';

it('writes one object per line, without personal data and secrets', () => {
  const lines: string[] = [];
  const log = createLogger({
    name: 'test',
    level: 'info',
    stream: { write: (line) => void lines.push(line) },
  });
  log.info({
    token: 'T0P',
    request: { cookie: 'C00KIE', authorization: 'B3ARER', path: '/api' },
    account: { email: 'a@b.example', password: 'P4SS', kind: 'customer' },
    body: { code: '123456' },
  });
  const command = { name: 'hello', args: ['3', 'AUTH', 'osta', 'R3D1S'] };
  log.warn({ err: Object.assign(new Error('WRONGPASS'), { command }) });
  log.debug('too quiet');

  expect(lines).toHaveLength(2);
  const line: unknown = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({
    level: 'info',
    name: 'test',
    request: { path: '/api' },
    account: { kind: 'customer' },
  });
  expect(lines[1]).toContain('WRONGPASS');
  expect(lines.join('')).not.toMatch(/T0P|C00KIE|B3ARER|a@b|P4SS|123456|R3D1S/u);
});
