/** Where the uploads of somebody have their rows. */
export interface FileTable {
  /** With its schema: `store.picture`. An index begins with the owner. */
  readonly table: string;
  /** The column that says whose an upload is. */
  readonly owner: string;
  /** Selects the ids, as text, of the uploads of the owner $1 that are in use: that their page shows. */
  readonly used: string;
  /** Narrows what counts towards the limit of an owner; absent: every upload does. */
  readonly counted?: string;
}

/** The statements for the rows of uploads. */
interface FileStatements {
  /** Inserts an upload, unless the owner keeps $4 already. Index of owners. $1 id, $2 owner, $3 now. */
  readonly add: string;
  /** Tells whether an upload belongs to an owner. Primary key. $1 id, $2 owner. */
  readonly isOf: string;
  /** Counts those of these uploads that belong to an owner. Primary key. $1 ids, $2 owner. */
  readonly countOf: string;
  /**
   * Lists the uploads of an owner that came until a moment and that are not in use; $3: also those that are.
   * Index of owners. $1 owner, $2 the moment.
   */
  readonly unused: string;
  /** Deletes an upload. Primary key. $1 id. */
  readonly drop: string;
}

/** Returns the statements for the rows of uploads. */
export function fileStatements({
  table,
  owner,
  used,
  counted = 'true',
}: FileTable): FileStatements {
  return {
    add: `
      insert into ${table} (id, ${owner}, created_at)
      select $1, $2, $3
      where (select count(*) from ${table} where ${owner} = $2 and ${counted}) < $4`,
    isOf: `select 1 from ${table} where id = $1 and ${owner} = $2`,
    countOf: `
      select count(*)::int as count from ${table} where id = any ($1::uuid[]) and ${owner} = $2`,
    unused: `
      select id from ${table}
      where ${owner} = $1 and created_at <= $2 and ($3 or id::text not in (${used}))`,
    drop: `delete from ${table} where id = $1`,
  };
}
