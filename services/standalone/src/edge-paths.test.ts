import { describe, expect, it } from 'vitest';

import { caddyRoutes, edgePaths } from './edge-paths.ts';
import { services } from './services.ts';

describe('the edge', () => {
  const { upstreamOf, describer } = edgePaths(services);

  it.each([
    ['/api/requests', 'request'],
    ['/api/requests/01980000-0000-7000-8000-00000000000a/quotes', 'request'],
    ['/api/user/me', 'identity'],
    ['/api/users', 'identity'],
    ['/socket.io/', 'notification'],
    ['/api/services', 'catalogue'],
    ['/api/services/tree', 'catalogue'],
    ['/api/services/01980000-0000-7000-8000-00000000000a', 'catalogue'],
    ['/api/services/01980000-0000-7000-8000-00000000000a/slots', 'booking'],
    ['/api/services/01980000-0000-7000-8000-00000000000a/slots/more', 'catalogue'],
    ['/api/services//slots', 'catalogue'],
    ['/api/operations/identity/rebuilds', 'identity'],
    ['/api/operations/nobody/rebuilds', 'web'],
    ['/api/requestsandmore', 'web'],
    ['/', 'web'],
    ['/dev', 'web'],
  ])('routes %s to %s', (path, name) => {
    expect(upstreamOf(path)).toBe(name);
  });

  it('names the service that describes the API of all', () => {
    expect(describer).toBe('request');
    expect(() => edgePaths([])).toThrow('No service answers /api/openapi.json');
  });

  it('refuses two services that claim one path', () => {
    const [first] = services;
    if (!first) throw new Error('There is no service');
    const other = { ...first, name: 'other', paths: ['/api/user/me'] };
    expect(() => edgePaths([...services, other])).toThrow('other and identity both claim');
  });

  it.each(['/api/services/*/slots', '/api/services/tree/slots', '/api/*/*/slots'])(
    'refuses a second %s',
    (path) => {
      const [first] = services;
      if (!first) throw new Error('There is no service');
      const other = { ...first, name: 'other', paths: [path] };
      const answered = () => edgePaths([other, ...services]);
      expect(answered).toThrow(/both claim/u);
    },
  );

  it('gives a path to the most specific claim, in whatever order services are listed', () => {
    const slots = '/api/services/01980000-0000-7000-8000-00000000000a/slots';
    expect(edgePaths(services.toReversed()).upstreamOf(slots)).toBe('booking');
    const caddy = caddyRoutes(services.toReversed()).split('\n');
    expect(caddy[0]).toBe('\t@booking-within path /api/services/*/slots');
    expect(caddy.filter((line) => line.includes('handle @')).length).toBe(services.length + 1);
  });

  it('writes the same for Caddy', () => {
    const [, , request] = services;
    expect(request && caddyRoutes([request])).toBe(
      [
        '\t@request path /api/requests /api/requests/* /api/openapi.json /api/openapi.json/* /api/docs /api/docs/* /api/operations/request /api/operations/request/*',
        '\thandle @request {',
        '\t\treverse_proxy request:3000 {',
        '\t\t\timport {args[0]}',
        '\t\t}',
        '\t}',
        '',
      ].join('\n'),
    );
  });
});
