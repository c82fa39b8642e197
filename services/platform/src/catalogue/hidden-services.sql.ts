/** The expression of the services that admins have hidden, from the service's own copy: few, and read whole. */
export const hiddenServices = 'array(select id from catalogue_override where is_hidden)';
