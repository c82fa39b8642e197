import { last } from './edits.mjs';

/** Mistakes that the check of documents catches. */
export const documentPlants = [
  ...[
    ['A link that leads nowhere', '[the plan](docs/plan.md)', /there is no docs\/plan\.md/u],
    ['A link to a heading that was renamed', '[x](docs/guides/operations.md#backups)', /#backups/u],
    ['A command that does not exist', '`npm run deploy`', /there is no npm run deploy/u],
    ['A command of a package that lacks it', '`npm run stories -w web`', /stories -w web/u],
    ['A file that was moved', '`services/request/src/moved.ts`', /src\/moved\.ts/u],
    ['A route that nobody serves', '`GET /api/wishes`', /nobody serves \/api\/wishes/u],
    [
      'A command that runs no test',
      '`npx vitest run --project integration services/request`',
      /services\/request finds no test/u,
    ],
    ['A variable that nobody reads', '| `OSTA_SPEED` | how fast |', /nobody reads OSTA_SPEED/u],
  ].map(([mistake, text, says]) => ({
    mistake: `README: ${mistake}`,
    tool: 'docs',
    says,
    edit: [last('README.md', text)],
  })),
  ...[
    ['a document outside the repository', 'spec §4', /cites spec §4/u],
    ['a section that is not there', 'docs/spec.md §14', /docs\/spec\.md has no §14/u],
    ['an invariant that is not there', 'I99 of docs/reliability.md', /has no I99/u],
    ['a decision that nobody wrote', 'ADR 999', /cites ADR 999/u],
  ].map(([mistake, cited, says]) => ({
    mistake: `A comment that cites ${mistake}`,
    tool: 'docs',
    says,
    edit: [last('services/request/src/service.ts', `// As ${cited} has it`)],
  })),
  {
    mistake: 'A decision that does not tell how it could be wrong',
    tool: 'docs',
    says: /0045-papers-are-drawn-on-the-server\.md: does not tell How we would/u,
    edit: [
      {
        path: 'docs/adr/0045-papers-are-drawn-on-the-server.md',
        from: '**How we would know it was wrong.**',
        to: 'Then',
      },
    ],
  },
  {
    mistake: 'A service and a guide that the README leaves out',
    tool: 'docs',
    says: /neither names services\/store\n.*neither names docs\/guides\/audit\.md/u,
    edit: [
      { path: 'README.md', from: ', [store](services/store)', to: '' },
      { path: 'README.md', from: '([audit guide](docs/guides/audit.md))', to: '' },
    ],
  },
  {
    mistake: 'An error that advises a command of a package that lacks it',
    tool: 'docs',
    says: /web-build\.ts: there is no npm run pack -w @osta\/web/u,
    edit: [
      {
        path: 'web/src/server/web-build.ts',
        from: 'npm run bundle -w',
        to: 'npm run pack -w',
      },
    ],
  },
  {
    mistake: 'A variable that nobody explains',
    tool: 'docs',
    says: /does not explain OSTA_QUOTE_LIMIT/u,
    edit: [
      {
        path: 'services/request/src/config/request-config.ts',
        from: '  OSTA_QUOTES_PER_REQUEST:',
        to: '  OSTA_QUOTE_LIMIT: whole(1, 20, 5),\n  OSTA_QUOTES_PER_REQUEST:',
      },
    ],
  },
];
