-- The files of pictures of work: every file has a row, so that none is left behind
create table work_picture (
  id uuid primary key,
  professional_id uuid not null,
  created_at timestamptz(3) not null
);
-- How many a professional keeps, and which: files/work-pictures.sql.ts
create index work_picture_professional_id_idx on work_picture (professional_id);
