import { describe, expect, it } from 'vitest';

import { readWebConfig } from './config.ts';

describe("the web's own process", () => {
  it('needs no variables', () => {
    expect(readWebConfig({})).toEqual({
      port: 3000,
      apiOrigin: 'http://localhost:3001',
      publicOrigin: 'http://localhost:3000',
      mode: 'production',
      isUnderMaintenance: false,
      redirectSeconds: 10,
    });
  });

  it('follows its variables', () => {
    const config = readWebConfig({
      PORT: '8080',
      API_ORIGIN: 'http://edge:80/',
      PUBLIC_ORIGIN: 'https://osta.example',
      NODE_ENV: 'development',
      MAINTENANCE: 'true',
      OSTA_SOCIAL_LINKS: 'https://facebook.com/osta, https://wa.me/218',
      OSTA_REDIRECT_SECONDS: '0.3',
    });
    expect(config).toEqual({
      port: 8080,
      apiOrigin: 'http://edge',
      publicOrigin: 'https://osta.example',
      mode: 'development',
      isUnderMaintenance: true,
      redirectSeconds: 0.3,
      socialLinks: ['https://facebook.com/osta', 'https://wa.me/218'],
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['API_ORIGIN', 'edge:80'],
    ['API_ORIGIN', 'http://edge/api'],
    ['PUBLIC_ORIGIN', 'ftp://osta.example'],
    ['OSTA_REDIRECT_SECONDS', 'ten'],
    ['OSTA_SOCIAL_LINKS', 'javascript:alert(1)'],
    ['OSTA_SOCIAL_LINKS', 'https://facebook.com/osta,facebook.com'],
  ])('names the variable that is wrong: %s=%s', (name, value) => {
    expect(() => readWebConfig({ [name]: value })).toThrow(name);
  });
});
