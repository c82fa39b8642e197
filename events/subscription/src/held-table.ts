/**
 * What a table of a service holds of people, declared so that an audit can tell whether somebody is forgotten. A column
 * of texts, JSON, bytes or words to search for is in exactly one of the lists; the audit finds each that is in none.
 * Numbers, times, ids and generated columns say nothing by themselves.
 */
export interface HeldTable {
  readonly name: string;
  /** The columns with ids of people: the row is about them. */
  readonly of?: readonly string[];
  /** The table of the same schema that says whose the row is. */
  readonly through?: {
    readonly table: string;
    /** The column here with the id of the row there. */
    readonly key: string;
    /** The column there with the id of the person. */
    readonly of: string;
  };
  /** The row goes with the person, all of it: a session, a file. Then no column needs to be listed. */
  readonly goes?: true;
  /** Words about that person: empty, `--` or sealed once they are forgotten. */
  readonly words?: readonly string[];
  /** JSON of codes, ids, numbers and sealed words: it has no other text about that person. */
  readonly coded?: readonly string[];
  /** Texts that say nothing about who somebody is: codes, hashes, words of the product. */
  readonly others?: readonly string[];
}

/** The tables of one schema. */
export interface HeldSchema {
  readonly schema: string;
  readonly tables: readonly HeldTable[];
}
