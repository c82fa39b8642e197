/** A statement that reads no table: what the way to the server takes, whatever the size. */
export const pingSql = 'select $1::text as said';
