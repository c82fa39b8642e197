import { checkpointParameters, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';

import { forgetSql } from '../personal-data/personal-data.sql.ts';

/**
 * Returns the statement that forgets the erased, copies people and moves the checkpoint. Primary key of
 * `subject_key`.
 *
 * Parameters: the erased; those of the checkpoint; those of the copy.
 *
 * @param copySql see `PeopleCopy`
 */
export function followPeopleSql(schema: string, copySql?: (first: number) => string): string {
  const copy = copySql ? `${copySql(2 + checkpointParameters)}, ` : '';
  return `with ${copy}${forgetSql(schema, 1)}, ${moveCheckpointSql(schema, 2)} select`;
}
