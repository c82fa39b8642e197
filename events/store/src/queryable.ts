import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** Something that runs one statement: a pool or one of its connections. */
export interface Queryable {
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>>;
}
