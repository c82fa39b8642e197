/** Returns the trade that a service belongs to: the part of its id before the dot. */
export function categoryOf(serviceId: string): string {
  return serviceId.slice(0, serviceId.indexOf('.'));
}
