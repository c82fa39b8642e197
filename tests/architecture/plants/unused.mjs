import { last } from './edits.mjs';

/** Mistakes that knip catches: nothing uses the code. */
export const unusedPlants = [
  // In each part of the repository: what knip takes for an entry there hides what is unused
  ...[
    'events/subscription/src/inner',
    'services/store/src',
    'web/src/components',
    'ui-kit/src/icons',
    'tests/e2e/src',
  ].map((folder, index) => ({
    mistake: `A file nobody uses, in ${folder}`,
    tool: 'knip',
    says: new RegExp(`${folder}/planted-file-${index}\\.ts`, 'u'),
    add: { [`${folder}/planted-file-${index}.ts`]: 'export const one = 1;\n' },
  })),
  ...[
    ['events/contracts/src/ids.ts', 'export const plantedInContracts = 1;'],
    ['services/standalone/src/edge.ts', 'export const plantedInService = 1;'],
    [
      'services/platform/src/decider.ts',
      'export interface PlantedInPlatform {\n  readonly one: 1;\n}',
    ],
    ['web/src/session/me.queries.ts', 'export const plantedInWeb = 1;'],
    ['ui-kit/src/status-badge/status-badge.tsx', 'export const plantedInKit = 1;'],
    ['tests/e2e/src/route-table.ts', 'export const plantedInTests = 1;'],
    ['tests/architecture/plants/edits.mjs', 'export const plantedInScripts = 1;'],
  ].map(([file, code]) => ({
    mistake: `An export nobody uses, in ${file}`,
    tool: 'knip',
    says: new RegExp(`${/planted\w+/iu.exec(code)[0]}\\b.*${file}`, 'u'),
    edit: [last(file, code)],
  })),
  {
    mistake: 'A dependency nobody uses',
    tool: 'knip',
    says: /better-auth\s+services\/request\/package\.json/u,
    edit: [
      {
        path: 'services/request/package.json',
        from: '"dependencies": {',
        to: '"dependencies": {\n    "better-auth": "1.7.7",',
      },
    ],
  },
];
