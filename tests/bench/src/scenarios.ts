import type { Scenario } from './scenario.ts';
import { list } from './scenarios/list.ts';
import { project } from './scenarios/project.ts';

/** Everything that is measured. */
export const scenarios: readonly Scenario[] = [project, list];
