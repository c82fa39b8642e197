import { describe, expect, it } from 'vitest';

import { readableError } from './readable-error.ts';

describe('the output of a broken program', () => {
  it('is shown without the frames of Node and of libraries, with places from the root', () => {
    const written = [
      'node:internal/modules/run_main:107',
      '    triggerUncaughtException(',
      '    ^',
      '',
      'file:///osta/services/identity/src/service.ts:25',
      'export const = 1;',
      '             ^',
      'SyntaxError [ERR_INVALID_TYPESCRIPT_SYNTAX]: Unexpected token `=`',
      '    at parse (node:internal/modules/typescript:1:2)',
      '    at query (/osta/node_modules/pg-pool/index.js:45:11)',
      '    at create (/osta/services/identity/src/service.ts:25:3)',
      '',
      'Node.js v24.21.0',
    ].join('\n');

    expect(readableError(written, '/osta').split('\n')).toEqual([
      '    services/identity/src/service.ts:25',
      '    export const = 1;',
      '                 ^',
      '    SyntaxError [ERR_INVALID_TYPESCRIPT_SYNTAX]: Unexpected token `=`',
      '        at create (services/identity/src/service.ts:25:3)',
    ]);
  });
});
