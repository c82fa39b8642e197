-- The link in a letter is a secret of its own, hashed: who has it has the mailbox. docs/adr/0061
alter table one_time_code add column link text;
