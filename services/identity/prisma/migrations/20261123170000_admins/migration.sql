-- A handful among all: queries/find-admins.sql.ts
create index auth_user_admin_idx on auth_user (id) where is_admin;
