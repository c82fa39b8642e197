import { describe, expect, it } from 'vitest';

import { readEdgeConfig } from './edge-config.ts';

describe('the proxies in front of the edge', () => {
  it('are none unless the operator says how many', () => {
    expect(readEdgeConfig({}).trustedProxies).toBe(0);
    expect(readEdgeConfig({ OSTA_TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
  });

  it('are one less than processes take, for which the edge is one more', () => {
    expect(readEdgeConfig({ OSTA_TRUSTED_PROXIES: '9' }).trustedProxies).toBe(9);
    expect(() => readEdgeConfig({ OSTA_TRUSTED_PROXIES: '10' })).toThrow(
      'OSTA_TRUSTED_PROXIES is wrong: it must be from 0 to 9.',
    );
  });

  it('are at least one in production where browsers come by https', () => {
    const behind = { OSTA_MODE: 'production', OSTA_PUBLIC_URL: 'https://osta.example' };
    expect(() => readEdgeConfig(behind)).toThrow('OSTA_TRUSTED_PROXIES is missing: it must be');
    expect(readEdgeConfig({ ...behind, OSTA_TRUSTED_PROXIES: '1' }).trustedProxies).toBe(1);
    expect(readEdgeConfig({ ...behind, OSTA_MODE: 'development' }).trustedProxies).toBe(0);
    expect(readEdgeConfig({ OSTA_MODE: 'production' }).trustedProxies).toBe(0);
  });
});

it('is at a port of this machine unless it has a public address', () => {
  expect(readEdgeConfig({ PORT: '3100' }).publicUrl).toBe('http://localhost:3100');
  const OSTA_PUBLIC_URL = 'https://osta.example';
  expect(readEdgeConfig({ PORT: '3100', OSTA_PUBLIC_URL }).publicUrl).toBe(OSTA_PUBLIC_URL);
});
