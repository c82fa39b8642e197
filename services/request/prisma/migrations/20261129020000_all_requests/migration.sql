-- The requests of everybody, for admins: queries/list-all-requests.sql.ts
create index service_request_created_at_id_idx on service_request (created_at desc, id desc);
