-- Redirects are kept by the service of the catalogue, in its own schema. Their trigger goes with the table.
drop table redirect;
drop function redirect_in_one_step();
drop function path_in_both_languages(text);
