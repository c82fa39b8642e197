/** Where the service has the fields of the form. */
export const requestServiceNames = {
  service: 'body.content.serviceId',
  description: 'body.content.description',
  photos: 'body.content.photoIds',
  place: 'body.content.placeId',
  address: 'body.content.addressNote',
  windows: 'body.content.wanted',
  least: 'body.content.budget.min',
  most: 'body.content.budget.max',
  professionals: 'body.professionalIds',
};
