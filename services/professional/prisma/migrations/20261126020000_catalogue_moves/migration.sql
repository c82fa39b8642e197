-- Search words are kept by the service of the catalogue, in its own schema.
drop table catalogue_entry;
