/** Inserts a file, unless the person has $4 already. Index `document_file_applicant_id_idx`. $1 id, $2 person, $3 now. */
export const addFile = `
  insert into professional.document_file (id, applicant_id, created_at)
  select $1, $2, $3
  where (select count(*) from professional.document_file where applicant_id = $2) < $4`;

/** Tells whether a file belongs to a person. Primary key. $1 id, $2 person. */
export const isFileOf = `
  select 1 from professional.document_file where id = $1 and applicant_id = $2`;

/** Lists the files of a person. Index `document_file_applicant_id_idx`. $1 person. */
export const filesOf = `select id from professional.document_file where applicant_id = $1`;

/** Deletes a file. Primary key. $1 id. */
export const dropFile = `delete from professional.document_file where id = $1`;
