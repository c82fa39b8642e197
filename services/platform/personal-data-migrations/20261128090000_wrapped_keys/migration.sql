-- A key may be wrapped by a secret from outside the database: form, nonce, sealed key, tag.
alter table subject_key
  drop constraint subject_key_key_check,
  add constraint subject_key_key_check check (octet_length(key) in (32, 61)) not valid;
alter table subject_key validate constraint subject_key_key_check;
