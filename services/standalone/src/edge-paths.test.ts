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
