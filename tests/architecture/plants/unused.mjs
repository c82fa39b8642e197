import { last } from './edits.mjs';

/** Mistakes that knip catches: nothing uses the code. */
export const unusedPlants = [
  {
    mistake: 'A file nobody uses',
    tool: 'knip',
    says: /planted-file\.ts/u,
    add: { 'events/subscription/src/inner/planted-file.ts': 'export const one = 1;\n' },
  },
  {
    mistake: 'An export nobody uses',
    tool: 'knip',
    says: /plantedExport/u,
    edit: [last('services/standalone/src/edge.ts', 'export const plantedExport = 1;')],
  },
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
