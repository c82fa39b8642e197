/** Returns the trade of a service: the part of its id before the dot. */
export function categoryOfService(serviceId: string): string {
  return serviceId.split('.')[0] ?? serviceId;
}
