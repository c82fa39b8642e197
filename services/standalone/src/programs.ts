import { edgePaths } from './edge-paths.ts';
import { services } from './services.ts';

/** A program of the distributed way: one process, or one container. */
export interface Program {
  /** `request`, `web` */
  readonly name: string;
  /** Its compiled file, relative to the root of the repository. */
  readonly file: string;
  /** The source of that file. */
  readonly source: string;
  /** The programs whose API it describes besides its own. */
  readonly describes: readonly string[];
}

const { describer } = edgePaths(services);
const names = services.map(({ name }) => name);

/** Every program behind the edge: the services, and the web. */
export const programs: readonly Program[] = [
  ...names.map((name) => ({
    name,
    file: `services/${name}/dist/main.js`,
    source: `services/${name}/src/main.ts`,
    describes: name === describer ? names.filter((other) => other !== name) : [],
  })),
  {
    name: 'web',
    file: 'web/dist/server/main.js',
    source: 'web/src/server/main.ts',
    describes: [],
  },
];
